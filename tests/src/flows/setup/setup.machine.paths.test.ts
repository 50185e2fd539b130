import { setupMachine } from '../../../../src/flows/setup/setup.machine.ts'
import { found } from '../../../support/flows/setupLinkMachine.ts'
import { HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(setupMachine, './setup.machine.paths.txt', {
  starts: { 'a setup link': { token: 'token' } },
  events: [
    ...passwordEdits('Hippocampus-1953'),
    { type: 'form.submitted' },
    { type: 'check.retried' },
    { type: 'steps.skipped' },
  ],
  outcomes: {
    lookUp: {
      usable: gives(found('usable')),
      expired: gives(found('expired')),
      unreachable: rejects('Offline'),
    },
    signUp: {
      created: gives({ kind: 'created', existed: false, hostedUser: HOSTED }),
      'exists with another password': gives({ kind: 'exists' }),
      refused: gives({ kind: 'refused', field: null, reason: 'Sign-up is closed' }),
      unreachable: rejects('Offline'),
    },
    claim: { claimed: gives(null), used: gives('used'), unreachable: rejects('Offline') },
    registerAtBackend: { registered: gives(), unreachable: rejects('No backend') },
    markRegistered: { marked: gives(), unreachable: rejects('Offline') },
    signOut: { done: gives(), unreachable: rejects('Offline') },
  },
})
