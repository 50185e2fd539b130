import { useEffect } from 'react'

const TEXT_FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"] *'

/** Runs on a single key, pressed anywhere but in a text field or a dialog. */
export function useShortcut(key: string, run: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      const isTyping = event.target instanceof Element && event.target.matches(TEXT_FIELDS)
      if (event.key.toLowerCase() !== key || !isPlain || isTyping) return
      // The key itself must not end up in the field that the shortcut leads to.
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key, run])
}
