import { expect, test } from 'vitest'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type {
  ActionOutcome,
  ApplicationAction,
} from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import type { AdminNotification } from '../../../../../src/flows/admin/waitlist/notifications.ts'
import { actionFailed, actionFinished } from '../../../../../src/flows/admin/waitlist/notifications.ts'

const application = createApplication({ id: 'una', status: 'approved' })
const done: ActionOutcome = { kind: 'done', application, accountError: null }
const MOVED = "Una Lindqvist's application was moved back to pending."

test.each<[ApplicationAction, ActionOutcome, AdminNotification['tone'], string, string]>([
  [
    'resend',
    done,
    'success',
    'Email sent',
    'We sent a new setup link to una@lab.example. The previous link no longer works.',
  ],
  ['reset', done, 'success', 'Application reset', MOVED],
  ['cleanup', done, 'success', 'Cleanup completed', MOVED],
  [
    'cleanup',
    { ...done, accountError: 'Offline.' },
    'warning',
    'Cleanup incomplete',
    'The application was moved back to pending, but the backend account for una@lab.example still exists. Offline.',
  ],
  [
    'reset',
    { kind: 'changed', application: { ...application, status: 'active' } },
    'warning',
    'Application changed',
    "Una Lindqvist's application is now Active. Nothing was changed.",
  ],
  [
    'reset',
    { kind: 'notFound' },
    'warning',
    'Application not found',
    "Una Lindqvist's application no longer exists.",
  ],
])(
  'after the action %s with the outcome %j, a notification (%s) has the title "%s"',
  (action, outcome, tone, title, text) => {
    expect(actionFinished(action, application, outcome)).toEqual({ tone, title, text })
  },
)

test('after the repetition of an incomplete cleanup, a notification says that the account was removed too', () => {
  const incomplete = { ...application, status: 'pending' as const, cleanup_incomplete: true }
  expect(actionFinished('cleanup', incomplete, done).text).toBe(
    'The backend account for una@lab.example was also removed.',
  )
})

test.each([
  ['resend', 'Failed to resend email'],
  ['reset', 'Failed to update submission'],
  ['cleanup', 'Failed to update submission'],
] as const)(
  'the notification after the failed action %s has the title "%s" and the reason',
  (action, title) => {
    expect(actionFailed(action, 'Offline.')).toEqual({ tone: 'error', title, text: 'Offline.' })
  },
)
