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

const undone = { kind: 'undone' } as const
const stopped = { kind: 'stopped' } as const
const emailed = { kind: 'emailed' } as const
const unchanged = 'Nothing was changed.'

test.each<[Value, ItemStatus[], string, string | null, Verdict?]>([
  ['held', [saved], 'Approved Una Lindqvist', 'Sending the email shortly.'],
  ['held', [saved], 'Rejected Una Lindqvist', 'No email will be sent.', 'rejected'],
  ['held', [saved, failed], 'Approved 1 of 2 applications', 'Sending the emails shortly.'],
  ['failed', [failed], 'Failed to update submission', 'Offline.'],
  ['failed', [failed, failed], 'Failed to update submission', 'None of the 2 applications was changed.'],
  [
    'emailFailed',
    [{ kind: 'emailFailed', reason: 'Offline.' }],
    "Approved Una Lindqvist, but the email couldn't be sent",
    'Offline.',
  ],
  ['undone', [undone], 'Una Lindqvist was moved back to pending', 'No email was sent.'],
  ['undone', [undone, undone], '2 applications moved back to pending', 'No email was sent.'],
  [
    'undoFailed',
    [{ kind: 'undoFailed', reason: 'Offline.' }],
    "The decision couldn't be undone",
    'Offline. No email will be sent yet.',
  ],
  [
    'undoTooLate',
    [{ kind: 'undoTooLate' }],
    'Too late to undo',
    'Too late to undo: the email was already sent. Nothing was changed.',
  ],
  ['outdated', [taken], 'Already rejected by ines@lab.example 2 minutes ago', unchanged],
  [
    'outdated',
    [{ ...taken, status: 'active', by: null, at: null }],
    'Already approved by someone else',
    unchanged,
  ],
  [
    'saved',
    [{ ...taken, status: 'pending' }],
    'Moved back to pending by ines@lab.example 2 minutes ago',
    unchanged,
  ],
  ['outdated', [{ kind: 'notFound' }], 'Una Lindqvist is no longer on the list', unchanged],
  [
    'held',
    [saved, stopped, stopped],
    'Approved 1 of 3 applications',
    'Sending the emails shortly. 2 were stopped and stay pending.',
  ],
  [
    'held',
    [saved, stopped],
    'Rejected 1 of 2 applications',
    'No email will be sent. One was stopped and stays pending.',
    'rejected',
  ],
  ['outdated', [taken, stopped], 'Stopped', unchanged],
  [
    'emailFailed',
    [emailed, { kind: 'emailStopped' }],
    'Stopped before the last email',
    'The applications stay approved. Find them with the filter “Email not sent”.',
  ],
  [
    'undone',
    [undone, emailed],
    '1 of 2 applications moved back to pending',
    'One email had already been sent: that application stays approved.',
  ],
])('the notice in the state %s with the results %j is: %s', (value, statuses, title, detail, verdict) => {
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
  ['notifying', [emailed, saved, stopped, failed], { label: 'Sending emails, 1 of 2', percent: 50 }],
  ['undoing', [undone, emailed], { label: 'Undoing 1 of 1', percent: 100 }],
  ['saving', [{ kind: 'saving' }], null],
  ['held', [saved, saved], null],
])('the progress in the state %s with the results %j is %j', (value, statuses, expected) => {
  expect(decisionProgress(state(value, statuses))).toEqual(expected)
})

test('the notice of emails that were sent again says how many', () => {
  const resent = state('saved', [emailed, emailed])
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
