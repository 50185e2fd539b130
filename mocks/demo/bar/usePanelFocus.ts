import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../../src/lib/focus/isFocusLost.ts'

export interface PanelFocusOptions {
  isOpen: boolean
  /** Whether an action is running. The pressed control loses the focus while it is disabled. */
  isBusy: boolean
  /** Whether the panel also gets the focus if it is open at the start. */
  atStart: boolean
}

/** Returns the ref of the panel, which gets the focus when it opens and when one of its actions ends. */
export function usePanelFocus({
  isOpen,
  isBusy,
  atStart,
}: PanelFocusOptions): RefObject<HTMLDivElement | null> {
  const panelRef = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(atStart)
  const hadFocus = useRef(false)

  useEffect(() => {
    if (isOpen && takesFocus.current) panelRef.current?.focus()
    takesFocus.current = true
  }, [isOpen])

  // The browser takes the focus from a disabled element after the layout effects.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = panelRef.current?.contains(document.activeElement) === true
    else if (hadFocus.current && isFocusLost()) panelRef.current?.focus()
  }, [isBusy])

  return panelRef
}
