import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../../../mocks/demo/storage/memoryStorage.ts'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { readStoredChat } from '../../../../../src/device/storedChat.ts'
import {
  abandonAllAnswers,
  abandonAnswer,
  pendingQuestion,
  requestAnswer,
} from '../../../../../src/flows/chat/machine/pendingAnswers.ts'
import type { ThreadMessage } from '../../../../../src/flows/chat/messages/messages.ts'
import { flushPromises } from '../../../../support/documents.ts'

const question = createChatMessage({ id: 'q1', role: 'user', content: 'How bright?' })
const answer = createChatMessage()

let calls: (PromiseWithResolvers<ThreadMessage> & { signal: AbortSignal })[]

/** Requests the answer to the question, in the chat session `lamp`. */
function request({ userId = 'ada', signal = new AbortController().signal } = {}) {
  const input = { userId, sessionId: 'lamp', question, answersBefore: 2 }
  return requestAnswer(input, signal, (callSignal) => {
    const call = { ...Promise.withResolvers<ThreadMessage>(), signal: callSignal }
    calls.push(call)
    return call.promise
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  calls = []
})
afterEach(abandonAllAnswers)

test('a chat that is opened again waits for the same call, whose question is pending until then', async () => {
  const closing = new AbortController()
  request({ signal: closing.signal })
  closing.abort()
  const reopened = request()
  expect(pendingQuestion('ada', 'lamp')).toBe(question)
  calls[0]?.resolve(answer)
  expect(await reopened).toBe(answer)
  expect(calls).toHaveLength(1)
  expect(pendingQuestion('ada', 'lamp')).toBeNull()
})

test('the question and the number of answers before it are stored on the device until the answer arrives', async () => {
  const asked = request()
  expect(readStoredChat('ada')).toMatchObject({
    unanswered: { lamp: 'How bright?' },
    askedAfter: { lamp: 2 },
  })
  calls[0]?.resolve(answer)
  await asked
  expect(readStoredChat('ada')).toMatchObject({ unanswered: {}, askedAfter: {} })
})

test('an answer that arrived while another chat was open is no longer pending, and the next question is sent', async () => {
  const leaving = new AbortController()
  request({ signal: leaving.signal })
  leaving.abort()
  calls[0]?.resolve(answer)
  await flushPromises()
  expect(pendingQuestion('ada', 'lamp')).toBeNull()
  request()
  expect(calls).toHaveLength(2)
})

test('a call that failed while another chat was open reports its error once', async () => {
  const leaving = new AbortController()
  request({ signal: leaving.signal }).catch(() => {})
  leaving.abort()
  calls[0]?.reject(new Error('Bad Gateway'))
  await flushPromises()
  expect(pendingQuestion('ada', 'lamp')).toBe(question)
  await expect(request()).rejects.toThrow('Bad Gateway')
  expect(pendingQuestion('ada', 'lamp')).toBeNull()
  expect(readStoredChat('ada')).toMatchObject({ unanswered: {}, askedAfter: { lamp: 2 } })
})

test('another user neither sees a pending question nor gets its answer', () => {
  request()
  expect(pendingQuestion('bea', 'lamp')).toBeNull()
  request({ userId: 'bea' })
  expect(calls).toHaveLength(2)
})

test('a stopped question is aborted and is neither pending nor stored', () => {
  request()
  abandonAnswer('lamp')
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(pendingQuestion('ada', 'lamp')).toBeNull()
  expect(readStoredChat('ada').unanswered).toEqual({})
})

test('at the end of a session all calls are aborted, and their questions stay stored for a reload', () => {
  request()
  abandonAllAnswers()
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(readStoredChat('ada').unanswered).toEqual({ lamp: 'How bright?' })
})

test('an answer that arrives after the device was cleared stores nothing', async () => {
  const asked = request()
  localStorage.clear()
  calls[0]?.resolve(answer)
  await asked
  expect(localStorage.length).toBe(0)
})
