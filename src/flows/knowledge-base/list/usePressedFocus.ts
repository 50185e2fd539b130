import { useRestoreFocus } from '../../../lib/focus/useRestoreFocus.ts'

/** What a button does, as its attribute `data-press`. Focus never moves to a button that does something else. */
export type Press = 'retry' | 'dismiss' | 'cancel'

/**
 * Keeps focus when a clicked button is removed with its upload: on the next button with the same `data-press`, else on
 * the first button. Spread the returned handlers on the element around the buttons.
 */
export function usePressedFocus() {
  return useRestoreFocus({
    positionOf(element, container) {
      if (!(element instanceof HTMLButtonElement)) return null
      const sameAction = `[data-press="${element.dataset.press}"]`
      return { sameAction, index: [...container.querySelectorAll(sameAction)].indexOf(element) }
    },
    elementAt({ sameAction, index }, container) {
      const buttons = container.querySelectorAll<HTMLElement>(sameAction)
      return buttons[Math.min(index, buttons.length - 1)] ?? container.querySelector('button')
    },
  })
}
