import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { scopeOf, unavailableIds } from '../../../../../src/flows/chat/machine/scope.ts'

const documents = [
  createDocument({ id: 'd1', is_indexed: true }),
  createDocument({ id: 'd2', is_indexed: true, excluded: true }),
  createDocument({ id: 'd3', is_indexed: false, excluded: false }),
]
const asked = createChatMessage({ role: 'user', document_ids: ['d1', 'd2', 'd9'] })
const chat = { selectedId: 's1', scopes: {}, messages: [], documents }

test.each([
  ['a chat without a choice', {}, [], []],
  ['the documents of the last question', { messages: [asked] }, ['d1'], ['d2', 'd9']],
  ['the choice since the last question', { messages: [asked], scopes: { s1: ['d3'] } }, ['d3'], []],
  ['the choice of all documents', { messages: [asked], scopes: { s1: [] } }, [], []],
  ['a new chat', { selectedId: null, scopes: { s1: ['d1'], '': ['d3'] } }, ['d3'], []],
  ['documents that are not listed yet', { documents: null, scopes: { s1: ['d9'] } }, ['d9'], []],
])('the scope of %s leaves out what no longer exists or is excluded', (_, changes, scope, unavailable) => {
  expect(scopeOf({ ...chat, ...changes })).toEqual(scope)
  expect(unavailableIds({ ...chat, ...changes })).toEqual(unavailable)
})
