import { useEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable]'
const APART = '[role="dialog"], [role="alertdialog"], [role="menu"]'
/** Toasts are dialogs that leave the page as it is, and say so. */
const OVER_THE_PAGE = `:is(${APART}):not([aria-modal="false"])`

/** What each key does, by `KeyboardEvent.key` in lower case. The same object until something changes. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** Runs on single keys, pressed anywhere but in a text field or a toast, or while something lies over the page. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run = shortcuts[event.key.toLowerCase()]
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing
      const isElsewhere =
        event.target instanceof Element &&
        (event.target.matches(TYPING) || event.target.closest(APART) !== null)
      if (run === undefined || !isPlain || isElsewhere) return
      if (document.querySelector(OVER_THE_PAGE) !== null) return
      // The key itself must not end up in the field that the shortcut leads to.
      event.preventDefault()
      run()
    }
    // Before anything in the page: a disabled button that has the focus takes every key and does nothing with it.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [shortcuts])
}
