import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { FindScreenProps } from '../flows/find/FindScreen.tsx'
import { hasModifier } from '../lib/modifierKey.ts'
import { toasts } from '../ui/Toasts/toasts.ts'

const NOT_AVAILABLE = 'Find is not available'

const MODALS = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])'

/** "Find anything", which Ctrl or ⌘ with K opens too, unless a dialog is open. Its code is loaded when it is opened. */
export function useFindAnything(isAdmin: boolean): { openFind: () => void; find: ReactNode } {
  const [Screen, setScreen] = useState<ComponentType<FindScreenProps> | null>(null)
  const [{ visit, isOpen }, setVisit] = useState({ visit: 0, isOpen: false })
  const openFind = useCallback(() => {
    import('../flows/find/FindScreen.tsx').then(
      ({ default: FindScreen }) => {
        toasts.closeError(NOT_AVAILABLE)
        setScreen(() => FindScreen)
        setVisit(({ visit }) => ({ visit: visit + 1, isOpen: true }))
      },
      () => toasts.error(NOT_AVAILABLE, 'Check your connection, then try again.'),
    )
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !hasModifier(event) || event.repeat) return
      if (document.querySelector(MODALS) !== null) return
      event.preventDefault()
      openFind()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [openFind])
  const close = () => setVisit({ visit, isOpen: false })
  return { openFind, find: Screen && <Screen key={visit} open={isOpen} isAdmin={isAdmin} onClose={close} /> }
}
