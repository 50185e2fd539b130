import { become } from '../become.ts'
import { askInNewChat } from '../chat.ts'
import { UserDocuments } from '../sample.ts'
import type { ScriptStep } from '../step.ts'

export const askAgain: ScriptStep = {
  title: 'Ask the same question again',
  say: 'The answer has changed: the new document is weighed with the others, and what it replaces is struck through.',
  seconds: 30,
  action: 'Ask again',
  effect: 'Asks the first question in a new chat.',
  async perform(ports, { question, loadSample }) {
    await become('user', ports)
    const [documents, file] = await Promise.all([UserDocuments.of(ports), loadSample()])
    await documents.upload(file)
    await documents.indexed(file.name)
    await askInNewChat(question, ports)
  },
}
