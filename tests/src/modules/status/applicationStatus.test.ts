import { expect, test } from 'vitest'
import { WAITLIST_STATUSES, type WaitlistStatus } from '../../../../src/domain/waitlist.ts'
import {
  APPLICATION_STATUS_LIST,
  applicationStatus,
  type WaitlistAction,
} from '../../../../src/modules/status/applicationStatus.ts'

test.each<[WaitlistStatus, string, WaitlistAction[]]>([
  ['pending', 'Pending', ['review']],
  ['approved', 'Approved', ['resend', 'reset']],
  ['rejected', 'Rejected', []],
  ['registered', 'Registered', ['reset', 'cleanup']],
  ['active', 'Active', ['reset', 'cleanup']],
])('the status %s has the label %s and allows %j', (status, label, actions) => {
  expect(applicationStatus(status)).toMatchObject({ label, actions })
})

test.each<[WaitlistAction, WaitlistStatus[]]>([
  ['review', ['pending']],
  ['resend', ['approved']],
  ['reset', ['approved', 'registered', 'active']],
  ['cleanup', ['registered', 'active']],
])('the action %s is allowed only for %j', (action, statuses) => {
  expect(WAITLIST_STATUSES.filter((status) => applicationStatus(status).actions.includes(action))).toEqual(
    statuses,
  )
})

test.each(['archived', 'toString'])(
  'the unknown status %s is its own label and allows no action',
  (status) => {
    expect(applicationStatus(status)).toMatchObject({ label: status, counterLabel: status, actions: [] })
  },
)

test('the counters show the statuses in the order of the review', () => {
  expect(APPLICATION_STATUS_LIST.map(([, { counterLabel }]) => counterLabel)).toEqual([
    'Pending Review',
    'Approved',
    'Registered',
    'Active Users',
    'Rejected',
  ])
})
