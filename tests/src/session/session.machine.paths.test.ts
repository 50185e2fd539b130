import { sessionMachine } from '../../../src/session/session.machine.ts'
import type { StoredSession } from '../../../src/session/session.types.ts'
import { GRANT, HOSTED, USER } from '../../support/paths/examples.ts'
import { gives, rejects } from '../../support/paths/model.ts'
import { testPaths } from '../../support/paths/testPaths.ts'

const nobody: StoredSession = { grant: null, hostedUser: null, backendIssue: null, isDemo: false }
const otherName = { ...GRANT, user: { ...USER, name: 'Una L.' } }

testPaths(sessionMachine, './session.machine.paths.txt', {
  starts: { 'the app': undefined },
  // A sign-in grants access once. The calls are reads that replace the one before.
  repeatable: ['backend.granted', 'hosted.granted'],
  events: [
    { type: 'backend.granted', grant: GRANT, hostedUser: HOSTED },
    { type: 'backend.granted', grant: GRANT, hostedUser: null },
    { type: 'hosted.granted', hostedUser: HOSTED, backendIssue: 'unreachable' },
    { type: 'demo.granted' },
    { type: 'signOut.requested' },
    { type: 'deviceSignOut.requested' },
    { type: 'signInAgain.requested' },
    { type: 'session.expired' },
    { type: 'backendToken.rejected' },
    { type: 'user.changed', user: { ...USER, name: 'Una L.' } },
    { type: 'hosted.changed', hostedUser: { ...HOSTED, firstName: 'Uno' } },
    { type: 'hosted.changed', hostedUser: null },
    { type: 'storage.changed', stored: nobody, endReason: 'otherTab' },
    { type: 'storage.changed', stored: { ...nobody, grant: otherName }, endReason: 'otherTab' },
  ],
  outcomes: {
    restoreSession: {
      backend: gives({ ...nobody, grant: GRANT, hostedUser: HOSTED }),
      hosted: gives({ ...nobody, hostedUser: HOSTED, backendIssue: 'noAccount' }),
      demo: gives({ ...nobody, isDemo: true }),
      nobody: gives(nobody),
      'unreadable storage': rejects('No storage'),
    },
    refreshGrant: { refreshed: gives(otherName), unreachable: rejects('Offline') },
    refreshHosted: {
      refreshed: gives({ ...HOSTED, firstName: 'Uno' }),
      ended: gives(null),
      unreachable: rejects('Offline'),
    },
    endSession: { ended: gives(), unreachable: rejects('Offline') },
  },
})
