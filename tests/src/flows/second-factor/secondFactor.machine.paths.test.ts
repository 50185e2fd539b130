import {
  challengeFactor,
  listFactors,
  verifyCode,
} from '../../../../src/flows/second-factor/secondFactor.actors.ts'
import { secondFactorMachine } from '../../../../src/flows/second-factor/secondFactor.machine.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import type { Factor } from '../../../../src/hosted/factors.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { factorOf } from '../../../mocks/hosted/support/fillProvider.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { answers, createMockNetwork, type MockNetwork, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { codeOf, codeSent } from '../../../support/flows/secondFactor.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const app: Factor = { id: 'app', type: 'totp', name: 'App', isVerified: true }
const phone: Factor = { id: 'phone', type: 'phone', name: 'Phone', isVerified: true }

const unreachable = rejects(new ReasonError('Offline', 'unreachable'))
const rateLimited = rejects(new ReasonError('Too many', 'rateLimited'))
const signInEnded = rejects(new ReasonError('Ended', 'signInEnded'))
const factorRemoved = rejects(new ReasonError('Gone', 'factorNotFound'))
const broken = rejects(new ReasonError('Broken', 'unexpected'))

const outcomes = {
  listFactors: {
    'phone and app': gives([phone, app]),
    phone: gives([phone]),
    unverified: gives([{ ...app, isVerified: false }]),
    unreachable,
  },
  challengeFactor: { challenge: gives('c1'), unreachable },
  verifyCode: {
    verified: gives(),
    'code expired': rejects(new ReasonError('Expired', 'codeExpired')),
    'factor removed': factorRemoved,
    'sign-in ended': signInEnded,
    'wrong code': rejects(new ReasonError('Wrong', 'wrongCode')),
    unreachable,
  },
}

/** Outcomes for which the machine has no other transitions. */
const similarOutcomes = {
  listFactors: { 'sign-in ended': signInEnded, broken },
  challengeFactor: {
    'factor removed': factorRemoved,
    'sign-in ended': signInEnded,
    'rate limited': rateLimited,
    broken,
  },
  verifyCode: { 'rate limited': rateLimited, broken },
}

const model: PathModel<typeof secondFactorMachine> = {
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
  outcomes,
  distinguish: ({ factors, factorId }) => [factors.length, factorId],
}

testPaths(secondFactorMachine, './secondFactor.machine.paths.txt', model)

const SECRET = 'JBSWY3DPEHPK3PXP'

async function setFactors({ backend, clock }: MockNetwork, factors: readonly Factor[]) {
  const { una } = USERS
  backend.hosted.factors.clear()
  for (const { id, type, isVerified } of factors)
    await backend.hosted.factors.create({
      ...factorOf({ id, user_id: una.id, status: isVerified ? 'verified' : 'unverified' }, clock.now()),
      ...(type === 'totp'
        ? { secret: SECRET }
        : { factor_type: 'phone', secret: null, phone: '46701234567' }),
    })
}

const endSessions = ({ backend }: MockNetwork) => backend.hosted.sessions.clear()

/** The provider answers everything with this status and error code. */
const refuse = (status: number, error_code: string) => (network: MockNetwork) =>
  network.answerWith('/hosted', answers(status, { error_code, msg: 'No.' }))

const everyCall = (actor: string) => ({
  [`${actor}: sign-in ended`]: endSessions,
  [`${actor}: broken`]: refuse(500, 'unexpected_failure'),
  [`${actor}: unreachable`]: loseConnection,
})

const liveModel = {
  ...model,
  outcomes: {
    listFactors: { ...outcomes.listFactors, ...similarOutcomes.listFactors },
    challengeFactor: { ...outcomes.challengeFactor, ...similarOutcomes.challengeFactor },
    verifyCode: { ...outcomes.verifyCode, ...similarOutcomes.verifyCode },
  },
}

testLivePaths(secondFactorMachine, liveModel, {
  actors: { listFactors, challengeFactor, verifyCode },
  open: async () => {
    const network = await createMockNetwork()
    await setFactors(network, [app, phone])
    await signIn({ email: USERS.una.email, password: PASSWORD })
    return network
  },
  starts: model.starts,
  liveEvent: async (event, network, { context }) => {
    if (event.type !== 'code.edited') return event
    return {
      ...event,
      code: context.factorId === 'phone' ? codeSent(network) : await codeOf(network, SECRET),
    }
  },
  outcomes: {
    ...everyCall('listFactors'),
    'listFactors: phone and app': (network) => setFactors(network, [phone, app]),
    'listFactors: phone': (network) => setFactors(network, [phone]),
    'listFactors: unverified': (network) => setFactors(network, [{ ...app, isVerified: false }]),
    ...everyCall('challengeFactor'),
    'challengeFactor: challenge': async (network) => {
      network.answerAsUsual()
      // The time between two text messages to a phone.
      await network.clock.advance(5_000)
    },
    'challengeFactor: factor removed': ({ backend }, { context }) =>
      backend.hosted.factors.delete(context.factorId ?? ''),
    'challengeFactor: rate limited': refuse(429, 'over_request_rate_limit'),
    ...everyCall('verifyCode'),
    'verifyCode: verified': answerAsUsual,
    'verifyCode: code expired': {
      'after six minutes': (network) => network.clock.advance(6 * 60_000),
      'another IP address': refuse(422, 'mfa_ip_address_mismatch'),
    },
    'verifyCode: factor removed': ({ backend }, { context }) =>
      backend.hosted.factors.delete(context.factorId ?? ''),
    'verifyCode: wrong code': ({ backend }, { context }) =>
      context.factorId === 'phone'
        ? backend.hosted.challenges.update(context.challengeId ?? '', { code: '' })
        : backend.hosted.factors.update('app', { secret: 'KRSXG5CTMVRXEZLU' }),
    'verifyCode: rate limited': refuse(429, 'over_request_rate_limit'),
  },
})
