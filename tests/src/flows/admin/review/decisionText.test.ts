import { expect, test } from 'vitest'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { initialDecisionContext } from '../../../../../src/flows/admin/review/decision.base.ts'
import { decisionMachine } from '../../../../../src/flows/admin/review/decision.machine.ts'
import type { ItemStatus } from '../../../../../src/flows/admin/review/decisionItems.ts'
import type { Verdict } from '../../../../../src/flows/admin/review/decisionRules.ts'
import {
  decisionAnnouncement,
  decisionProgress,
  decisionText,
  itemText,
} from '../../../../../src/flows/admin/review/decisionText.ts'
import { at } from '../../../../../stories/support/stateStory.tsx'

const NOW = Date.parse('2026-02-20T09:00:00Z')

type Value = Parameters<typeof at<typeof decisionMachine>>[1]

function state(value: Value, statuses: readonly ItemStatus[], verdict: Verdict = 'approved') {
  const applications = statuses.map((_, index) => createApplication({ id: String(index) }))
  const context = initialDecisionContext({ applications, verdict, notes: null, reviewedBy: 'li' })
  const items = context.items.map((item, index) => ({ ...item, status: statuses[index] ?? item.status }))
  return at(decisionMachine, value, { ...context, items })
}

const saved = { kind: 'saved' } as const
const failed = { kind: 'failed', reason: 'Offline.' } as const
const taken = {
  kind: 'decidedElsewhere',
  status: 'rejected',
  by: 'ines@lab.example',
  at: '2026-02-20T08:58:00Z',
} as const

test.each<[Value, ItemStatus[], Verdict, string, string | null]>([
  ['held', [saved], 'approved', 'Approved Una Lindqvist', 'Sending the email shortly.'],
  ['held', [saved], 'rejected', 'Rejected Una Lindqvist', 'No email will be sent.'],
  ['held', [saved, failed], 'approved', 'Approved 1 of 2 applications', 'Sending the emails shortly.'],
  ['failed', [failed], 'approved', 'Failed to update submission', 'Offline.'],
  [
    'failed',
    [failed, failed],
    'approved',
    'Failed to update submission',
    'None of the 2 applications was changed.',
  ],
  [
    'emailFailed',
    [{ kind: 'emailFailed', reason: 'Offline.' }],
    'approved',
    "Approved Una Lindqvist, but the email couldn't be sent",
    'Offline.',
  ],
  [
    'undone',
    [{ kind: 'undone' }],
    'approved',
    'Una Lindqvist was moved back to pending',
    'No email was sent.',
  ],
  [
    'undone',
    [{ kind: 'undone' }, { kind: 'undone' }],
    'approved',
    '2 applications moved back to pending',
    'No email was sent.',
  ],
  [
    'undoFailed',
    [{ kind: 'undoFailed', reason: 'Offline.' }],
    'approved',
    "The decision couldn't be undone",
    'Offline. No email will be sent yet.',
  ],
  [
    'undoTooLate',
    [{ kind: 'undoTooLate' }],
    'approved',
    'Too late to undo',
    'Too late to undo: the email was already sent. Nothing was changed.',
  ],
  [
    'outdated',
    [taken],
    'approved',
    'Already rejected by ines@lab.example 2 minutes ago',
    'Nothing was changed.',
  ],
  [
    'outdated',
    [{ ...taken, status: 'active', by: null, at: null }],
    'approved',
    'Already approved by someone else',
    'Nothing was changed.',
  ],
  [
    'saved',
    [{ ...taken, status: 'pending' }],
    'approved',
    'Moved back to pending by ines@lab.example 2 minutes ago',
    'Nothing was changed.',
  ],
  [
    'outdated',
    [{ kind: 'notFound' }],
    'approved',
    'Una Lindqvist is no longer on the list',
    'Nothing was changed.',
  ],
  [
    'held',
    [saved, { kind: 'stopped' }, { kind: 'stopped' }],
    'approved',
    'Approved 1 of 3 applications',
    'Sending the emails shortly. 2 were stopped and stay pending.',
  ],
  [
    'held',
    [saved, { kind: 'stopped' }],
    'rejected',
    'Rejected 1 of 2 applications',
    'No email will be sent. One was stopped and stays pending.',
  ],
  ['outdated', [taken, { kind: 'stopped' }], 'approved', 'Stopped', 'Nothing was changed.'],
  [
    'emailFailed',
    [{ kind: 'emailed' }, { kind: 'emailStopped' }],
    'approved',
    'Stopped before the last email',
    'The applications stay approved. Find them with the filter “Email not sent”.',
  ],
  [
    'undone',
    [{ kind: 'undone' }, { kind: 'emailed' }],
    'approved',
    '1 of 2 applications moved back to pending',
    'One email had already been sent: that application stays approved.',
  ],
])('the notice in the state %s with the results %j of a decision "%s" is: %s', (...row) => {
  const [value, statuses, verdict, title, detail] = row
  expect(decisionText(state(value, statuses, verdict), NOW)).toEqual({ title, detail })
})

test('each application of a decision has its own result', () => {
  const { items } = state('held', [saved, taken, { kind: 'notFound' }, failed]).context
  expect(items.map((item) => itemText(item, 'approved', NOW))).toEqual([
    'Approved',
    'Already rejected by ines@lab.example 2 minutes ago',
    'No longer on the list',
    'Not saved: Offline.',
  ])
})

test.each<[Value, ItemStatus[], { label: string; percent: number } | null]>([
  ['saving', [saved, { kind: 'saving' }], { label: 'Approving 1 of 2', percent: 50 }],
  // What was stopped or failed before the step does not count.
  [
    'notifying',
    [{ kind: 'emailed' }, saved, { kind: 'stopped' }, failed],
    { label: 'Sending emails, 1 of 2', percent: 50 },
  ],
  ['undoing', [{ kind: 'undone' }, { kind: 'emailed' }], { label: 'Undoing 1 of 1', percent: 100 }],
  ['saving', [{ kind: 'saving' }], null],
  ['held', [saved, saved], null],
])('the progress in the state %s with the results %j is %j', (value, statuses, expected) => {
  expect(decisionProgress(state(value, statuses))).toEqual(expected)
})

test('the notice of emails that were sent again says how many', () => {
  const resent = state('saved', [{ kind: 'emailed' }, { kind: 'emailed' }])
  const { title } = decisionText(
    { ...resent, context: { ...resent.context, isResend: true } } as typeof resent,
    NOW,
  )
  expect(title).toBe('Sent 2 setup emails')
})

test('a screen reader announces the notice, except for a failure, which a toast announces', () => {
  expect(decisionAnnouncement(state('held', [saved], 'rejected'), NOW)).toBe(
    'Rejected Una Lindqvist. No email will be sent. You can undo this.',
  )
  expect(decisionAnnouncement(state('failed', [failed]), NOW)).toBe('')
})
