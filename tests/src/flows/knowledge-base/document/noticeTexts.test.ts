import { expect, test } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import type { Document } from '../../../../../src/api/types.ts'
import { noticeTexts } from '../../../../../src/flows/knowledge-base/document/noticeTexts.ts'

type Kind = NonNullable<Document['notices']>[number]['kind']

const textsOf = (kind: Kind, fields: Partial<Document> = {}) =>
  noticeTexts(createDocument({ is_indexed: true, notices: [{ kind, message: 'A reason.' }], ...fields }))

test.each<[Kind, string]>([
  ['no-sentences', 'Indexed, but no readable sentences. A reason.'],
  ['unreadable-characters', 'Some characters cannot be read. A reason.'],
  ['cut', 'Cut. A reason.'],
  ['uncertain-encoding', 'The encoding was guessed. A reason.'],
  ['scan', 'Read from a scan. A reason.'],
  ['unread-pages', 'Some pages have no text. A reason.'],
])('the notice %s of an indexed document is %j', (kind, text) => {
  expect(textsOf(kind)).toEqual([text])
})

test('a document without sentences that is not indexed yet is not called indexed', () => {
  expect(textsOf('no-sentences', { is_indexed: false })).toEqual(['No readable sentences. A reason.'])
})

test('the notices of an earlier reading are not shown while a document is processed', () => {
  expect(textsOf('cut', { status: 'processing', is_indexed: false })).toEqual([])
})

test('a notice of an unknown kind is its message', () => {
  expect(textsOf('other' as Kind)).toEqual(['A reason.'])
})

test('a document of a backend without notices has none', () => {
  expect(noticeTexts(createDocument())).toEqual([])
})

test.each<[Document['reading'], Partial<Document>, string]>([
  ['waiting', { reading_minutes: 50 }, 'Reading them takes about 50 minutes.'],
  ['waiting', { reading_minutes: 130 }, 'Reading them takes about 2 hours.'],
  ['waiting', {}, 'Reading them takes a long time.'],
  ['stopped', { pages_read: 499 }, 'Reading stopped. 1 of 500 pages is not read and missing in answers.'],
  ['stopped', {}, 'Reading stopped. 500 of 500 pages are not read and missing in answers.'],
])('a scan whose reading is %s, with %j, says so', (reading, fields, text) => {
  const [notice] = noticeTexts(
    createDocument({ status: 'uploaded', pages: 500, pages_read: 0, ...fields, ...(reading && { reading }) }),
  )
  expect(notice).toContain(text)
})
