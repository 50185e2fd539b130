import { type RefObject, useEffect } from 'react'

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Moves the focus to a label's control when `key` is pressed anywhere but in a text field or a dialog. */
export function useShortcut(key: string | undefined, label: RefObject<HTMLLabelElement | null>) {
  useEffect(() => {
    if (!key) return
    function focusControl(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(`${writable}, [role="dialog"]`)) return
      event.preventDefault()
      label.current?.control?.focus()
    }
    // Before anything in the page: a disabled button that has the focus takes every key and does nothing with it.
    document.addEventListener('keydown', focusControl, { capture: true })
    return () => document.removeEventListener('keydown', focusControl, { capture: true })
  }, [key, label])
}
