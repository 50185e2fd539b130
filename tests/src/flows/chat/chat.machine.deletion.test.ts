import { describe, expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { SESSION_GONE } from '../../../../src/flows/chat/chat.base.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { answerWith, startChat } from '../../../support/chat.ts'
import { flushPromises } from '../../../support/documents.ts'

const lamp = createChatSession({ id: 'lamp' })
const horn = createChatSession({ id: 'horn' })

/** A chat with an open chat session and a pending answer. */
async function startAsking(question = 'How long?') {
  const chat = startChat()
  await chat.listed(lamp, horn)
  await chat.open('lamp')
  chat.ask(question)
  return chat
}

describe('chat machine, deletion of chat sessions', () => {
  /** A chat that asks to confirm the deletion of the open chat session. */
  async function startDeletion() {
    const chat = startChat()
    await chat.listed(lamp, horn)
    await chat.open('lamp', [answerWith('a1')])
    chat.type('half a thought')
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    return chat
  }

  test('the chat asks for confirmation and deletes nothing when it is cancelled', async () => {
    const chat = await startDeletion()
    expect(chat.deletion()).toBe('confirmingDelete')
    chat.actor.send({ type: 'deletion.cancelled' })
    expect(chat.deletion()).toBe('idle')
    expect(chat.calls.delete).toHaveLength(0)
    expect(chat.context()).toMatchObject({ sessions: [lamp, horn], deletion: null, selectedId: 'lamp' })
  })

  test('the chat deletes the open chat session once, with its draft, and loads the list again', async () => {
    const chat = await startDeletion()
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.actor.send({ type: 'deletion.confirmed' })
    expect(chat.calls.delete.map(({ input }) => input)).toEqual([{ id: 'lamp' }])
    chat.calls.delete[0]?.resolve()
    await flushPromises()
    expect(chat.deletion()).toBe('idle')
    expect(chat.thread()).toBe('blank')
    expect(chat.context()).toMatchObject({ sessions: [horn], selectedId: null, messages: [], drafts: {} })
    expect(chat.emitted).toEqual([
      { type: 'answer.abandoned', sessionId: 'lamp' },
      { type: 'session.removed', id: 'lamp' },
    ])
    expect(chat.sessions()).toBe('loadingSessions')
    expect(chat.calls.list).toHaveLength(2)
  })

  test('the chat keeps the open thread when another chat session is deleted', async () => {
    const chat = startChat()
    await chat.listed(lamp, horn)
    await chat.open('lamp', [answerWith('a1')])
    chat.actor.send({ type: 'deletion.requested', id: 'horn' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.resolve()
    await flushPromises()
    expect(chat.thread()).toBe('ready')
    expect(chat.context()).toMatchObject({ sessions: [lamp], selectedId: 'lamp' })
    expect(chat.texts()).toHaveLength(1)
  })

  test('the chat discards a pending answer when its chat session is deleted', async () => {
    const chat = await startAsking()
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.resolve()
    await flushPromises()
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    chat.calls.ask[0]?.resolve(answerWith('late'))
    await flushPromises()
    expect(chat.context().messages).toEqual([])
  })

  test('the chat shows the reason and deletes again when a deletion fails', async () => {
    const chat = await startDeletion()
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.deletion()).toBe('confirmingDelete')
    expect(chat.context().deletion).toEqual({ id: 'lamp', failure: 'Bad Gateway' })
    expect(chat.context().sessions).toEqual([lamp, horn])
    chat.actor.send({ type: 'deletion.confirmed' })
    expect(chat.calls.delete).toHaveLength(2)
  })
})

describe('chat machine, chat sessions deleted elsewhere', () => {
  const deleted = (id: string) => ({ type: 'session.deleted', id }) as const
  const gone = () => new ReasonError('Not found.', SESSION_GONE)

  test('the chat says that the open chat session was deleted, and moves its draft to a new chat', async () => {
    const chat = startChat()
    await chat.listed(lamp, horn)
    chat.type('of a new chat')
    await chat.open('lamp', [answerWith('a1')])
    chat.type('half a thought')
    chat.actor.send(deleted('lamp'))
    expect(chat.thread()).toBe('sessionDeleted')
    expect(chat.context()).toMatchObject({ sessions: [horn], selectedId: null, messages: [] })
    expect(chat.context().drafts).toEqual({ '': 'half a thought\n\nof a new chat' })
    chat.submit()
    expect(chat.thread()).toBe('creatingSession')
  })

  test('the chat stops the pending answer of a deleted chat session and keeps its question', async () => {
    const chat = await startAsking('How long?')
    chat.actor.send(deleted('lamp'))
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    expect(chat.emitted).toContainEqual({ type: 'answer.abandoned', sessionId: 'lamp' })
    expect(chat.draft()).toBe('How long?')
  })

  test.each([
    [
      'asking',
      async () => {
        const chat = await startAsking('How long?')
        chat.calls.ask[0]?.reject(gone())
        return chat
      },
      'How long?',
    ],
    [
      'loading its thread',
      async () => {
        const chat = startChat({ openId: 'lamp', drafts: { lamp: 'half a thought' } })
        await chat.listed(lamp, horn)
        chat.calls.load[0]?.reject(gone())
        return chat
      },
      'half a thought',
    ],
  ])(
    'the chat says that the open chat session was deleted when %s finds that it is gone',
    async (_, start, draft) => {
      const chat = await start()
      await flushPromises()
      expect(chat.thread()).toBe('sessionDeleted')
      expect(chat.context()).toMatchObject({ sessions: [horn], selectedId: null, messages: [] })
      expect(chat.draft()).toBe(draft)
      expect(chat.emitted.filter(({ type }) => type === 'failure.occurred')).toEqual([])
    },
  )

  test('the chat removes another deleted chat session from the list and ignores unknown ones', async () => {
    const chat = await startAsking()
    chat.actor.send(deleted('horn'))
    expect(chat.context().sessions).toEqual([lamp])
    await chat.listed(lamp)
    chat.actor.send(deleted('bell'))
    expect(chat.sessions()).toBe('listed')
    expect(chat.thread()).toBe('asking')
  })

  test('the chat closes the confirmation to delete a chat session that was deleted elsewhere', async () => {
    const chat = startChat()
    await chat.listed(lamp, horn)
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    chat.actor.send(deleted('horn'))
    expect(chat.deletion()).toBe('confirmingDelete')
    chat.actor.send(deleted('lamp'))
    expect(chat.deletion()).toBe('idle')
    expect(chat.context().deletion).toBeNull()
  })
})
