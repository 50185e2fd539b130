import { createApplication } from '../../../../../mocks/factories/application.ts'
import { decisionMachine } from '../../../../../src/flows/admin/review/decision.machine.ts'
import type { ItemStatus } from '../../../../../src/flows/admin/review/decisionItems.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const applications = ['a1', 'a2'].map((id) => createApplication({ id }))
const [application = createApplication()] = applications
const finished = (id: string, status: ItemStatus, isRead = false) =>
  ({ type: 'item.finished', id, status, application: isRead ? application : null }) as const

testPaths(decisionMachine, './decision.machine.paths.txt', {
  starts: {
    'an approval': { applications, verdict: 'approved', notes: 'Good fit', reviewedBy: 'admin' },
    'a rejection': { applications: [application], verdict: 'rejected', notes: null, reviewedBy: 'admin' },
  },
  events: [
    { type: 'undo.requested' },
    { type: 'retry.requested' },
    { type: 'decision.kept' },
    { type: 'notice.dismissed' },
    { type: 'area.left' },
    { type: 'page.left' },
    finished('a1', { kind: 'saved' }, true),
    finished('a1', { kind: 'failed', reason: 'Offline' }),
    finished('a1', { kind: 'notFound' }),
    finished('a1', { kind: 'emailed' }, true),
    finished('a1', { kind: 'emailFailed', reason: 'No mail' }),
    finished('a1', { kind: 'undone' }, true),
    finished('a1', { kind: 'undoFailed', reason: 'Offline' }),
    finished('a1', { kind: 'undoTooLate' }),
    finished('a2', { kind: 'saved' }),
    finished('a2', { kind: 'failed', reason: 'Offline' }),
    finished('a2', { kind: 'notFound' }),
    finished('a2', { kind: 'emailed' }),
    finished('a2', { kind: 'emailFailed', reason: 'No mail' }),
    finished('a2', { kind: 'undone' }),
    finished('a2', { kind: 'undoFailed', reason: 'Offline' }),
    finished('a2', { kind: 'undoTooLate' }),
  ],
  distinguish: ({ items }) => items.map(({ status }) => status.kind),
})
