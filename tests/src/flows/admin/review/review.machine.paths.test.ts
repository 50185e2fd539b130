import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { WaitlistSubmissionRow } from '../../../../../mocks/hosted/rows.ts'
import type { ItemStatus } from '../../../../../src/flows/admin/review/decisionItems.ts'
import { liveActors } from '../../../../../src/flows/admin/review/review.actors.ts'
import { reviewMachine } from '../../../../../src/flows/admin/review/review.machine.ts'
import { APPLICATIONS } from '../../../../supabase/fixture.ts'
import {
  endHostedSession,
  openAsHostedAdmin,
  revokeHostedAdmin,
} from '../../../../support/flows/adminNetwork.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const pending = createApplication({ id: 'a1' })
const approved = createApplication({ id: 'a1', status: 'approved' })
const rejected = createApplication({ id: 'a3', status: 'rejected', admin_notes: 'No use case' })
const reopened = { ...rejected, status: 'pending' as const, admin_notes: null }
const finished = (status: ItemStatus, application = pending) =>
  ({ type: 'saving.finished', item: { application, status }, next: null }) as const

const model: PathModel<typeof reviewMachine> = {
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
}

testPaths(reviewMachine, './review.machine.paths.txt', model)

const stored = APPLICATIONS.rejected
const change = (fields: Partial<WaitlistSubmissionRow>) => (network: MockNetwork) => {
  network.answerAsUsual()
  return network.backend.hosted.waitlistSubmissions.update(stored.id, fields)
}

// One rejected application, which is reopened.
testLivePaths(
  reviewMachine,
  { ...model, events: [{ type: 'review.requested', application: rejected }, { type: 'reopen.requested' }] },
  {
    actors: liveActors,
    open: openAsHostedAdmin,
    starts: { 'the list': undefined },
    liveEvent: (event) =>
      event.type === 'review.requested'
        ? { ...event, application: createApplication({ ...stored, reviewed_by: null, reviewed_at: null }) }
        : event,
    outcomes: {
      'reopen: done': answerAsUsual,
      'reopen: changed by another admin': change({ status: 'approved' }),
      'reopen: not found': {
        'a deleted application': (network) => {
          network.answerAsUsual()
          network.backend.hosted.waitlistSubmissions.delete(stored.id)
        },
        'no longer an admin': revokeHostedAdmin,
      },
      'reopen: unreachable': { ...outages, 'an ended session': endHostedSession },
    },
  },
)
