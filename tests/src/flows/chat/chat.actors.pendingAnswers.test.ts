import { describe, expect, test } from 'vitest'
import { readStoredChat } from '../../../../src/device/storedChat.ts'
import { abandonAnswer } from '../../../../src/flows/chat/pendingAnswers.ts'
import { apologyFor } from '../../../../src/flows/chat/thread/messages.ts'
import { eventually } from '../../../support/eventually.ts'
import {
  ADA,
  ASK,
  CANNOT_CONNECT,
  createMeta,
  network,
  ORIGIN,
  openChat,
  post,
  questionCount,
  setUpChat,
  unauthorized,
} from '../../../support/flows/chatActors.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'

setUpChat()

/** Delays the answers to further questions until the returned function is called. */
function delayAnswers() {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  network.answerWith(ASK, async (request) => {
    await released
    return network.backend.handle(request)
  })
  return () => release()
}

describe('pending answers', () => {
  /** Two chat sessions; the second one, `lamp`, is open and has a pending answer. */
  async function startWaiting() {
    const chat = await openChat()
    await chat.ask('About the horn')
    const horn = chat.context().selectedId ?? ''
    chat.actor.send({ type: 'newChat.requested' })
    await chat.ask('About the lamp')
    const lamp = chat.context().selectedId ?? ''
    const release = delayAnswers()
    chat.send('How bright?')
    return { chat, horn, lamp, release }
  }

  test('pending answers appear only in their chat session, also after another one was opened', async () => {
    const { chat, horn, lamp, release } = await startWaiting()
    await chat.select(horn)
    expect(chat.texts()).toHaveLength(2)
    await chat.select(lamp)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(true)
    expect(chat.texts().at(-1)).toBe('How bright?')
    release()
    await chat.until('answered')
    expect(chat.texts()).toHaveLength(4)
    expect(questionCount()).toBe(3)
  })

  test('pending answers are part of the thread when they arrived while another chat was open', async () => {
    const { chat, lamp, release } = await startWaiting()
    chat.actor.send({ type: 'newChat.requested' })
    release()
    await eventually(async () => {
      const thread = await network.backend.handle(await threadRequest(lamp))
      expect((await thread.json()).messages).toHaveLength(4)
    })
    expect(chat.context().messages).toEqual([])
    await chat.select(lamp)
    await chat.until('ready', 'answered')
    expect(chat.texts()).toHaveLength(4)
  })

  test('pending answers stay pending after the chat page is closed and opened again', async () => {
    const { chat, lamp, release } = await startWaiting()
    chat.actor.stop()
    const reopened = await openChat()
    await reopened.select(lamp)
    expect(reopened.texts().at(-1)).toBe('How bright?')
    release()
    await reopened.until('answered')
    expect(reopened.texts()).toHaveLength(4)
    expect(questionCount()).toBe(3)
  })

  test('pending answers show the error and restore the draft when they failed while another chat was open', async () => {
    const { chat, horn, lamp } = await startWaiting()
    await chat.select(horn)
    network.answerWith(ASK, offline)
    abandonAnswer(lamp)
    await chat.select(lamp)
    expect(chat.texts()).toHaveLength(2)
    chat.send('How bright?')
    chat.actor.send({ type: 'session.selected', id: horn })
    await chat.until('ready')
    await chat.select(lamp)
    await chat.until('sendFailed')
    expect(chat.texts().at(-1)).toBe(apologyFor(CANNOT_CONNECT))
    expect(chat.draft()).toBe('How bright?')
  })

  test('pending answers are no longer pending after they are stopped, and the question can be sent again', async () => {
    const { chat, horn, lamp } = await startWaiting()
    chat.actor.send({ type: 'answer.cancelled' })
    await chat.select(horn)
    await chat.select(lamp)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(false)
    expect(chat.draft()).toBe('How bright?')
    network.answerAsUsual()
    chat.submit()
    await chat.until('answered')
  })

  test('pending answers are not visible to another user', async () => {
    const { chat, lamp } = await startWaiting()
    chat.actor.stop()
    const other = await openChat('somebody else')
    await other.select(lamp)
    expect(other.actor.getSnapshot().hasTag('waiting')).toBe(false)
  })

  test('pending answers fail without losing the question when the session has expired', async () => {
    const { chat, lamp } = await startWaiting()
    network.answerWith(ASK, answers(401, { detail: 'Not authenticated' }))
    chat.actor.send({ type: 'answer.cancelled' })
    chat.actor.send({ type: 'question.repeated', ...createMeta() })
    await chat.until('sendFailed')
    expect(unauthorized).toBe(1)
    expect(chat.context().selectedId).toBe(lamp)
    expect(chat.draft()).toBe('How bright?')
  })

  test('pending answers store their question on the device until they arrive', async () => {
    const { chat, lamp, release } = await startWaiting()
    expect(readStoredChat('ada').unanswered).toEqual({ [lamp]: 'How bright?' })
    release()
    await chat.until('answered')
    expect(readStoredChat('ada').unanswered).toEqual({})
  })

  test('pending answers are complete when they arrive while their thread loads', async () => {
    const { chat, horn, lamp, release } = await startWaiting()
    await chat.select(horn)
    const path = `GET /api/v1/chat/session/${lamp}`
    network.answerWith(path, async (request) => {
      const thread = await network.backend.handle(request)
      network.answerAsUsual()
      release()
      await eventually(() => expect(readStoredChat('ada').unanswered).toEqual({}))
      return thread
    })
    await chat.select(lamp)
    expect(chat.texts()).toHaveLength(4)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(false)
  })

  async function threadRequest(id: string) {
    const { access_token } = await post<{ access_token: string }>('/auth/login', ADA)
    return new Request(`${ORIGIN}/chat/session/${id}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    })
  }
})
