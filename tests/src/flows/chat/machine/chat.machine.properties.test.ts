import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { createChatSession } from '../../../../../mocks/factories/chatSession.ts'
import { flushPromises } from '../../../../support/documents.ts'
import { horn, lamp, startChat } from '../support.ts'

type Chat = ReturnType<typeof startChat>
type Call = Chat['calls']['ask'][number] | Chat['calls']['create'][number] | Chat['calls']['load'][number]

/** Actions of the user and responses of the backend, run in random order. Message texts are their chat session's id. */
const STEPS: Record<string, (chat: Chat) => void> = {
  ask: (chat) => chat.ask('How long?'),
  'submit again': (chat) => chat.submit(),
  type: (chat) => chat.type('half a thought'),
  'new chat': (chat) => chat.actor.send({ type: 'newChat.requested' }),
  'open lamp': (chat) => chat.select('lamp'),
  'open horn': (chat) => chat.select('horn'),
  'ask again': (chat) => chat.askAgain(),
  edit: (chat) => chat.actor.send({ type: 'edit.started' }),
  'delete lamp': (chat) => {
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete.at(-1)?.resolve()
  },
  'lamp is deleted elsewhere': (chat) => chat.actor.send({ type: 'session.deleted', id: 'lamp' }),
  stop: (chat) => chat.actor.send({ type: 'answer.cancelled' }),
  reload: (chat) => chat.actor.send({ type: 'thread.requested' }),
  'list arrives': (chat) => chat.calls.list.at(-1)?.resolve([lamp, horn]),
  'list fails': (chat) => chat.calls.list.at(-1)?.reject('Bad Gateway'),
  'threads arrive': (chat) => {
    for (const { input, resolve: answer } of chat.calls.load) {
      answer({ messages: [createAnswer(input.sessionId, 'loaded')], pendingQuestion: null })
    }
  },
  'threads fail': (chat) => rejectAll(chat.calls.load),
  'sessions are created': (chat) => {
    for (const [index, call] of chat.calls.create.entries()) {
      call.resolve(createChatSession({ id: `new ${index}`, message_count: 0 }))
    }
  },
  'creating fails': (chat) => rejectAll(chat.calls.create),
  'answers arrive': (chat) => {
    for (const call of chat.calls.ask) call.resolve(createAnswer(call.input.sessionId, 'asked'))
  },
  'asking fails': (chat) => rejectAll(chat.calls.ask),
}

let answerCount = 0
function createAnswer(sessionId: string, source: string) {
  answerCount += 1
  return createChatMessage({ id: `${source} ${answerCount}`, content: sessionId })
}

function rejectAll(calls: readonly Call[]) {
  for (const call of calls) call.reject('Bad Gateway')
}

/** Number of calls that send a question. */
const countSent = ({ calls }: Chat) => calls.create.length + calls.ask.length

test('the chat shows only answers of the open chat session, sends one question at a time and keeps its context serializable, in any order of events', async () => {
  const steps = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(steps, async (names) => {
      const chat = startChat()
      for (const name of names) {
        const isWaiting = chat.actor.getSnapshot().hasTag('waiting')
        const sent = countSent(chat)
        STEPS[name]?.(chat)
        if (isWaiting) expect(countSent(chat)).toBe(sent)
        await flushPromises()
        const context = chat.context()
        expect(JSON.parse(JSON.stringify(context))).toEqual(context)
        const { messages, selectedId } = context
        const answers = messages.filter(({ role, isApology }) => role === 'assistant' && !isApology)
        expect(answers.every(({ content }) => content === selectedId)).toBe(true)
        expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
      }
      chat.actor.stop()
    }),
    { numRuns: 300 },
  )
})
