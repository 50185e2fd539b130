import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import {
  isWaitlistColumn,
  sortWaitlist,
  type WaitlistSort,
} from '../../../../../src/flows/admin/waitlist/waitlistSort.ts'
import { APPLICATIONS, idsOf } from '../support.ts'

test.each<[WaitlistSort | null, string[]]>([
  [null, ['una', 'zoe', 'invalid', 'unknown']],
  [{ column: 'name', direction: 'ascending' }, ['invalid', 'unknown', 'una', 'zoe']],
  [{ column: 'name', direction: 'descending' }, ['zoe', 'una', 'unknown', 'invalid']],
  [{ column: 'email', direction: 'ascending' }, ['invalid', 'una', 'unknown', 'zoe']],
  [{ column: 'submitted', direction: 'ascending' }, ['zoe', 'una', 'invalid', 'unknown']],
  // A missing value sorts last in both directions.
  [{ column: 'lastLogin', direction: 'ascending' }, ['zoe', 'una', 'invalid', 'unknown']],
  [{ column: 'lastLogin', direction: 'descending' }, ['zoe', 'una', 'invalid', 'unknown']],
  [{ column: 'interest', direction: 'descending' }, ['una', 'zoe', 'invalid', 'unknown']],
  // An unknown status sorts last in both directions.
  [{ column: 'status', direction: 'ascending' }, ['una', 'invalid', 'zoe', 'unknown']],
  [{ column: 'status', direction: 'descending' }, ['zoe', 'invalid', 'una', 'unknown']],
])('sorting by %j gives %j', (sort, order) => {
  expect(idsOf(sortWaitlist(APPLICATIONS, sort))).toEqual(order)
})

test('sorting keeps every application, and the order of equal ones', () => {
  const names = fc.array(fc.record({ first_name: fc.constantFrom('Una', 'una', 'Åsa', '') }))
  fc.assert(
    fc.property(names, fc.constantFrom('ascending' as const, 'descending' as const), (values, direction) => {
      const list = values.map(({ first_name }, index) =>
        createApplication({ id: String(index), first_name, last_name: '', email: 'e' }),
      )
      const sorted = sortWaitlist(list, { column: 'name', direction })
      expect(new Set(sorted)).toEqual(new Set(list))
      const again = sortWaitlist(sorted, { column: 'name', direction })
      expect(idsOf(again)).toEqual(idsOf(sorted))
    }),
  )
})

test.each([
  ['name', true],
  ['lastLogin', true],
  ['actions', false],
  ['toString', false],
])('isWaitlistColumn(%j) is %s', (name, expected) => {
  expect(isWaitlistColumn(name)).toBe(expected)
})
