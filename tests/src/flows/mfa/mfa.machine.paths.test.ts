import { mfaMachine } from '../../../../src/flows/mfa/mfa.machine.ts'
import type { Factor } from '../../../../src/hosted/factors.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator app', isVerified: true }

testPaths(mfaMachine, './mfa.machine.paths.txt', {
  starts: { 'the page': undefined },
  events: [
    { type: 'reload.requested' },
    { type: 'enrollment.requested', factorType: 'totp' },
    { type: 'enrollment.requested', factorType: 'phone' },
    { type: 'enrollment.cancelled' },
    { type: 'field.edited', name: 'name', value: ' Work ' },
    { type: 'field.edited', name: 'name', value: '' },
    { type: 'field.edited', name: 'phone', value: '+46 70 123 45 67' },
    { type: 'form.submitted' },
    { type: 'code.edited', code: '123 456' },
    { type: 'code.submitted' },
    { type: 'message.requested' },
    { type: 'removal.requested', factor: app },
    { type: 'removal.confirmed' },
    { type: 'removal.cancelled' },
    { type: 'secondFactor.verified' },
    { type: 'secondFactor.cancelled' },
  ],
  outcomes: {
    listFactors: {
      app: gives([app]),
      unverified: gives([{ ...app, isVerified: false }]),
      unreachable: rejects('Offline'),
    },
    startEnrollment: {
      started: gives({ factorId: 'f1', totp: { secret: 'S', uri: 'otpauth:' } }),
      'second factor required': rejects(new ReasonError('Needs a code', 'secondFactorRequired')),
      'name taken': rejects(new ReasonError('Taken', 'nameTaken')),
      'phone refused': rejects(new ReasonError('No such number', 'phoneRefused')),
      unreachable: rejects('Offline'),
    },
    sendMessage: {
      sent: gives('c1'),
      'enrollment expired': rejects(new ReasonError('Expired', 'enrollmentExpired')),
      unreachable: rejects('Offline'),
    },
    verifyCode: {
      verified: gives(),
      'wrong code': rejects(new ReasonError('Wrong', 'wrongCode')),
      'code expired': rejects(new ReasonError('Expired', 'codeExpired')),
      'enrollment expired': rejects(new ReasonError('Expired', 'enrollmentExpired')),
      unreachable: rejects('Offline'),
    },
    removeFactor: {
      removed: gives(),
      'second factor required': rejects(new ReasonError('Needs a code', 'secondFactorRequired')),
      unreachable: rejects('Offline'),
    },
  },
  distinguish: ({ factorType }) => factorType,
})
