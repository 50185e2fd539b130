import { expect, test } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { chatMachine, initialChatContext } from '../../../../../src/flows/chat/machine/chat.machine.ts'
import type { ChatContext } from '../../../../../src/flows/chat/machine/chat.types.ts'
import { CHAT_PARAMS, chatParamsOf, shownQuestion } from '../../../../../src/flows/chat/url/chatParams.ts'

const linked = { passage: { answer: 1, source: 1 }, page: 6 }

function stateAt(
  value: StateValueFrom<typeof chatMachine> | 'blank' | 'loadingThread' | 'threadFailed' | 'ready',
  context: Partial<ChatContext>,
) {
  const region = {
    sessions: 'listed',
    deletion: 'idle',
    suggestions: 'suggested',
    documents: 'documentsListed',
  } as const
  return chatMachine.resolveState({
    value: value === 'noBackend' ? value : { connected: { ...region, thread: value as 'ready' } },
    context: { ...initialChatContext({ hasBackend: true }), ...context },
  })
}

const messages = [createChatMessage({ id: 'a1' })]
const [source] = messages[0]?.sources ?? []

const open = { selectedId: 's1' }
const none = { search: '', session: 's1', documents: [], passage: null, page: null }

test.each([
  ['a new chat', 'blank', {}, { ...none, session: 'new' }],
  ['an open chat session', 'ready', open, none],
  ['a search', 'ready', { ...open, search: 'tide' }, { ...none, search: 'tide' }],
  ['a scope', 'ready', { ...open, scopes: { s1: ['d1'] } }, { ...none, documents: ['d1'] }],
  ['no backend access', 'noBackend', {}, { ...none, session: null }],
  ['a link without backend access', 'noBackend', { ...open, ...linked }, { ...none, ...linked }],
  ['a link that is loading', 'loadingThread', { ...open, ...linked }, { ...none, ...linked }],
  ['a link that failed to load', 'threadFailed', { ...open, ...linked }, { ...none, ...linked }],
  ['an open passage', 'ready', { ...open, messages, ...linked }, { ...none, ...linked }],
  [
    'an open passage at its own page',
    'ready',
    { ...open, messages, ...linked, page: source?.page ?? null },
    { ...none, passage: linked.passage },
  ],
  [
    'a passage that does not exist',
    'ready',
    { ...open, messages, ...linked, passage: { answer: 1, source: 9 } },
    none,
  ],
] as const)('the URL of %s has its parameters', (_, value, context, expected) => {
  expect(chatParamsOf(stateAt(value, context))).toEqual(expected)
})

const thread = ['How loud?', 'How long?'].flatMap((content, at) => [
  createChatMessage({ id: `q${at}`, role: 'user', content }),
  createChatMessage({ id: `a${at}` }),
])

test.each([
  [
    'an open passage is that of its answer',
    { messages: thread, passage: { answer: 1, source: 1 } },
    'How loud?',
  ],
  ['a thread is its last one', { messages: thread }, 'How long?'],
  ['an empty thread is missing', {}, null],
])('the question in the URL of %s', (_, context, expected) => {
  expect(shownQuestion(stateAt('ready', { selectedId: 's1', ...context }))).toBe(expected)
})

test.each([
  ['How loud?', 'How loud?'],
  ['x'.repeat(1001), null],
  [' ', null],
  ['Half a pair: \ud83d', 'Half a pair: \ufffd'],
])('the question %s is in a link as %s', (question, expected) => {
  const { format, parse } = CHAT_PARAMS.question
  expect(parse(format(question))).toBe(expected)
})
