import { createApplication } from '../../../../../mocks/factories/application.ts'
import { applicationActionMachine } from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const application = createApplication({ id: 'a1', status: 'approved' })
const done = {
  done: gives({ kind: 'done', application, accountError: null }),
  unreachable: rejects('Offline'),
}
const changed = { ...application, status: 'pending' }

testPaths(applicationActionMachine, './applicationAction.machine.paths.txt', {
  starts: { 'an approved application': { application } },
  events: [
    { type: 'resend.requested', hasBackend: true },
    { type: 'reset.requested', hasBackend: true },
    { type: 'cleanup.requested', hasBackend: true },
    { type: 'retry.requested', hasBackend: false },
  ],
  outcomes: {
    resendEmail: done,
    reset: done,
    cleanup: {
      ...done,
      'account not removed': gives({ kind: 'done', application: changed, accountError: 'No backend' }),
    },
    removeAccount: { removed: gives(), unreachable: rejects('Offline') },
  },
  distinguish: ({ action }) => action,
})
