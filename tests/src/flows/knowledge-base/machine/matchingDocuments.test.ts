import { expect, test } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import type { Document } from '../../../../../src/api/types.ts'
import { DOCUMENT_STATUSES } from '../../../../../src/domain/document.ts'
import type { DocumentFilter } from '../../../../../src/flows/knowledge-base/machine/matchingDocuments.ts'
import {
  DOCUMENT_FILTERS,
  matchingDocuments,
} from '../../../../../src/flows/knowledge-base/machine/matchingDocuments.ts'

const isMatch = (fields: Partial<Document>, search: string, filter: DocumentFilter = 'all') =>
  matchingDocuments({ documents: [createDocument(fields)], search, filter, locallyFailedIds: [] }).length > 0

test.each([
  ['notes', 'all', true],
  [' NOTES ', 'all', true],
  ['.MD', 'completed', true],
  ['notes field', 'all', true],
  ['field  tides', 'all', false],
  ['tides', 'all', false],
  ['notes', 'pending', false],
] as const)('search "%s" with filter %s matches "Field-Notes.md": %s', (search, filter, expected) => {
  expect(isMatch({ filename: 'Field-Notes.md' }, search, filter)).toBe(expected)
})

test.each(['resume', 'RÉSUMÉ', 'résumé'.normalize('NFD'), 'pdf resu'])(
  'search "%s" matches "Résumé.pdf" in both Unicode forms',
  (search) => {
    for (const form of ['NFC', 'NFD'])
      expect(isMatch({ filename: 'Résumé.pdf'.normalize(form) }, search)).toBe(true)
  },
)

test('each status is matched by "all" and by the filter of the same name, if there is one', () => {
  for (const status of DOCUMENT_STATUSES) {
    const matching = DOCUMENT_FILTERS.filter((filter) => isMatch({ status }, '', filter))
    expect(matching).toEqual(status === 'uploaded' ? ['all'] : ['all', status])
  }
})

test('a document whose last attempt failed in this browser is matched as failed only', () => {
  const matching = (filter: DocumentFilter) =>
    matchingDocuments({ documents: [createDocument()], search: '', filter, locallyFailedIds: ['d1'] })
  expect(matching('failed')).toHaveLength(1)
  expect(matching('completed')).toEqual([])
})
