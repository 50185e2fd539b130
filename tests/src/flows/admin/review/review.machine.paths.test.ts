import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { ItemStatus } from '../../../../../src/flows/admin/review/decisionItems.ts'
import { reviewMachine } from '../../../../../src/flows/admin/review/review.machine.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const pending = createApplication({ id: 'a1' })
const approved = createApplication({ id: 'a1', status: 'approved' })
const rejected = createApplication({ id: 'a3', status: 'rejected', admin_notes: 'No use case' })
const reopened = { ...rejected, status: 'pending' as const, admin_notes: null }
const finished = (status: ItemStatus, application = pending) =>
  ({ type: 'saving.finished', item: { application, status }, next: null }) as const

testPaths(reviewMachine, './review.machine.paths.txt', {
  starts: { 'the list': undefined },
  events: [
    { type: 'review.requested', application: pending },
    { type: 'review.requested', application: createApplication({ id: 'a2', status: 'approved' }) },
    { type: 'review.requested', application: rejected },
    { type: 'reopen.requested' },
    { type: 'notes.edited', notes: 'Good fit' },
    { type: 'notes.edited', notes: 'x'.repeat(2001) },
    { type: 'verdict.given', verdict: 'rejected' },
    finished({ kind: 'saved' }),
    { ...finished({ kind: 'saved' }), next: createApplication({ id: 'a4' }) },
    finished({ kind: 'failed', reason: 'Offline' }),
    finished({ kind: 'notFound' }),
    finished({ kind: 'decidedElsewhere', status: 'approved', by: null, at: null }, approved),
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    reopen: {
      done: gives({ kind: 'done', application: reopened, accountError: null }),
      'changed by another admin': gives({
        kind: 'changed',
        application: { ...reopened, status: 'approved' },
      }),
      'not found': gives({ kind: 'notFound' }),
      unreachable: rejects('Offline'),
    },
  },
})
