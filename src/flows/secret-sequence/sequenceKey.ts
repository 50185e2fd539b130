import type { SequenceKey } from './secretSequence.ts'

/** The properties of a keyboard event that nextSequence needs. */
export function sequenceKey(event: KeyboardEvent): SequenceKey {
  const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event
  return {
    type: event.type === 'keyup' ? 'keyup' : 'keydown',
    ...{ key, shiftKey, ctrlKey, altKey, metaKey, repeat },
    isInTextField: isTextField(document.activeElement),
  }
}

/** Input types without text entry. Every other type, also an unknown one, counts as a text field. */
const NON_TEXT_TYPES = 'button checkbox color file hidden image radio range reset submit'
  .split(' ')
  .map((type) => `[type="${type}"]`)

const TEXT_FIELD = `textarea, select, [role="textbox"], [role="combobox"], input:not(${NON_TEXT_TYPES})`

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(TEXT_FIELD))
}
