import { demoLoginMachine } from '../../../../src/flows/demo-login/demoLogin.machine.ts'
import { GRANT, HOSTED } from '../../../support/paths/examples.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const accessCodeHash = `pbkdf2-sha256:1000:${'0'.repeat(32)}:${'0'.repeat(64)}`
const backendResults = {
  accepted: gives({ outcome: 'accepted', grant: GRANT }),
  'no account': gives({ outcome: { status: 401, message: 'Unknown' }, grant: null }),
  disabled: gives({ outcome: { status: 403, message: 'Disabled' }, grant: null }),
  unreachable: gives({ outcome: { status: null, message: 'Offline' }, grant: null }),
  error: rejects('Broken'),
}

testPaths(demoLoginMachine, './demoLogin.machine.paths.txt', {
  starts: {
    'the page': { accessCodeHash },
    'a setup link': { accessCodeHash, email: 'una@lab.example', setupToken: 'token' },
    'a wrong code before': { accessCodeHash, wrongCodes: 3 },
  },
  events: [
    { type: 'field.edited', name: 'email', value: 'una@lab.example' },
    { type: 'field.edited', name: 'email', value: 'una' },
    { type: 'field.edited', name: 'password', value: 'Hippocampus-1953' },
    { type: 'form.submitted' },
    { type: 'secondFactor.verified' },
    { type: 'secondFactor.cancelled' },
  ],
  outcomes: {
    signInAtProvider: {
      accepted: gives({ outcome: 'accepted', hostedUser: HOSTED }),
      refused: gives({ outcome: 'refused', hostedUser: null }),
      'second factor required': gives({ outcome: 'secondFactor', hostedUser: HOSTED }),
      error: rejects('Broken'),
    },
    claimApplication: { claimed: gives(), unreachable: rejects('Offline') },
    logInAtBackend: backendResults,
    completeSetup: backendResults,
    signOutOfProvider: { done: gives(), unreachable: rejects('Offline') },
    checkAccessCode: { correct: gives(true), wrong: gives(false), error: rejects('No Web Crypto') },
  },
  distinguish: ({ wrongCodes, provider }) => [wrongCodes > 0, provider?.outcome],
})
