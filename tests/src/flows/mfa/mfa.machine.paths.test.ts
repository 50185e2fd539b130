import { liveActors } from '../../../../src/flows/mfa/mfa.actors.ts'
import { mfaMachine } from '../../../../src/flows/mfa/mfa.machine.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import type { Factor } from '../../../../src/hosted/factors.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { factorOf } from '../../../mocks/hosted/support/fillProvider.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { answers, createMockNetwork, type MockNetwork, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { codeOf, codeSent } from '../../../support/flows/secondFactor.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator app', isVerified: true }

const unreachable = rejects(new ReasonError('Offline', 'other'))
const needsCode = rejects(new ReasonError('Needs a code', 'secondFactorRequired'))

const model: PathModel<typeof mfaMachine> = {
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
    listFactors: { app: gives([app]), unverified: gives([{ ...app, isVerified: false }]), unreachable },
    startEnrollment: {
      started: gives({ factorId: 'f1', totp: { secret: 'S', uri: 'otpauth:' } }),
      'second factor required': needsCode,
      'name taken': rejects(new ReasonError('Taken', 'nameTaken')),
      'phone refused': rejects(new ReasonError('No such number', 'phoneRefused')),
      unreachable,
    },
    sendMessage: {
      sent: gives('c1'),
      'enrollment expired': rejects(new ReasonError('Expired', 'enrollmentExpired')),
      unreachable,
    },
    verifyCode: {
      verified: gives(),
      'wrong code': rejects(new ReasonError('Wrong', 'wrongCode')),
      'code expired': rejects(new ReasonError('Expired', 'codeExpired')),
      'enrollment expired': rejects(new ReasonError('Expired', 'enrollmentExpired')),
      unreachable,
    },
    removeFactor: { removed: gives(), 'second factor required': needsCode, unreachable },
  },
  distinguish: ({ factorType }) => factorType,
}

/** A removal without the second factor leaves a message, which the next step clears. */
const rejectedRemoval: PathModel<typeof mfaMachine> = {
  starts: model.starts,
  events: [
    { type: 'enrollment.requested', factorType: 'totp' },
    { type: 'removal.requested', factor: app },
    { type: 'removal.confirmed' },
    { type: 'secondFactor.cancelled' },
  ],
  outcomes: { listFactors: { app: gives([app]) }, removeFactor: { 'second factor required': needsCode } },
}

testPaths(mfaMachine, './mfa.machine.paths.txt', model, rejectedRemoval)

const { una } = USERS

/** Replaces the user's factors by an authenticator app. */
async function setApp({ backend, clock }: MockNetwork, status: 'verified' | 'unverified', name = app.name) {
  backend.hosted.factors.clear()
  const factor = factorOf({ id: app.id, user_id: una.id, status }, clock.now())
  await backend.hosted.factors.create({ ...factor, friendly_name: name })
}

/** The session has passed the second factor, as long as its token says, or has not. */
async function setLevel({ backend }: MockNetwork, aal: 'aal1' | 'aal2') {
  for (const { id } of backend.hosted.sessions.list()) await backend.hosted.sessions.update(id, { aal })
}

const removeFactors = ({ backend }: MockNetwork) => backend.hosted.factors.clear()

const failures = {
  ...outages,
  'an ended sign-in': ({ backend }: MockNetwork) => backend.hosted.sessions.clear(),
}

testLivePaths(mfaMachine, model, {
  actors: liveActors,
  open: async () => {
    const network = await createMockNetwork()
    await signIn({ email: una.email, password: PASSWORD })
    await setLevel(network, 'aal2')
    return network
  },
  starts: model.starts,
  liveEvent: async (event, network, { context }) => {
    if (event.type !== 'code.edited') return event
    const secret = context.enrollment?.totp?.secret
    return { ...event, code: secret === undefined ? codeSent(network) : await codeOf(network, secret) }
  },
  outcomes: {
    'listFactors: app': (network) => setApp(network, 'verified'),
    'listFactors: unverified': (network) => setApp(network, 'unverified'),
    'listFactors: unreachable': failures,
    'startEnrollment: started': async (network) => {
      network.answerAsUsual()
      removeFactors(network)
      await setLevel(network, 'aal2')
    },
    'startEnrollment: second factor required': async (network) => {
      await setApp(network, 'verified')
      await setLevel(network, 'aal1')
    },
    'startEnrollment: name taken': (network, { context }) =>
      setApp(network, 'verified', context.fields.values.name.trim()),
    'startEnrollment: phone refused': (network) =>
      network.answerWith(
        'POST /hosted/auth/v1/factors',
        answers(422, { error_code: 'mfa_verified_factor_exists' }),
      ),
    'startEnrollment: unreachable': failures,
    'sendMessage: sent': async (network) => {
      network.answerAsUsual()
      // The time between two text messages to a phone.
      await network.clock.advance(5_000)
    },
    'sendMessage: enrollment expired': removeFactors,
    'sendMessage: unreachable': failures,
    'verifyCode: verified': answerAsUsual,
    'verifyCode: wrong code': async ({ backend }, { context }) => {
      const { factorId = '' } = context.enrollment ?? {}
      if (context.challengeId === null)
        await backend.hosted.factors.update(factorId, { secret: 'KRSXG5CTMVRXEZLU' })
      else await backend.hosted.challenges.update(context.challengeId, { code: '' })
    },
    // The challenge of an app is so short that it expires only on the way.
    'verifyCode: code expired': (network, { context }) =>
      network.answerWith(
        `POST /hosted/auth/v1/factors/${context.enrollment?.factorId}/verify`,
        async (request) => {
          await network.clock.advance(6 * 60_000)
          return network.backend.handle(request)
        },
      ),
    'verifyCode: enrollment expired': removeFactors,
    'verifyCode: unreachable': failures,
    'removeFactor: removed': { 'by this call': answerAsUsual, 'on another device before': removeFactors },
    // Another tab may have verified the factor meanwhile.
    'removeFactor: second factor required': async (network, { context }) => {
      const id = context.enrollment?.factorId ?? context.factorToRemove?.id ?? ''
      await network.backend.hosted.factors.update(id, { status: 'verified' })
      await setLevel(network, 'aal1')
    },
    'removeFactor: unreachable': failures,
  },
})
