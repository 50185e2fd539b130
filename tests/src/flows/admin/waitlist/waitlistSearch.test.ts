import { expect, test } from 'vitest'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import {
  searchWaitlist,
  type WaitlistFilter,
} from '../../../../../src/flows/admin/waitlist/waitlistSearch.ts'
import { APPLICATIONS, idsOf, una } from '../support.ts'

test.each<[string, WaitlistFilter, string[]]>([
  ['', 'all', ['una', 'zoe', 'invalid', 'unknown', 'unsent']],
  ['   ', 'all', ['una', 'zoe', 'invalid', 'unknown', 'unsent']],
  ['sorensen', 'all', ['una']],
  ['SØRENSEN una', 'all', ['una']],
  ['zoe', 'all', ['zoe']],
  ['zoe@LAB', 'all', ['zoe']],
  ['cognitive science', 'all', ['una']],
  ['haskoli', 'all', ['una']],
  ['researcher replay', 'all', ['una']],
  ['short term', 'all', ['una']],
  ['active', 'all', ['zoe']],
  ['workshop', 'all', ['zoe']],
  ['archived', 'all', ['unknown']],
  ['una zoe', 'all', []],
  ['', 'active', ['zoe']],
  ['una', 'active', []],
  ['cognitive-science', 'all', []],
  ['', 'email-not-sent', ['unsent']],
  ['zoe', 'email-not-sent', []],
])('the search %j with status %s finds %j', (search, filter, found) => {
  const unsent = createApplication({ id: 'unsent', status: 'approved', emailed_at: null, first_name: 'Ida' })
  expect(idsOf(searchWaitlist([...APPLICATIONS, unsent], search, filter))).toEqual(found)
})

test('a blank search returns the same array', () => {
  expect(searchWaitlist(APPLICATIONS, ' ', 'all')).toBe(APPLICATIONS)
})

test('a search reads the new values of a changed application, not the cached text', () => {
  expect(searchWaitlist([una], 'zebra', 'all')).toEqual([])
  expect(idsOf(searchWaitlist([{ ...una, admin_notes: 'Zebra' }], 'zebra', 'all'))).toEqual(['una'])
  expect(searchWaitlist([una], 'zebra', 'all')).toEqual([])
})
