import { createApplication } from '../../../../../mocks/factories/application.ts'
import { adminWaitlistMachine } from '../../../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const pending = createApplication({ id: 'a1' })
const approved = createApplication({ id: 'a2', status: 'approved' })
const running = { state: 'cleaning', action: 'cleanup', reason: null } as const

testPaths(adminWaitlistMachine, './adminWaitlist.machine.paths.txt', {
  starts: { 'the page': undefined },
  // The action itself reports that it runs, see applicationAction.machine.test.ts.
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
    {
      type: 'action.finished',
      id: 'a2',
      action: 'cleanup',
      outcome: { kind: 'done', application: { ...approved, status: 'pending' }, accountError: 'Offline' },
    },
    { type: 'action.finished', id: 'a2', action: 'resend', outcome: { kind: 'notFound' } },
    { type: 'action.failed', id: 'a2', action: 'resend', reason: 'Offline', isPartial: false },
    { type: 'action.failed', id: 'a2', action: 'cleanup', reason: 'Offline', isPartial: true },
    { type: 'account.removed', id: 'a2' },
  ],
  outcomes: {
    listApplications: {
      applications: gives([pending, approved]),
      'no applications': gives([]),
      unreachable: rejects('Offline'),
    },
  },
  sentBy: (event) =>
    /^(action\.(progressed|finished|failed)|account)/.test(event.type) ? 'action:a2' : undefined,
  distinguish: ({ actions }) => Object.values(actions).map(({ state }) => state),
})
