import { become } from '../become.ts'
import { askInNewChat } from '../chat.ts'
import type { ScriptStep } from '../step.ts'

export const ask: ScriptStep = {
  title: 'Ask about a contradiction',
  say: 'Two documents give different numbers. The answer shows both and says which document each one comes from.',
  seconds: 40,
  action: 'Ask the question',
  effect: 'Signs in as the user and asks the question in a new chat.',
  async perform(ports, { question }) {
    await become('user', ports)
    await askInNewChat(question, ports)
  },
}
