import { PATHS } from '../../../../src/domain/paths.ts'
import { sourceCards } from '../chat.ts'
import type { ScriptStep } from '../step.ts'
import { ask } from './ask.ts'

export const openSource: ScriptStep = {
  title: 'Open the cited page',
  say: 'Every sentence has a source. One click opens the document at the passage that it cites.',
  seconds: 20,
  action: 'Open the page',
  effect: 'Opens a source of the answer: the first one with pages, if there is one.',
  async perform(ports, texts) {
    if (location.pathname !== PATHS.chat || sourceCards().length === 0) await ask.perform(ports, texts)
    const cards = sourceCards()
    const withPages = cards.find((card) => card.closest('li')?.textContent.includes('.pdf'))
    ;(withPages ?? cards[0])?.click()
  },
}
