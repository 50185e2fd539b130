import { useEffect, useRef } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/**
 * The key of the panel. Text fields, screen readers and the shortcuts of the app do not use it, and browsers use it, if at
 * all, only while a page loads.
 */
export const PANEL_KEY = isApple ? { label: '⌘.', aria: 'Meta+.' } : { label: 'Ctrl+.', aria: 'Control+.' }

/** Calls the function when the key of the panel is pressed anywhere on the page. */
export function usePanelKey(onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
      const hasModifier = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
      if (key !== '.' || !hasModifier || altKey || shiftKey || repeat) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
