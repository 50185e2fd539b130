import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { found } from '../../../support/flows/setupLinkMachine.ts'
import { GRANT, HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(magicSetupMachine, './magicSetup.machine.paths.txt', {
  starts: { 'a setup link': { token: 'token' } },
  events: [
    ...passwordEdits('Hippocampus-1953'),
    { type: 'field.edited', name: 'confirmPassword', value: 'Another-1953' },
    { type: 'form.submitted' },
    { type: 'check.retried' },
  ],
  outcomes: {
    lookUp: {
      usable: gives(found('usable')),
      expired: gives(found('expired')),
      unreachable: rejects('Offline'),
    },
    signUp: {
      created: gives({ kind: 'created', existed: false, hostedUser: HOSTED }),
      'existed before': gives({ kind: 'created', existed: true, hostedUser: HOSTED }),
      'exists with another password': gives({ kind: 'exists' }),
      refused: gives({ kind: 'refused', field: null, reason: 'Sign-up is closed' }),
      unreachable: rejects('Offline'),
    },
    claim: { claimed: gives(null), used: gives('used'), unreachable: rejects('Offline') },
    logInAtBackend: {
      accepted: gives(GRANT),
      'no account': gives(null),
      unreachable: rejects('Offline'),
    },
  },
})
