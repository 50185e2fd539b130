import { expect, test } from 'vitest'
import { isSetUpAllowed, WAITLIST_STATUSES } from '../../../src/domain/waitlist.ts'

test('an application allows a backend account from its approval on, and not if it was rejected', () => {
  expect(WAITLIST_STATUSES.filter(isSetUpAllowed)).toEqual(['approved', 'registered', 'active'])
})
