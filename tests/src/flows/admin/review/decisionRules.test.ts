import { expect, test } from 'vitest'
import {
  isOwnReview,
  isSameReview,
  notesError,
  notesToStore,
} from '../../../../../src/flows/admin/review/decisionRules.ts'

test.each([
  ['', null],
  [' \n\t ', null],
  ['\0', null],
  [' Strong fit ', 'Strong fit'],
  ['سلام\n🧠', 'سلام\n🧠'],
  ['=1+1 <b>', '=1+1 <b>'],
  [`${'n'.repeat(2_000)}  `, 'n'.repeat(2_000)],
  ['🧠'.repeat(2_000), '🧠'.repeat(2_000)],
])('notesToStore(%j) returns %j', (notes, stored) => {
  expect(notesError(notes)).toBeNull()
  expect(notesToStore(notes)).toBe(stored)
})

test.each(['n'.repeat(2_001), '🧠'.repeat(2_001)])(
  'notesError returns a message for notes longer than 2,000 characters',
  (notes) => {
    expect(notesError(notes)).toBe('The notes can be at most 2000 characters long. Please shorten it.')
  },
)

const review = { status: 'approved', reviewed_by: 'li', reviewed_at: '2026-02-20T09:00:00Z' } as const

test.each([
  [review, true],
  [{ ...review, reviewed_by: 'ines' }, false],
  [{ ...review, reviewed_by: null }, false],
  [{ ...review, status: 'rejected' as const }, false],
  [{ ...review, status: 'registered' as const }, false],
])('isOwnReview(%j) is %s', (current, isOwn) => {
  expect(isOwnReview(current, { verdict: 'approved', reviewedBy: 'li' })).toBe(isOwn)
})

test.each([
  [review, true],
  [{ ...review, reviewed_at: '2026-02-20T09:00:00.000+00:00' }, true],
  [{ ...review, reviewed_at: '2026-02-20T09:00:01Z' }, false],
  [{ ...review, reviewed_at: null }, false],
  [{ ...review, status: 'pending' as const }, false],
])('isSameReview(%j) is %s', (current, isSame) => {
  expect(isSameReview(current, review)).toBe(isSame)
})
