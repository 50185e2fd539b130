import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { answersMachine } from '../../../../../src/flows/chat/machine/answers.machine.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const question = createChatMessage({ id: 'q1', role: 'user', content: 'How long?', sources: [] })
const ended = { type: 'xstate.done.actor.s1', actorId: 's1' } as const

testPaths(answersMachine, './answers.machine.paths.txt', {
  // The path tests have no children to join: see answers.actors.test.ts.
  repeatable: ['question.asked'],
  starts: { 'no question': { questions: {} } },
  events: [
    { type: 'question.asked', sessionId: 's1', question, answersBefore: 1 },
    { type: 'question.stopped', sessionId: 's1' },
    { type: 'question.forgotten', sessionId: 's1' },
    { ...ended, output: { answer: createChatMessage({ id: 'm1' }) } },
    { ...ended, output: { error: new Error('Offline') } },
  ],
  sentBy: ({ type }) => (type === ended.type ? 's1' : undefined),
})
