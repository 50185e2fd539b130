import type { SequenceKey } from './secretSequence.ts'

/** What the reducer wants to know of a key. */
export function sequenceKey(event: KeyboardEvent): SequenceKey {
  const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event
  return {
    type: event.type === 'keyup' ? 'keyup' : 'keydown',
    ...{ key, shiftKey, ctrlKey, altKey, metaKey, repeat },
    isInTextField: isTextField(document.activeElement),
  }
}

/** Inputs that take no letters. All others do, those that a browser may not know yet included. */
const WITHOUT_LETTERS = 'button checkbox color file hidden image radio range reset submit'
  .split(' ')
  .map((type) => `[type="${type}"]`)

const TEXT_FIELD = `textarea, select, [role="textbox"], [role="combobox"], input:not(${WITHOUT_LETTERS})`

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(TEXT_FIELD))
}
