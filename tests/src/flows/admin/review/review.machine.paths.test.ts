import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { ItemStatus } from '../../../../../src/flows/admin/review/decisionItems.ts'
import { reviewMachine } from '../../../../../src/flows/admin/review/review.machine.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const pending = createApplication({ id: 'a1' })
const approved = createApplication({ id: 'a1', status: 'approved' })
const finished = (status: ItemStatus, application = pending) =>
  ({ type: 'saving.finished', item: { application, status } }) as const

testPaths(reviewMachine, './review.machine.paths.txt', {
  starts: { 'the list': undefined },
  events: [
    { type: 'review.requested', application: pending },
    { type: 'review.requested', application: createApplication({ id: 'a2', status: 'approved' }) },
    { type: 'notes.edited', notes: 'Good fit' },
    { type: 'notes.edited', notes: 'x'.repeat(2001) },
    { type: 'verdict.given', verdict: 'rejected' },
    finished({ kind: 'saved' }),
    finished({ kind: 'failed', reason: 'Offline' }),
    finished({ kind: 'notFound' }),
    finished({ kind: 'decidedElsewhere', status: 'approved', by: null, at: null }, approved),
    { type: 'dialog.dismissed' },
  ],
})
