import type { EventFromLogic } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { WaitlistSubmissionRow } from '../../../../../mocks/hosted/rows.ts'
import { liveActors } from '../../../../../src/flows/admin/review/decision.actors.ts'
import { EMAIL_ACTOR_ID, SAVE_ACTOR_ID } from '../../../../../src/flows/admin/review/decision.base.ts'
import { decisionMachine } from '../../../../../src/flows/admin/review/decision.machine.ts'
import type { ItemStatus } from '../../../../../src/flows/admin/review/decisionItems.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'
import { APPLICATIONS, USERS } from '../../../../supabase/fixture.ts'
import {
  endHostedSession,
  openAsHostedAdmin,
  revokeHostedAdmin,
} from '../../../../support/flows/adminNetwork.ts'
import { answers, type MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import type { PathModel } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const applications = ['a1', 'a2'].map((id) => createApplication({ id }))
const [application = createApplication()] = applications

type Event = EventFromLogic<typeof decisionMachine>

/** A report of an actor, with the name of its outcome. `isRead`: the result contains the application. */
function reported(actor: string, actorId: string, id: string, status: ItemStatus, isRead = false) {
  const event: Event = { type: 'item.finished', id, status, application: isRead ? application : null }
  return [event, { outcome: `${actor}: ${status.kind}`, actorId }] as const
}

const decidedElsewhere = (by: string) =>
  ({ kind: 'decidedElsewhere', status: 'rejected', by, at: null }) as const

/** What each actor reports for an application. Each event is different, because paths are told apart by them. */
function reportsFor(id: string) {
  const save = reported.bind(null, 'saveReviews', SAVE_ACTOR_ID, id)
  const withdraw = reported.bind(null, 'withdrawReviews', '0.decision.undoing', id)
  const email = reported.bind(null, 'sendEmails', EMAIL_ACTOR_ID, id)
  return [
    save({ kind: 'saved' }, true),
    save({ kind: 'emailed' }, true),
    save({ kind: 'notFound' }),
    save(decidedElsewhere('a@lab.example'), true),
    save({ kind: 'failed', reason: 'Offline' }),
    save({ kind: 'stopped' }),
    withdraw({ kind: 'undone' }, true),
    withdraw({ kind: 'undoTooLate' }, true),
    withdraw({ kind: 'notFound' }),
    withdraw(decidedElsewhere('b@lab.example'), true),
    withdraw({ kind: 'undoFailed', reason: 'Offline' }),
    email({ kind: 'emailed' }, true),
    email({ kind: 'notFound' }),
    email(decidedElsewhere('c@lab.example'), true),
    email({ kind: 'emailFailed', reason: 'No mail' }),
    email({ kind: 'emailStopped' }),
  ]
}
const reports = new Map<Event, { outcome: string; actorId: string }>(['a1', 'a2'].flatMap(reportsFor))

const model: PathModel<typeof decisionMachine> = {
  starts: {
    // Two applications, the first of them given twice.
    'an approval': {
      applications: [...applications, application],
      verdict: 'approved',
      notes: 'Good fit',
      reviewedBy: 'admin',
    },
    'a rejection': { applications: [application], verdict: 'rejected', notes: null, reviewedBy: 'admin' },
  },
  events: [
    { type: 'undo.requested' },
    { type: 'retry.requested' },
    { type: 'decision.kept' },
    { type: 'notice.dismissed' },
    { type: 'stop.requested' },
    { type: 'page.left' },
    ...reports.keys(),
  ],
  sentBy: (event) => reports.get(event)?.actorId,
  distinguish: ({ items }) => items.map(({ status }) => status.kind),
}

testPaths(decisionMachine, './decision.machine.paths.txt', model)

const stored = APPLICATIONS.pending

const startsWith = (one: Application) => {
  const approval = {
    applications: [one],
    verdict: 'approved',
    notes: null,
    reviewedBy: USERS.admin.id,
  } as const
  return {
    'an approval of one': approval,
    'a rejection of one': { ...approval, verdict: 'rejected' },
  } as const
}

const change = (fields: Partial<WaitlistSubmissionRow>) => (network: MockNetwork) => {
  network.answerAsUsual()
  return network.backend.hosted.waitlistSubmissions.update(stored.id, fields)
}
/** The response of an update that matches no row. */
const noRow = answers(406, { code: 'PGRST116', message: 'The result contains 0 rows' })
const reviewed = { reviewed_by: USERS.admin.id, reviewed_at: '2026-11-19T15:00:00Z' }
const rejectElsewhere = change({ ...reviewed, status: 'rejected', reviewed_by: USERS.other.id })
const sendElsewhere = change({ emailed_at: reviewed.reviewed_at })
const gone = {
  'a deleted application': ({ backend }: MockNetwork) => backend.hosted.waitlistSubmissions.delete(stored.id),
  'no longer an admin': revokeHostedAdmin,
}
const failed = { ...outages, 'an ended session': endHostedSession }

// One application. The admin stays on the page: otherwise the emails are sent without a check.
testLivePaths(
  decisionMachine,
  {
    ...model,
    starts: startsWith(application),
    events: (model.events ?? []).filter(
      (event) =>
        !['page.left', 'stop.requested'].includes(event.type) && !('id' in event && event.id === 'a2'),
    ),
  },
  {
    actors: {},
    reporters: liveActors,
    outcomeOf: (event) => reports.get(event)?.outcome,
    comparedPart: (event) =>
      event.type === 'item.finished' ? [event.status.kind, event.application === null] : null,
    open: openAsHostedAdmin,
    starts: startsWith(
      createApplication({ ...stored, reviewed_by: null, reviewed_at: null, emailed_at: null }),
    ),
    outcomes: {
      'saveReviews: saved': {
        'a decision that is stored now': answerAsUsual,
        "the admin's own decision whose response was lost": (network, { context: { verdict } }) =>
          change({ ...reviewed, status: verdict })(network),
      },
      'saveReviews: emailed': change({ ...reviewed, status: 'approved', emailed_at: reviewed.reviewed_at }),
      'saveReviews: notFound': gone,
      'saveReviews: decidedElsewhere': rejectElsewhere,
      'saveReviews: failed': {
        ...failed,
        'an application that was just returned to pending': (network) =>
          network.answerWith('PATCH /hosted/rest', noRow),
      },
      'withdrawReviews: undone': {
        'an undo that is stored now': answerAsUsual,
        'an undo whose response was lost': change({
          status: 'pending',
          reviewed_by: null,
          reviewed_at: null,
        }),
      },
      'withdrawReviews: undoTooLate': sendElsewhere,
      'withdrawReviews: decidedElsewhere': rejectElsewhere,
      'withdrawReviews: notFound': gone,
      'withdrawReviews: undoFailed': failed,
      'sendEmails: emailed': {
        'an email that is sent now': answerAsUsual,
        'an email that was sent': sendElsewhere,
      },
      'sendEmails: decidedElsewhere': rejectElsewhere,
      'sendEmails: notFound': gone,
      'sendEmails: emailFailed': {
        ...failed,
        'no mail server': (network) =>
          network.answerWith('POST /hosted/functions', answers(502, { error: 'The mail server is down.' })),
      },
    },
  },
)
