import type { EventFromLogic } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { liveActors } from '../../../../../src/flows/admin/waitlist/adminWaitlist.actors.ts'
import { WATCH_ACTOR_ID } from '../../../../../src/flows/admin/waitlist/adminWaitlist.base.ts'
import { adminWaitlistMachine } from '../../../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import { createWatcher } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import { listApplications } from '../../../../../src/hosted/applications.ts'
import {
  endHostedSession,
  openAsHostedAdmin,
  restoreHostedAdmin,
  revokeHostedAdmin,
} from '../../../../support/flows/adminNetwork.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { outages, whenReturning } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const pending = createApplication({ id: 'a1' })
const approved = createApplication({ id: 'a2', status: 'approved' })
const running = { state: 'running', action: 'cleanup', reason: null } as const

const outcomes = {
  listApplications: {
    applications: gives([pending, approved]),
    'no applications': gives([]),
    unreachable: rejects('Offline'),
  },
}

testPaths(adminWaitlistMachine, './adminWaitlist.machine.paths.txt', {
  starts: { 'the page': undefined },
  // The action itself reports that it runs, see adminWaitlist.machine.test.ts.
  repeatable: ['action.requested'],
  events: [
    { type: 'reload.requested' },
    { type: 'refresh.requested' },
    { type: 'search.edited', search: 'a2' },
    { type: 'filter.chosen', filter: 'approved' },
    { type: 'filters.cleared' },
    { type: 'sort.chosen', sort: { column: 'name', direction: 'ascending' } },
    { type: 'url.followed', search: '', filter: 'approved', sort: null },
    { type: 'selection.changed', ids: ['a1', 'a2'] },
    { type: 'action.requested', action: 'resend', application: approved, hasBackend: true },
    { type: 'action.requested', action: 'resend', application: pending, hasBackend: true },
    { type: 'retry.requested', id: 'a2', hasBackend: true },
    { type: 'notice.dismissed', id: 'a2' },
    { type: 'application.changed', application: { ...pending, status: 'approved' } },
    { type: 'listing.refreshed', applications: [approved] },
    { type: 'listing.refreshed', applications: [] },
    { type: 'refresh.failed', reason: 'Offline' },
    { type: 'action.progressed', id: 'a2', progress: running },
    { type: 'action.progressed', id: 'a2', progress: { ...running, state: 'failed', reason: 'Offline' } },
    {
      type: 'action.finished',
      id: 'a2',
      action: 'cleanup',
      outcome: { kind: 'done', application: { ...approved, status: 'pending' }, accountError: null },
    },
    { type: 'action.finished', id: 'a2', action: 'resend', outcome: { kind: 'notFound' } },
    { type: 'action.failed', id: 'a2', action: 'resend', reason: 'Offline' },
  ],
  outcomes,
  sentBy: (event) => (/^action\.(progressed|finished|failed)/.test(event.type) ? 'action:a2' : undefined),
  distinguish: ({ actions }) => Object.values(actions).map(({ state }) => state),
})

const page = Object.assign(new EventTarget(), { hidden: false })
const refreshed = (prepare: (network: MockNetwork) => unknown) => whenReturning(prepare, () => page)

/** What the actor that watches the list reports. */
const watched = new Map<EventFromLogic<typeof adminWaitlistMachine>, string>([
  [{ type: 'listing.refreshed', applications: [approved] }, 'watchApplications: applications'],
  [{ type: 'listing.refreshed', applications: [] }, 'watchApplications: no applications'],
  [{ type: 'refresh.failed', reason: 'Offline' }, 'watchApplications: unreachable'],
])
const failures = { ...outages, 'an ended session': endHostedSession }

// The calls of an action: see applicationAction.machine.paths.test.ts.
testLivePaths(
  adminWaitlistMachine,
  {
    starts: { 'the page': undefined },
    // Without `refresh.requested`, which makes a running actor call before the test has prepared the outcome.
    events: [{ type: 'reload.requested' }, ...watched.keys()],
    sentBy: (event) => (watched.has(event) ? WATCH_ACTOR_ID : undefined),
    outcomes,
  },
  {
    actors: { listApplications: liveActors.listApplications },
    reporters: { watchApplications: createWatcher({ list: listApplications, page }) },
    outcomeOf: (event) => watched.get(event),
    comparedPart: (event) => event.type === 'listing.refreshed' && event.applications.length > 0,
    open: openAsHostedAdmin,
    starts: { 'the page': undefined },
    outcomes: {
      'listApplications: applications': restoreHostedAdmin,
      'listApplications: no applications': revokeHostedAdmin,
      'listApplications: unreachable': failures,
      'watchApplications: applications': refreshed(restoreHostedAdmin),
      'watchApplications: no applications': refreshed(revokeHostedAdmin),
      'watchApplications: unreachable': Object.fromEntries(
        Object.entries(failures).map(([cause, prepare]) => [cause, refreshed(prepare)]),
      ),
    },
  },
)
