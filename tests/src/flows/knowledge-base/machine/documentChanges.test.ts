import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  describeChanges,
  keepOutdated,
} from '../../../../../src/flows/knowledge-base/machine/documentChanges.ts'

const at = (number: number, status: 'processing' | 'completed' | 'failed', is_indexed = false) => ({
  id: `d${number}`,
  filename: `${number}.md`,
  status,
  is_indexed,
  processed_at: null,
})

test.each([
  ['no changed document', [at(1, 'processing')], [at(1, 'processing')], ''],
  ['one changed document', [at(1, 'processing')], [at(1, 'completed')], '1.md: Ready to Index'],
  [
    'two changed documents',
    [at(1, 'processing'), at(2, 'completed')],
    [at(1, 'failed'), at(2, 'completed', true)],
    '1.md: Failed. 2.md: Indexed',
  ],
  [
    'more than three changed documents',
    [1, 2, 3, 4].map((number) => at(number, 'processing')),
    [1, 2, 3, 4].map((number) => at(number, 'completed')),
    '4 documents have a new status',
  ],
  ['an added document', [], [at(1, 'processing')], ''],
  ['a deleted document', [at(1, 'failed')], [], ''],
])('describeChanges of %s', (_, before, after, description) => {
  expect(describeChanges(before, after)).toBe(description)
})

const listings = fc.uniqueArray(
  fc.record({ id: fc.string({ maxLength: 2 }), status: fc.constantFrom('pending', 'completed') }),
  { selector: ({ id }) => id },
)

test('keepOutdated takes changed documents from the known list and all others from the listing', () => {
  const find = (documents: readonly { id: string }[], id: string) => documents.find((one) => one.id === id)
  fc.assert(
    fc.property(listings, listings, fc.array(fc.string({ maxLength: 2 })), (known, listed, ids) => {
      const changed = new Set(ids)
      const merged = keepOutdated(known, listed, changed)
      for (const { id } of [...known, ...listed])
        expect(find(merged, id)).toBe(find(changed.has(id) ? known : listed, id))
    }),
  )
})
