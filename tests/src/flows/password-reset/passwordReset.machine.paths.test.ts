import { liveActors } from '../../../../src/flows/password-reset/passwordReset.actors.ts'
import { passwordResetMachine } from '../../../../src/flows/password-reset/passwordReset.machine.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { answers, createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof passwordResetMachine> = {
  starts: { 'the request': { hash: '', email: 'una@lab.example' }, 'a link': { hash: '#token', email: '' } },
  events: [
    { type: 'email.edited', value: ' ada@lab.example' },
    { type: 'email.edited', value: '' },
    { type: 'request.submitted' },
    { type: 'resend.requested' },
    { type: 'emailChange.requested' },
    { type: 'retry.requested' },
    { type: 'password.edited', name: 'password', value: 'Hippocampus-1953' },
    { type: 'password.edited', name: 'password', value: '' },
    { type: 'password.edited', name: 'confirmPassword', value: 'Hippocampus-1953' },
    { type: 'passwords.submitted' },
    { type: 'secondFactor.verified' },
    { type: 'secondFactor.cancelled' },
  ],
  outcomes: {
    sendLink: {
      sent: gives(),
      'email refused': rejects(new ReasonError('Not an address', 'emailRefused')),
      unreachable: rejects('Offline'),
    },
    openLink: {
      opened: gives({ email: 'una@lab.example', needsSecondFactor: false }),
      'opened, with a second factor': gives({ email: 'una@lab.example', needsSecondFactor: true }),
      'no link': gives(null),
      expired: rejects(new ReasonError('Expired', 'linkExpired')),
      unreachable: rejects('Offline'),
    },
    savePassword: {
      saved: gives(),
      expired: rejects(new ReasonError('Expired', 'linkExpired')),
      'second factor required': rejects(new ReasonError('Needs a code', 'secondFactorRequired')),
      'password refused': rejects(new ReasonError('Too short', 'passwordRefused')),
      unreachable: rejects('Offline'),
    },
  },
}

testPaths(passwordResetMachine, './passwordReset.machine.paths.txt', model)

testLivePaths(passwordResetMachine, model, {
  actors: liveActors,
  open: createMockNetwork,
  starts: {
    'the request': { hash: '', email: USERS.una.email },
    'a link': { hash: '#access_token=unknown&refresh_token=unknown&type=recovery', email: '' },
  },
  outcomes: {
    'sendLink: sent': (network) => {
      network.answerAsUsual()
      network.clock.advance(60_000)
    },
    'sendLink: email refused': (network) =>
      network.answerWith('POST /hosted/auth/v1/recover', answers(422, { error_code: 'validation_failed' })),
    'sendLink: unreachable': loseConnection,
    'openLink: expired': answerAsUsual,
  },
})
