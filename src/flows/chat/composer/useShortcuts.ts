import { useEffect, useLayoutEffect, useRef } from 'react'

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'
/** Toasts are non-modal dialogs: they do not block shortcuts on the page. */
const MODAL_OVERLAYS = `:is(${OVERLAYS}):not([aria-modal="false"])`

/** Handlers by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** Runs a handler when its key is pressed without modifiers, outside of text fields and overlays, if no modal is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run = latest.current[event.key.toLowerCase()]
      const hasNoModifiers =
        !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing
      const isExcluded =
        event.target instanceof Element &&
        (event.target.matches(TEXT_FIELDS) || event.target.closest(OVERLAYS) !== null)
      if (run === undefined || !hasNoModifiers || isExcluded) return
      if (document.querySelector(MODAL_OVERLAYS) !== null) return
      // Prevents typing the key into the field that the shortcut focuses.
      event.preventDefault()
      run()
    }
    // The capture phase, because a focused disabled button stops key events from bubbling.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
