import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the place of the keyboard where a pressed button goes away with what it was pressed for: the button that
 * comes to its place has the focus then, or the last one there is. Spread what it returns on the element around them.
 */
export function usePressedFocus() {
  const pressed = useRef<{ box: HTMLElement; place: number } | null>(null)

  useLayoutEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return
    const buttons = pressed.current.box.querySelectorAll('button')
    buttons[Math.min(pressed.current.place, buttons.length - 1)]?.focus()
    pressed.current = null
  })

  return {
    onClick({ currentTarget: box, target }: MouseEvent<HTMLElement>) {
      const button = target instanceof Element ? target.closest('button') : null
      pressed.current = button && { box, place: Array.from(box.querySelectorAll('button')).indexOf(button) }
    },
    // What goes away loses the focus without a word; this is somebody going elsewhere.
    onBlur() {
      pressed.current = null
    },
  }
}
