import { PATHS } from '../../../../src/domain/paths.ts'
import { answered, sendInOpenChat } from '../chat.ts'
import type { ScriptStep } from '../step.ts'
import { ask } from './ask.ts'

export const followUp: ScriptStep = {
  title: 'Ask a follow-up question',
  say: 'One word is enough, because the chat knows what the question before was about.',
  seconds: 20,
  action: 'Ask why',
  effect: 'Asks “Why?” in the same chat.',
  async perform(ports, texts) {
    const isAsked = document.querySelector('[role="log"]')?.textContent.includes(texts.question) === true
    if (location.pathname !== PATHS.chat || !isAsked) await ask.perform(ports, texts)
    await sendInOpenChat(texts.followUp)
    await answered(texts.followUp)
  },
}
