import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { answerWith, startChat } from '../../../support/chat.ts'
import { settled } from '../../../support/documents.ts'

type Chat = ReturnType<typeof startChat>
type Call = Chat['calls']['ask'][number] | Chat['calls']['create'][number] | Chat['calls']['load'][number]

/** What a person or the backend may do next, in any order. What they do is named after the session it belongs to. */
const STEPS: Record<string, (chat: Chat) => void> = {
  say: (chat) => chat.say('How long?'),
  'submit again': (chat) => chat.submit(),
  type: (chat) => chat.type('half a thought'),
  'new chat': (chat) => chat.actor.send({ type: 'newChat.requested' }),
  'open lamp': (chat) => chat.actor.send({ type: 'session.selected', id: 'lamp' }),
  'open horn': (chat) => chat.actor.send({ type: 'session.selected', id: 'horn' }),
  'ask again': (chat) => chat.askAgain(),
  edit: (chat) => chat.actor.send({ type: 'edit.begun' }),
  'delete lamp': (chat) => {
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete.at(-1)?.answer()
  },
  stop: (chat) => chat.actor.send({ type: 'answer.cancelled' }),
  reload: (chat) => chat.actor.send({ type: 'thread.requested' }),
  'list arrives': (chat) =>
    chat.calls.list.at(-1)?.answer([createChatSession({ id: 'lamp' }), createChatSession({ id: 'horn' })]),
  'list fails': (chat) => chat.calls.list.at(-1)?.refuse('Bad Gateway'),
  'threads arrive': (chat) => {
    for (const { input, answer } of chat.calls.load) {
      answer({ messages: [answerOf(input.sessionId, 'loaded')], isWaiting: false })
    }
  },
  'threads fail': (chat) => refuse(chat.calls.load),
  'sessions are created': (chat) => {
    for (const [index, call] of chat.calls.create.entries()) {
      call.answer(createChatSession({ id: `new ${index}`, message_count: 0 }))
    }
  },
  'creating fails': (chat) => refuse(chat.calls.create),
  'answers arrive': (chat) => {
    for (const call of chat.calls.ask) call.answer(answerOf(call.input.sessionId, 'asked'))
  },
  'asking fails': (chat) => refuse(chat.calls.ask),
}

let made = 0
function answerOf(sessionId: string, how: string) {
  made += 1
  return answerWith(`${how} ${made}`, { content: sessionId })
}

function refuse(calls: readonly Call[]) {
  for (const call of calls) call.refuse('Bad Gateway')
}

/** How often a question was sent on its way. */
const sentBy = ({ calls }: Chat) => calls.create.length + calls.ask.length

test('whatever happens in whatever order, a thread holds answers of its own session only, and one question is under way at a time', async () => {
  const steps = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(steps, async (names) => {
      const chat = startChat()
      for (const name of names) {
        const isWaiting = chat.actor.getSnapshot().hasTag('waiting')
        const sent = sentBy(chat)
        STEPS[name]?.(chat)
        if (isWaiting) expect(sentBy(chat)).toBe(sent)
        await settled()
        const { messages, selectedId } = chat.context()
        const answers = messages.filter(({ role, isApology }) => role === 'assistant' && !isApology)
        expect(answers.every(({ content }) => content === selectedId)).toBe(true)
        expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
      }
      chat.actor.stop()
    }),
    { numRuns: 300 },
  )
})
