import { useEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable]'
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** What each key does, by `KeyboardEvent.key` in lower case. The same object until something changes. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** Runs on single keys, pressed anywhere but in a text field, or while something lies over the page. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const run = shortcuts[event.key.toLowerCase()]
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing
      const isTyping = event.target instanceof Element && event.target.matches(TYPING)
      if (run === undefined || !isPlain || isTyping || event.defaultPrevented) return
      if (document.querySelector(OVER_THE_PAGE) !== null) return
      // The key itself must not end up in the field that the shortcut leads to.
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
}
