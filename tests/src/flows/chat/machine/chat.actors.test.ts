import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { MemoryStorage } from '../../../../../mocks/demo/storage/memoryStorage.ts'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { createSession, getThread } from '../../../../../src/api/chat.ts'
import { createAnswers } from '../../../../../src/flows/chat/machine/answers.actors.ts'
import { liveChatActors } from '../../../../../src/flows/chat/machine/chat.actors.ts'
import { openAsUser, USER_ID } from '../../../../support/flows/backendAccount.ts'
import { type MockNetwork, offline } from '../../../../support/flows/mockNetwork.ts'

let actors: ReturnType<typeof liveChatActors>
let network: MockNetwork
let sessionId: string

beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  const answers = createAnswers(USER_ID).start()
  onTestFinished(() => void answers.stop())
  actors = liveChatActors(USER_ID, answers)
  network = await openAsUser()
  sessionId = (await createSession('Fog horn')).id
})

const ask = (content: string) => {
  const question = createChatMessage({ id: 'q1', role: 'user', content })
  const asking = createActor(actors.ask, { input: { sessionId, question, answersBefore: 0 } }).start()
  return toPromise(asking)
}
const loadThread = () => toPromise(createActor(actors.loadThread, { input: { sessionId } }).start())

test('a chat session is created with the title of its first question', async () => {
  const input = { question: `  ${'word '.repeat(30)}` }
  const { title } = await toPromise(createActor(actors.createSession, { input }).start())
  expect(title).toBe(`${'word '.repeat(12).trim()}…`)
})

test('a question is sent unchanged, with markup, control characters and 100,000 characters', async () => {
  const text = `<script>alert(1)</script> bell\u0007 \u202e ${'a'.repeat(100_000)}`
  await ask(text)
  expect((await getThread(sessionId)).messages[0]?.content).toBe(text)
})

test('a thread is complete when its answer arrives while it loads', async () => {
  const answering = Promise.withResolvers<void>()
  network.answerWith('POST /api/v1/chat/session/', async (request) => {
    await answering.promise
    return network.backend.handle(request)
  })
  const asked = ask('How bright?')
  network.answerWith('GET /api/v1/chat/session/', async (request) => {
    const thread = await network.backend.handle(request)
    network.answerAsUsual()
    answering.resolve()
    await asked
    return thread
  })
  const { messages, pendingQuestion } = await loadThread()
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(pendingQuestion).toBeNull()
})

test('a question whose connection was lost is in its thread with an apology, until it is answered', async () => {
  network.answerWith('POST /api/v1/chat/session/', offline)
  await expect(ask('How loud?')).rejects.toThrow('Network error')
  expect(await loadThread()).toMatchObject({
    messages: [{ content: 'How loud?' }, { isApology: true }],
    pendingQuestion: null,
  })
  network.answerAsUsual()
  await ask('How loud?')
  expect((await loadThread()).messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
})
