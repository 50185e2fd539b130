import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** What a press on a button does, as its attribute `data-press`. Another press must never do something else unawares. */
export type Press = 'retry' | 'dismiss' | 'cancel'

/**
 * Keeps the place of the keyboard where a pressed button goes away with what it was pressed for: the next button that
 * does the same has the focus then, and where there is none, the first of all. Spread what it returns on the element
 * around them.
 */
export function usePressedFocus() {
  const pressed = useRef<{ box: HTMLElement; alike: string; place: number } | null>(null)

  useLayoutEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return
    const { box, alike, place } = pressed.current
    const buttons = box.querySelectorAll<HTMLElement>(alike)
    const heir = buttons[Math.min(place, buttons.length - 1)] ?? box.querySelector('button')
    heir?.focus()
    pressed.current = null
  })

  return {
    onClick({ currentTarget: box, target }: MouseEvent<HTMLElement>) {
      const button = target instanceof Element ? target.closest('button') : null
      const alike = `[data-press="${button?.dataset.press}"]`
      pressed.current = button && {
        box,
        alike,
        place: Array.from(box.querySelectorAll(alike)).indexOf(button),
      }
    },
    // What goes away loses the focus without a word; this is somebody going elsewhere.
    onBlur() {
      pressed.current = null
    },
  }
}
