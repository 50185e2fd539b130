import { type RefObject, useEffect } from 'react'

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Moves the focus to an element when `key` is pressed anywhere but in a text field or a dialog. */
export function useShortcut(key: string | undefined, target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!key) return
    function focusTarget(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest(`${writable}, [role="dialog"]`)) return
      event.preventDefault()
      target.current?.focus()
    }
    document.addEventListener('keydown', focusTarget)
    return () => document.removeEventListener('keydown', focusTarget)
  }, [key, target])
}
