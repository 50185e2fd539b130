import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { answerScope } from '../../../../../src/flows/chat/messages/answerScope.ts'

const names = { d1: 'lease.pdf', d2: 'survey.md', d3: 'notes.txt', d4: 'plan.pdf', d5: 'minutes.md' }
const all = Object.keys(names)

test.each([
  ['without a limit', undefined, undefined, null],
  ['to chosen documents', ['d1', 'd2'], ['d1', 'd2'], 'Limited to lease.pdf and survey.md.'],
  ['of which one was deleted', ['d1', 'd2'], ['d1'], 'Limited to lease.pdf.'],
  ['to many documents', all, all, 'Limited to lease.pdf, survey.md, notes.txt, and 2 more.'],
  ['to a deleted document', ['d9'], ['d9'], 'Limited to a deleted document.'],
  ['to a deleted document that it cites', ['cited'], ['cited'], 'Limited to manual.pdf.'],
  ['to no usable document, as its text says', ['d1'], [], null],
  [
    'to a document that the question names',
    undefined,
    ['d1'],
    'Limited to lease.pdf, which the question names.',
  ],
  [
    'that the server ignored',
    ['d1'],
    undefined,
    'The chosen documents were ignored: this answer is from all of them.',
  ],
])('an answer %s says so', (_, chosen, used, expected) => {
  const limit = (ids: string[] | undefined) => ids && { document_ids: ids }
  const [source] = createChatMessage().sources ?? []
  const messages = [
    createChatMessage({ role: 'user', ...limit(chosen) }),
    createChatMessage({ ...limit(used), sources: source ? [{ ...source, document_id: 'cited' }] : [] }),
  ]
  expect(answerScope(messages, 1, names)).toBe(expected)
  expect(answerScope(messages, 0, names)).toBeNull()
})
