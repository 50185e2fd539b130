import { type RefObject, useEffect } from 'react'

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Focuses a label's control when `key` is pressed outside of text fields and dialogs. */
export function useShortcut(key: string | undefined, label: RefObject<HTMLLabelElement | null>) {
  useEffect(() => {
    if (!key) return
    function focusControl(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(`${writable}, [role="dialog"]`)) return
      event.preventDefault()
      label.current?.control?.focus()
    }
    // In the capture phase, because a focused disabled button swallows key events.
    document.addEventListener('keydown', focusControl, { capture: true })
    return () => document.removeEventListener('keydown', focusControl, { capture: true })
  }, [key, label])
}
