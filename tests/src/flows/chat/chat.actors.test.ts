import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { apologyFor } from '../../../../src/flows/chat/thread/messages.ts'
import {
  ASK,
  CANNOT_CONNECT,
  network,
  openChat,
  questionCount,
  setUpChat,
} from '../../../support/flows/chatActors.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'

setUpChat()

describe('chat with live actors', () => {
  test('the chat creates and lists a chat session for the first question, and asks the next one in it', async () => {
    const chat = await openChat()
    await chat.ask('How long does the horn need?')
    await chat.listed()
    expect(chat.context().sessions).toMatchObject([
      { title: 'How long does the horn need?', message_count: 2 },
    ])
    await chat.ask('And the lamp?')
    expect(network.sent.filter((line) => line === 'POST /api/v1/chat/new')).toHaveLength(1)
    expect(chat.texts()).toHaveLength(4)
  })

  test('the chat asks once when a question is sent twice, and never for a blank one', async () => {
    const chat = await openChat()
    chat.send('How long?')
    chat.submit()
    chat.send('   ')
    await chat.until('answered')
    expect(questionCount()).toBe(1)
    expect(chat.texts()).toHaveLength(2)
  })

  test.each([
    ['a network failure', offline, CANNOT_CONNECT],
    ['a server error', answers(500, { detail: 'Boom.' }), 'Boom.'],
    ['an invalid response', answers(200, { nothing: true }), 'Invalid response format'],
  ])('the chat restores the question and sends it again after %s', async (_, answer, reason) => {
    const chat = await openChat()
    network.answerWith(ASK, answer)
    await chat.ask('How long?')
    expect(chat.texts()[1]).toBe(apologyFor(reason))
    expect(chat.emitted).toContainEqual({ type: 'failure.occurred', title: 'Message Failed', text: reason })
    expect(chat.draft()).toBe('How long?')
    network.answerAsUsual()
    chat.submit()
    await chat.until('answered')
    expect(chat.texts().slice(2, 3)).toEqual(['How long?'])
    expect(chat.draft()).toBe('')
  })

  test('the chat reports a failed list and loads it again', async () => {
    network.answerWith('GET /api/v1/chat/sessions', offline)
    const chat = await openChat()
    const failure = { type: 'failure.occurred', title: 'Error', text: 'Failed to load chat sessions' }
    expect(chat.emitted).toEqual([failure])
    network.answerAsUsual()
    chat.actor.send({ type: 'sessions.requested' })
    await chat.listed()
    expect(chat.actor.getSnapshot().matches({ connected: { sessions: 'listed' } })).toBe(true)
  })

  test('the chat stores 100,000 characters, markup and control characters unchanged', async () => {
    const chat = await openChat()
    for (const text of [
      'a'.repeat(100_000),
      '<script>alert(1)</script> ```',
      'bell\u0007 and \u202e override',
    ]) {
      await chat.ask(text)
    }
    const id = chat.context().selectedId ?? ''
    chat.actor.send({ type: 'newChat.requested' })
    await chat.select(id)
    expect(chat.texts().filter((_, place) => place % 2 === 0)).toEqual([
      'a'.repeat(100_000),
      '<script>alert(1)</script> ```',
      'bell\u0007 and \u202e override',
    ])
  })

  test('the chat keeps a question that is sent while an answer is pending as the draft', async () => {
    const chat = await openChat()
    await chat.ask('How long does the horn need?')
    chat.send('And the lamp?')
    await chat.until('asking')
    chat.send('And the bell?')
    await chat.until('answered')
    expect(questionCount()).toBe(2)
    const { messages } = chat.context()
    expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      'How long does the horn need?',
      'And the lamp?',
    ])
    chat.send('And the bell?')
    await chat.until('asking')
    await chat.until('answered')
    expect(questionCount()).toBe(3)
  })

  test.each(['', '   ', '\n\t', '\u00a0\u2003'])(
    'the chat does not send the blank question %j',
    async (blank) => {
      const chat = await openChat()
      await chat.ask('How long does the horn need?')
      chat.send(blank)
      expect(chat.actor.getSnapshot().matches({ connected: { thread: 'answered' } })).toBe(true)
      expect(questionCount()).toBe(1)
    },
  )
})

test('deleting a chat session removes it from the list and from the backend', async () => {
  const chat = await openChat()
  await chat.ask('About the horn')
  const id = chat.context().selectedId ?? ''
  chat.actor.send({ type: 'deletion.requested', id })
  chat.actor.send({ type: 'deletion.confirmed' })
  await chat.until('blank')
  await chat.listed()
  expect(chat.context().sessions).toEqual([])
  await chat.select(id)
  expect(chat.actor.getSnapshot().matches({ connected: { thread: 'sessionDeleted' } })).toBe(true)
})

/** Two open chats of the same user, as in two tabs, with the chat session that the first one deleted. */
async function deleteInOtherChat() {
  const chat = await openChat()
  await chat.ask('About the horn')
  await chat.listed()
  const id = chat.context().selectedId ?? ''
  const other = await openChat()
  other.actor.send({ type: 'deletion.requested', id })
  other.actor.send({ type: 'deletion.confirmed' })
  await waitFor(other.actor, ({ context }) => context.deletion === null)
  return { chat, id }
}

test('a question in a chat session that was deleted elsewhere stays in the draft of a new chat', async () => {
  const { chat } = await deleteInOtherChat()
  chat.send('How loud?')
  await chat.until('sessionDeleted')
  await chat.listed()
  expect(chat.context().sessions).toEqual([])
  expect(chat.draft()).toBe('How loud?')
  chat.submit()
  await chat.until('answered')
  expect(chat.texts()[0]).toBe('How loud?')
})

test('deleting a chat session that was deleted elsewhere removes it from the list', async () => {
  const { chat, id } = await deleteInOtherChat()
  chat.actor.send({ type: 'deletion.requested', id })
  chat.actor.send({ type: 'deletion.confirmed' })
  await chat.until('blank')
  await chat.listed()
  expect(chat.context()).toMatchObject({ sessions: [], deletion: null })
})

test('a question that the backend answered although the connection was lost is not restored as a draft', async () => {
  const chat = await openChat()
  network.answerWith(ASK, async (request) => {
    await network.backend.handle(request)
    throw new TypeError('Failed to fetch')
  })
  await chat.ask('How loud?')
  expect(chat.draft()).toBe('How loud?')
  const id = chat.context().selectedId ?? ''
  chat.actor.send({ type: 'newChat.requested' })
  await chat.select(id)
  expect(chat.texts()).toHaveLength(2)
  expect(chat.draft()).toBe('')
})

test('a repeated question that was not answered is restored as a draft although it was answered before', async () => {
  const chat = await openChat()
  await chat.ask('How loud?')
  network.answerWith(ASK, () => {
    throw new TypeError('Failed to fetch')
  })
  await chat.ask('How loud?')
  const id = chat.context().selectedId ?? ''
  chat.actor.send({ type: 'newChat.requested' })
  await chat.select(id)
  expect(chat.texts()).toHaveLength(2)
  expect(chat.draft()).toBe('How loud?')
})
