import { useEffect, useRef } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

const keyOf = (key: string, label: string) =>
  isApple
    ? { key, label: `⌘${label}`, aria: `Meta+${key}` }
    : { key, label: `Ctrl+${label}`, aria: `Control+${key}` }

/**
 * The keys of the bar. Screen readers and the shortcuts of the app do not use them. Text fields use the arrows, so there
 * they only work while the field is empty.
 */
export const PANEL_KEY = keyOf('.', '.')
export const NEXT_KEY = keyOf('ArrowRight', 'Right arrow')
export const BACK_KEY = keyOf('ArrowLeft', 'Left arrow')

/** Calls the function of a key that is pressed anywhere on the page. */
export function useDemoKeys(onPress: Readonly<Record<string, () => void>>): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event
      const hasModifier = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
      const press = latest.current[key]
      if (press === undefined || !hasModifier || altKey || shiftKey || repeat) return
      if (key !== PANEL_KEY.key && hasText(target)) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function hasText(target: EventTarget | null): boolean {
  return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''
}
