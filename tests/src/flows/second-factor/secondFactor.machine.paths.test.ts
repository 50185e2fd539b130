import { secondFactorMachine } from '../../../../src/flows/second-factor/secondFactor.machine.ts'
import type { Factor } from '../../../../src/hosted/factors.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const app: Factor = { id: 'app', type: 'totp', name: 'App', isVerified: true }
const phone: Factor = { id: 'phone', type: 'phone', name: 'Phone', isVerified: true }

testPaths(secondFactorMachine, './secondFactor.machine.paths.txt', {
  starts: { 'a sign-in': undefined },
  events: [
    { type: 'code.edited', code: '123456' },
    { type: 'form.submitted' },
    { type: 'factor.chosen', factorId: 'phone' },
    { type: 'factor.chosen', factorId: 'app' },
    { type: 'code.resendRequested' },
    { type: 'retry.requested' },
    { type: 'back.requested' },
  ],
  outcomes: {
    listFactors: {
      'phone and app': gives([phone, app]),
      phone: gives([phone]),
      unverified: gives([{ ...app, isVerified: false }]),
      unreachable: rejects(new ReasonError('Offline', 'unreachable')),
    },
    challengeFactor: {
      challenge: gives('c1'),
      unreachable: rejects(new ReasonError('Offline', 'unreachable')),
    },
    verifyCode: {
      verified: gives(),
      'code expired': rejects(new ReasonError('Expired', 'codeExpired')),
      'factor removed': rejects(new ReasonError('Gone', 'factorNotFound')),
      'sign-in ended': rejects(new ReasonError('Ended', 'signInEnded')),
      'wrong code': rejects(new ReasonError('Wrong', 'wrongCode')),
      unreachable: rejects(new ReasonError('Offline', 'unreachable')),
    },
  },
  distinguish: ({ factors, factorId }) => [factors.length, factorId],
})
