import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canDelete,
  canIndex,
  canRetry,
  displayStatusOf,
  isInProgress,
  newestFirst,
  retryStep,
} from '../../../src/domain/document.ts'

test.each([
  ['pending', false, 'pending', ['delete'], true],
  ['uploaded', false, 'uploaded', ['delete'], true],
  ['processing', false, 'processing', [], true],
  ['completed', false, 'readyToIndex', ['index'], false],
  ['completed', true, 'indexed', [], false],
  ['failed', false, 'failed', ['retry', 'delete'], false],
] as const)('status %s with is_indexed %s is displayed as %s and allows %j (in progress: %s)', (...row) => {
  const [status, is_indexed, displayStatus, allowed, inProgress] = row
  const document = { status, is_indexed, processed_at: null }
  const rules = { index: canIndex, retry: canRetry, delete: canDelete }
  expect(displayStatusOf(document)).toBe(displayStatus)
  expect(Object.entries(rules).flatMap(([action, isAllowed]) => (isAllowed(document) ? action : []))).toEqual(
    allowed,
  )
  expect(isInProgress(document)).toBe(inProgress)
})

test('a retry processes a document that was never processed and only indexes one that was', () => {
  const document = { status: 'failed', is_indexed: false } as const
  expect(retryStep({ ...document, processed_at: null })).toBe('process')
  expect(retryStep({ ...document, processed_at: '2026-11-21T09:00:00Z' })).toBe('index')
})

test('newestFirst sorts by creation time and keeps the order of documents created at the same time', () => {
  const times = fc.array(fc.record({ id: fc.uuid(), hour: fc.integer({ min: 10, max: 12 }) }))
  fc.assert(
    fc.property(times, (list) => {
      const documents = list.map(({ id, hour }) => ({ id, created_at: `2026-11-21T${hour}:00:00Z` }))
      const expected = [12, 11, 10].flatMap((hour) =>
        documents.filter(({ created_at }) => created_at.includes(`T${hour}`)),
      )
      expect(newestFirst(documents)).toEqual(expected)
    }),
  )
})
