import { expect, userEvent } from 'storybook/test'
import { type Driver, enabled } from './driver.ts'

/** More Tab presses than any page needs. */
const MAX_PRESSES = 150

/** Widgets with one Tab stop, whose parts are reached by arrow keys. */
const COMPOSITES = '[role=radiogroup], [role=tablist], [role=menu], [role=listbox]'

/** Controls that Space activates. Enter activates the others. */
const BY_SPACE = 'input, [role=radio], [role=checkbox], [role=switch]'

/** Uses the controls by keyboard only. Fails if a control cannot be reached or does not show that it has the focus. */
export const keyboard: Driver = {
  async press(control) {
    await reach(control)
    await userEvent.keyboard(control.matches(BY_SPACE) ? ' ' : '{Enter}')
  },
  async fill(field, text) {
    await reach(field)
    await userEvent.keyboard(`{Control>}a{/Control}${text}`)
  },
  async choose(select, option) {
    await reach(select)
    // The browser's own list of options gets no events of scripts.
    await userEvent.selectOptions(select, option)
  },
  async upload(button, input, files) {
    let isOpened = false
    const open = (event: Event) => {
      isOpened = true
      // The browser opens its file picker only for a person.
      event.preventDefault()
    }
    input.addEventListener('click', open, { once: true })
    await keyboard.press(button)
    await expect(isOpened, `${textOf(button)} opens the file picker`).toBe(true)
    await userEvent.upload(input, [...files])
  },
}

/**
 * Moves the focus to a control by Tab, Shift+Tab and arrow keys.
 *
 * @throws Error if the control is not reached or has no focus indicator
 */
async function reach(control: HTMLElement): Promise<void> {
  await enabled(control)
  const { ownerDocument } = control
  // The message of an email is in a frame, whose Tab stops scripts cannot visit from outside.
  if (ownerDocument !== document) return control.focus()
  const isReached = (await tabTo(control, isBefore(control))) || (await tabTo(control, !isBefore(control)))
  if (!isReached) throw new Error(`${textOf(control)} cannot be reached by Tab and arrow keys.`)
  if (!hasFocusIndicator(control)) throw new Error(`${textOf(control)} does not show that it has the focus.`)
}

async function tabTo(control: HTMLElement, shift: boolean): Promise<boolean> {
  const composite = control.closest(COMPOSITES)
  const visited = new Set<Element>()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const active = document.activeElement
    if (active === control) return true
    if (active !== null && composite?.contains(active) && active !== composite) {
      await userEvent.keyboard(composite.matches('[role=tablist]') ? '{ArrowRight}' : '{ArrowDown}')
      continue
    }
    if (active !== null && active !== document.body) {
      if (visited.has(active)) return false
      visited.add(active)
    }
    await userEvent.tab({ shift })
  }
  return false
}

function isBefore(control: HTMLElement): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return false
  return (activeElement.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}

/** Whether the focused control, an element around it or one beside it has an outline. The app uses no other outlines. */
function hasFocusIndicator(control: HTMLElement): boolean {
  const around = [control, control.parentElement, control.parentElement?.parentElement]
  const beside = control.parentElement?.children ?? []
  return [...around, ...beside].some(
    (element) =>
      element != null && [null, '::before', '::after'].some((pseudo) => hasOutline(element, pseudo)),
  )
}

function hasOutline(element: Element, pseudo: string | null): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
}

const textOf = (control: HTMLElement) =>
  `The ${control.getAttribute('role') ?? control.localName} “${(control.getAttribute('aria-label') ?? control.textContent) || control.id}”`
