import { expect, test } from 'vitest'
import type { WaitlistStatus } from '../../../../../src/domain/waitlist.ts'
import { countByStatus } from '../../../../../src/flows/admin/waitlist/waitlistCounts.ts'

test('countByStatus counts every status, and an unknown status in the total only', () => {
  const statuses = ['pending', 'registered', 'pending', 'archived'] as WaitlistStatus[]
  expect(countByStatus(statuses.map((status) => ({ status })))).toEqual({
    total: 4,
    pending: 2,
    approved: 0,
    rejected: 0,
    registered: 1,
    active: 0,
  })
})
