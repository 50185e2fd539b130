import { registrationMachine } from '../../../../src/flows/registration/registration.machine.ts'
import { found } from '../../../support/flows/setupLinkMachine.ts'
import { GRANT, HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(registrationMachine, './registration.machine.paths.txt', {
  starts: {
    'a setup link': { token: 'token', accountExists: false, email: '' },
    'an existing account': { token: 'token', accountExists: true, email: 'una@lab.example' },
  },
  events: [
    { type: 'field.edited', name: 'firstName', value: ' Uno' },
    ...passwordEdits('Hippocampus-1953'),
    { type: 'field.edited', name: 'firstName', value: '' },
    { type: 'form.submitted' },
    { type: 'check.retried' },
  ],
  outcomes: {
    lookUpToken: {
      usable: gives(found('usable')),
      'without an email': gives(found('usable', null)),
      expired: gives(found('expired')),
      unreachable: rejects('Offline'),
    },
    createAccount: {
      created: gives({ kind: 'created', hostedUser: HOSTED }),
      exists: gives({ kind: 'exists' }),
      'password refused': gives({ kind: 'refused', field: 'password', reason: 'Too short' }),
      refused: gives({ kind: 'refused', field: null, reason: 'Sign-up is closed' }),
      unreachable: rejects('Offline'),
    },
    claim: { claimed: gives(null), used: gives('used'), unreachable: rejects('Offline') },
    connectBackend: { connected: gives(GRANT), unreachable: rejects('No backend') },
  },
})
