import { hashPassword } from '../../../mocks/db/password.ts'
import type { SetupLookup } from '../../../src/hosted/setup.ts'
import { SETUPS, USERS } from '../../supabase/fixture.ts'
import { addFactor } from '../flows/addFactor.ts'
import { answers, type MockNetwork } from '../flows/mockNetwork.ts'
import { answerAsUsual, loseConnection, outages } from './networkOutcomes.ts'

export const NEW_PASSWORD = 'Hippocampus-1953'

const SIGN_UP = 'POST /hosted/auth/v1/signup'

/** The result of looking up a setup link. */
export const found = (
  state: 'usable' | 'used' | 'expired',
  email: string | null = USERS.una.email,
): SetupLookup => ({
  state,
  setup: {
    id: 'setup-1',
    submissionId: 'submission-1',
    expiresAt: '2030-01-01T00:00:00Z',
    email,
    firstName: 'Una',
    lastName: 'Lindqvist',
  },
})

const changeSetup = (network: MockNetwork, fields: object) =>
  network.backend.hosted.approvedUsers.update(SETUPS.unused.id, fields)

const resetLink = ({ backend }: MockNetwork) => backend.hosted.approvedUsers.delete(SETUPS.unused.id)

/** Outcomes of looking up the unused setup link of tests/supabase/fixture.ts. */
export const lookUpOutcomes = {
  'lookUp: usable': answerAsUsual,
  'lookUp: expired': {
    'the link has expired': (network: MockNetwork) =>
      changeSetup(network, { expires_at: '2020-01-01T00:00:00Z' }),
    'the application was reset': resetLink,
  },
  'lookUp: unreachable': outages,
}

export const useSetupLink = (network: MockNetwork) => changeSetup(network, { account_created: true })

/** Another account owns the application. */
export const claimElsewhere = (network: MockNetwork) =>
  network.answerWith('PATCH /hosted/rest/v1/waitlist_submissions', () => Response.json([]))

/** The email of the setup link has an account with the password of the form. */
export const acceptPassword = async (network: MockNetwork) => {
  network.answerAsUsual()
  const password_hash = await hashPassword(NEW_PASSWORD, 'salt')
  await network.backend.hosted.users.update(USERS.una.id, { password_hash })
}

export const refuseSignUp = (status: number, error_code: string) => (network: MockNetwork) =>
  network.answerWith(SIGN_UP, answers(status, { error_code, msg: 'No.', weak_password: {} }))

export const signUpAnew = (network: MockNetwork) => {
  network.answerAsUsual()
  network.backend.hosted.users.delete(USERS.una.id)
}

export const signUpOutcomes = {
  'signUp: created': signUpAnew,
  'signUp: exists': {
    'an account with another password': answerAsUsual,
    'an account with a second factor': async (network: MockNetwork) => {
      await acceptPassword(network)
      await addFactor(network)
    },
  },
  'signUp: refused': {
    'sign-ups are disabled': refuseSignUp(422, 'signup_disabled'),
    'too many attempts': refuseSignUp(429, 'over_request_rate_limit'),
  },
  'signUp: unreachable': {
    'no connection': loseConnection,
    'status 500': (network: MockNetwork) => network.answerWith(SIGN_UP, answers(500)),
    'a response without a user': (network: MockNetwork) => network.answerWith(SIGN_UP, answers(200)),
  },
}

export const claimOutcomes = {
  'claim: claimed': answerAsUsual,
  'claim: used': {
    'another account owns the application': claimElsewhere,
    'the application was reset': resetLink,
  },
  'claim: unreachable': outages,
}
