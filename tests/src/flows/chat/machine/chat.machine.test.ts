import { expect, test } from 'vitest'
import { createChatSession } from '../../../../../mocks/factories/chatSession.ts'
import { flushPromises } from '../../../../support/documents.ts'
import { horn, lamp, startChat } from '../support.ts'

test('a blank draft is not sent, and a question is sent without the space around it', () => {
  const chat = startChat()
  chat.ask(' \n\t ')
  expect(chat.matches('blank')).toBe(true)
  chat.ask('  How long?  ')
  expect(chat.calls.create[0]?.input).toEqual({ question: 'How long?' })
})

test('a new chat session stays in the list when a list that was requested earlier lacks it', async () => {
  const chat = startChat()
  chat.ask('How long?')
  await chat.created()
  await chat.listed(lamp)
  expect(chat.context().sessions.map(({ id }) => id)).toEqual(['new', 'lamp'])
})

test('the list is loaded again after the first answer of a chat session, which can change its title, and not after the next ones', async () => {
  const chat = startChat()
  await chat.listed()
  chat.ask('How long?')
  await chat.created()
  await chat.answered('a1')
  await chat.listed(createChatSession({ id: 'new', title: 'Fog horn', message_count: 2 }))
  chat.ask('And the lamp?')
  await chat.answered('a2')
  expect(chat.calls.list).toHaveLength(2)
  expect(chat.context().sessions).toMatchObject([{ title: 'Fog horn', message_count: 4 }])
})

test('a question whose answer failed is sent again in the chat session that was created for it, in place of the failed turn', async () => {
  const chat = startChat()
  chat.ask('How long?')
  await chat.created()
  chat.calls.ask[0]?.reject('Bad Gateway')
  await flushPromises()
  chat.askAgain()
  expect(chat.calls.create).toHaveLength(1)
  expect(chat.calls.ask[1]?.input.sessionId).toBe('new')
  await chat.answered('a1')
  expect(chat.context().messages.map(({ content }) => content)).toEqual([
    'How long?',
    'Twenty-two minutes [1].',
  ])
})

test('the text that is typed while a chat session is created becomes the draft of that chat session', async () => {
  const chat = startChat()
  chat.ask('How long?')
  chat.type('And the lamp?')
  await chat.created()
  expect(chat.context().drafts).toEqual({ new: 'And the lamp?' })
})

test('each chat session keeps its own draft', async () => {
  const chat = startChat()
  await chat.open('lamp')
  chat.type('half a thought')
  await chat.open('horn')
  chat.type('another')
  await chat.open('lamp')
  expect(chat.context().drafts).toEqual({ lamp: 'half a thought', horn: 'another' })
})

test('an edited question that was stopped replaces it in the thread', async () => {
  const chat = startChat()
  await chat.open('lamp')
  chat.ask('How long?')
  chat.actor.send({ type: 'answer.cancelled' })
  chat.actor.send({ type: 'edit.started' })
  chat.ask('How loud?')
  const { messages, pendingQuestion } = chat.context()
  expect([...messages, pendingQuestion].map((message) => message?.content)).toEqual([
    'Twenty-two minutes [1].',
    'How loud?',
  ])
})

test('the selection of the chat session that is open does not interrupt its pending answer', async () => {
  const chat = startChat()
  await chat.open('lamp')
  chat.ask('How long?')
  chat.select('lamp')
  expect(chat.matches('asking')).toBe(true)
})

test('the deletion of a chat session removes its draft and keeps the thread and the draft of the open one', async () => {
  const chat = startChat()
  await chat.listed(lamp, horn)
  await chat.open('horn')
  chat.type('another')
  await chat.open('lamp')
  chat.type('half a thought')
  chat.actor.send({ type: 'deletion.requested', id: 'horn' })
  chat.actor.send({ type: 'deletion.confirmed' })
  chat.calls.delete[0]?.resolve()
  await flushPromises()
  expect(chat.context()).toMatchObject({
    sessions: [lamp],
    selectedId: 'lamp',
    messages: [{ id: 'lamp 1' }],
    drafts: { lamp: 'half a thought' },
  })
  expect(chat.context().drafts).not.toHaveProperty('horn')
})

test('a new answer replaces the evidence that was pinned', async () => {
  const chat = startChat()
  await chat.open('lamp')
  chat.actor.send({ type: 'evidence.pinned', messageId: 'lamp 1' })
  chat.ask('How long?')
  await chat.answered('a2')
  expect(chat.context().pinnedId).toBeNull()
})

test('an exported thread has the title of its chat session', async () => {
  const chat = startChat()
  const titles: string[] = []
  chat.actor.on('export.requested', ({ title }) => titles.push(title))
  await chat.listed(lamp)
  await chat.open('lamp')
  chat.ask('How long?')
  chat.actor.send({ type: 'export.requested' })
  expect(titles).toEqual(['About lamp'])
})
