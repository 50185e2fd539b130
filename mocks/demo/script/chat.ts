import { PATHS } from '../../../src/domain/paths.ts'
import { buttonNamed, waitFor } from './page.ts'
import type { StepPorts } from './step.ts'

/** The button that takes the place of Send while an answer is pending. */
const STOP_LABEL = 'Stop waiting for the answer'

/** Asks the question in a new chat and waits for the sources of the answer. The user must be signed in. */
export async function askInNewChat(question: string, { open }: Pick<StepPorts, 'open'>): Promise<void> {
  const before = openSession()
  open(PATHS.chat, { question })
  const isOpen = () => ![before, null, 'new'].includes(openSession())
  await waitFor(isOpen, 'The question could not be asked.')
  await answered(question)
  await waitFor(() => sourceCards().length > 0, 'The answer has no sources.')
}

/** Types the question into the open chat and sends it. */
export async function sendInOpenChat(question: string): Promise<void> {
  const field = await waitFor(
    () => document.querySelector<HTMLTextAreaElement>('main textarea'),
    'The chat could not be opened.',
  )
  // React hears of a value only if the element's own setter has set it.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, question)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const button = await waitFor(() => buttonNamed('Send'), 'The question could not be sent.')
  button.click()
}

/** Waits until the question, which is the last one of the open chat, is answered or has failed. */
export async function answered(question: string): Promise<void> {
  await waitFor(
    () => lastMessages().some((text) => text.includes(question)) && buttonNamed(STOP_LABEL) === null,
    'The answer takes too long.',
  )
}

/** The cards of the sources of the selected answer. */
export const sourceCards = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-source-card]'),
]

const openSession = (): string | null => new URLSearchParams(location.search).get('session')

function lastMessages(): string[] {
  const messages = [...document.querySelectorAll('[role="log"] article')]
  return messages.slice(-2).map(({ textContent }) => textContent)
}
