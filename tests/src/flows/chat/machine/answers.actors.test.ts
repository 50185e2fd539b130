import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { toPromise } from 'xstate'
import { MemoryStorage } from '../../../../../mocks/demo/storage/memoryStorage.ts'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { createSession, getThread } from '../../../../../src/api/chat.ts'
import { readStoredChat } from '../../../../../src/device/storedChat.ts'
import { createAnswers } from '../../../../../src/flows/chat/machine/answers.actors.ts'
import { openAsUser, USER_ID } from '../../../../support/flows/backendAccount.ts'
import { type MockNetwork, offline } from '../../../../support/flows/mockNetwork.ts'

const question = createChatMessage({ id: 'q1', role: 'user', content: 'How bright?' })
let network: MockNetwork
let answers: ReturnType<typeof createAnswers>
let sessionId: string

beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  network = await openAsUser()
  sessionId = (await createSession('Fog horn')).id
  answers = createAnswers(USER_ID).start()
  onTestFinished(() => void answers.stop())
})

const ask = () => answers.send({ type: 'question.asked', sessionId, question, answersBefore: 2 })
const call = () => answers.getSnapshot().children[sessionId]
const kept = () => ({
  actor: answers.getSnapshot().context.questions,
  device: readStoredChat(USER_ID).questions,
})
const asked = { text: 'How bright?', timestamp: question.timestamp, answersBefore: 2, failure: null }

test('a question is asked once, and kept here and on the device until its answer arrives', async () => {
  ask()
  ask()
  expect(kept()).toEqual({ actor: { [sessionId]: asked }, device: { [sessionId]: asked } })
  await toPromise(call() as never)
  expect(kept()).toEqual({ actor: {}, device: {} })
  expect(call()).toBeUndefined()
  expect((await getThread(sessionId)).messages).toHaveLength(2)
})

test('a question whose answer fails is kept with the reason', async () => {
  network.answerWith('POST /api/v1/chat/session/', offline)
  ask()
  await toPromise(call() as never)
  expect(kept().device[sessionId]?.failure).toMatch(/^Network error/)
  expect(call()).toBeUndefined()
})

test('a stopped question is aborted and kept, and one whose chat session was deleted is forgotten', async () => {
  for (const [type, remaining] of [
    ['question.stopped', { [sessionId]: asked }],
    ['question.forgotten', {}],
  ] as const) {
    ask()
    answers.send({ type, sessionId })
    await network.idle()
    expect(kept()).toEqual({ actor: remaining, device: remaining })
    expect((await getThread(sessionId)).messages).toEqual([])
  }
})

test('at the end of a session the call is aborted, and the question stays on the device for the next one', async () => {
  ask()
  answers.stop()
  await network.idle()
  expect(createAnswers(USER_ID).getSnapshot().context.questions).toEqual({ [sessionId]: asked })
  expect(createAnswers('bea').getSnapshot().context.questions).toEqual({})
})
