import { useRestoreFocus } from '../../../lib/focus/useRestoreFocus.ts'

/** The value of `data-press`: what a button does. Focus moves to a button with the same value. */
export type Press = 'retry' | 'dismiss' | 'cancel'

interface ButtonPosition {
  selector: string
  index: number
}

const restoreOptions = {
  positionOf(element: Element, container: HTMLElement): ButtonPosition {
    const selector = `[data-press="${element.getAttribute('data-press')}"]`
    return { selector, index: Array.from(container.querySelectorAll(selector)).indexOf(element) }
  },
  elementAt({ selector, index }: ButtonPosition, container: HTMLElement) {
    const buttons = container.querySelectorAll<HTMLElement>(selector)
    return buttons[Math.min(index, buttons.length - 1)] ?? container.querySelector('button')
  },
}

/**
 * Moves focus when the focused button is removed with its upload: to the next button of the same kind, otherwise to the
 * first button of the container (the drop zone).
 */
export const useUploadFocus = () => useRestoreFocus(restoreOptions)
