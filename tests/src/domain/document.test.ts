import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canDelete,
  canIndex,
  canRetry,
  countDocuments,
  DOCUMENT_FILTERS,
  DOCUMENT_STATUSES,
  deleteHint,
  describeChanges,
  displayStatusOf,
  indexFailureMessage,
  isInProgress,
  isShown,
  keepOutdated,
  keepUnchanged,
  newestFirst,
  retryStep,
} from '../../../src/domain/document.ts'

const facts = fc.record({
  status: fc.constantFrom(...DOCUMENT_STATUSES),
  is_indexed: fc.boolean(),
  processed_at: fc.option(fc.constant('2026-11-21T09:00:00Z')),
})

describe('what a document is and what may be done with it', () => {
  test.each([
    ['pending', false, 'pending', 'delete', 'Delete this document'],
    ['uploaded', false, 'uploaded', 'delete', 'Delete this uploaded document'],
    ['processing', false, 'processing', '', 'Cannot delete document while processing'],
    [
      'completed',
      false,
      'readyToIndex',
      'index',
      'Cannot delete indexed documents - this would break graph connections',
    ],
    [
      'completed',
      true,
      'indexed',
      '',
      'Cannot delete indexed documents - this would break graph connections',
    ],
    ['failed', false, 'failed', 'retry delete', 'Delete this document'],
  ] as const)('%s, indexed %s: %s, offers "%s", "%s"', (status, is_indexed, standing, offers, hint) => {
    const document = { status, is_indexed, processed_at: null }
    const offered = { index: canIndex, retry: canRetry, delete: canDelete }
    expect(displayStatusOf(document)).toBe(standing)
    expect(
      Object.entries(offered)
        .filter(([, may]) => may(document))
        .map(([name]) => name)
        .join(' '),
    ).toBe(offers)
    expect(deleteHint(document)).toBe(hint)
  })

  test('what is in progress can be neither indexed nor retried', () => {
    fc.assert(
      fc.property(facts, (document) => {
        if (isInProgress(document)) expect(canIndex(document) || canRetry(document)).toBe(false)
      }),
    )
  })

  test('a retry starts where it failed', () => {
    const document = { status: 'failed', is_indexed: false } as const
    expect(retryStep({ ...document, processed_at: null })).toBe('process')
    expect(retryStep({ ...document, processed_at: '2026-11-21T09:00:00Z' })).toBe('index')
  })

  test('nothing is counted twice, and everything in the total', () => {
    fc.assert(
      fc.property(fc.array(facts), (documents) => {
        const { total, indexed, processing, failed } = countDocuments(
          documents.map((document, place) => ({ ...document, id: String(place) })),
        )
        expect(total).toBe(documents.length)
        expect(indexed + processing + failed).toBeLessThanOrEqual(total)
      }),
    )
  })
})

test.each([
  [401, 'x', 'Authentication failed. Please log in again.'],
  [null, 'Unauthorized', 'Authentication failed. Please log in again.'],
  [403, 'x', "You don't have permission to index this document."],
  [400, 'Forbidden', "You don't have permission to index this document."],
  [404, 'x', 'Document not found or indexing endpoint unavailable.'],
  [400, 'Not Found', 'Document not found or indexing endpoint unavailable.'],
  [500, 'x', 'Server error occurred while indexing. Please try again later.'],
  [null, 'Network error: …', 'Network error. Please check your connection and try again.'],
  [200, 'Failed to fetch', 'Network error. Please check your connection and try again.'],
  [422, 'x', 'Failed to index document'],
  [503, 'x', 'Failed to index document'],
])('indexing that fails with %s "%s" is told as "%s"', (status, message, told) => {
  expect(indexFailureMessage({ status, message })).toBe(told)
})

describe('search and filter', () => {
  test.each([
    ['notes', 'all', true],
    [' NOTES ', 'all', true],
    ['.MD', 'completed', true],
    ['tides', 'all', false],
    ['notes', 'pending', false],
  ] as const)('"%s" in %s finds Field-Notes.md: %s', (search, filter, found) => {
    expect(isShown({ filename: 'Field-Notes.md', status: 'completed' }, search, filter)).toBe(found)
  })

  test.each(['café'.normalize('NFC'), 'CAFÉ'.normalize('NFD')])(
    '%j finds both ways to write it',
    (search) => {
      for (const form of ['NFC', 'NFD'])
        expect(isShown({ filename: 'Café notes.md'.normalize(form), status: 'failed' }, search, 'all')).toBe(
          true,
        )
    },
  )

  test('every document is under all and under exactly one other filter, or uploaded', () => {
    for (const status of DOCUMENT_STATUSES) {
      const under = DOCUMENT_FILTERS.filter((filter) => isShown({ filename: 'a', status }, '', filter))
      expect(under).toEqual(status === 'uploaded' ? ['all'] : ['all', status])
    }
  })
})

test('the newest document is first, and those of one moment keep their order', () => {
  const moments = fc.array(fc.record({ id: fc.uuid(), hour: fc.integer({ min: 10, max: 12 }) }))
  fc.assert(
    fc.property(moments, (list) => {
      const documents = list.map(({ id, hour }) => ({ id, created_at: `2026-11-21T${hour}:00:00Z` }))
      const expected = [12, 11, 10].flatMap((hour) =>
        documents.filter(({ created_at }) => created_at.includes(`T${hour}`)),
      )
      expect(newestFirst(documents)).toEqual(expected)
    }),
  )
})

describe('changes, as they are announced', () => {
  const at = (place: number, status: 'processing' | 'completed' | 'failed', is_indexed = false) => ({
    id: `d${place}`,
    filename: `${place}.md`,
    status,
    is_indexed,
    processed_at: null,
  })

  test.each([
    ['nothing', [at(1, 'processing')], [at(1, 'processing')], ''],
    ['one', [at(1, 'processing')], [at(1, 'completed')], '1.md: Ready to Index'],
    [
      'two',
      [at(1, 'processing'), at(2, 'completed')],
      [at(1, 'failed'), at(2, 'completed', true)],
      '1.md: Failed. 2.md: Indexed',
    ],
    [
      'many',
      [1, 2, 3, 4].map((place) => at(place, 'processing')),
      [1, 2, 3, 4].map((place) => at(place, 'completed')),
      '4 documents have a new status',
    ],
    ['a new one', [], [at(1, 'processing')], ''],
    ['a deleted one', [at(1, 'failed')], [], ''],
  ])('%s', (_, before, after, told) => {
    expect(describeChanges(before, after)).toBe(told)
  })
})

describe('a new listing', () => {
  const listing = fc.uniqueArray(
    fc.record({ id: fc.string({ maxLength: 2 }), status: fc.constantFrom('pending', 'completed') }),
    { selector: ({ id }) => id },
  )

  test('says what it says, with the same objects for what is the same', () => {
    fc.assert(
      fc.property(listing, listing, (before, after) => {
        const kept = keepUnchanged(before, after)
        expect(kept).toEqual(after)
        for (const document of kept) {
          const old = before.find(({ id }) => id === document.id)
          if (old?.status === document.status) expect(document).toBe(old)
        }
      }),
    )
  })

  test('without news is the same list', () => {
    fc.assert(
      fc.property(listing, (before) => {
        expect(keepUnchanged(before, structuredClone(before))).toBe(before)
      }),
    )
  })

  test('says nothing of what changed after it was asked for', () => {
    const here = (documents: readonly { id: string }[], id: string) => documents.find((one) => one.id === id)
    fc.assert(
      fc.property(listing, listing, fc.array(fc.string({ maxLength: 2 })), (known, listed, ids) => {
        const changed = new Set(ids)
        const taken = keepOutdated(known, listed, changed)
        for (const { id } of [...known, ...listed])
          expect(here(taken, id)).toBe(here(changed.has(id) ? known : listed, id))
      }),
    )
  })

  test('with a field more, or one less, is news', () => {
    const before: { id: string; note?: string }[] = [{ id: 'a' }]
    const after = [{ id: 'a', note: 'b' }]
    expect(keepUnchanged(before, after)).toEqual(after)
    expect(keepUnchanged(after, before)).toEqual(before)
  })
})
