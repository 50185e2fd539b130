import { SETUPS, USERS } from '../../supabase/fixture.ts'
import type { MockNetwork } from '../flows/mockNetwork.ts'
import { answers } from '../flows/mockNetwork.ts'
import { answerAsUsual, loseConnection } from './networkOutcomes.ts'

const changeSetup = (network: MockNetwork, fields: object) =>
  network.backend.hosted.approvedUsers.update(SETUPS.unused.id, fields)

/** Outcomes of looking up the unused setup link of tests/supabase/fixture.ts. */
export const lookUpOutcomes = (actor: string) => ({
  [`${actor}: usable`]: answerAsUsual,
  [`${actor}: expired`]: (network: MockNetwork) =>
    changeSetup(network, { expires_at: '2020-01-01T00:00:00Z' }),
  [`${actor}: unreachable`]: loseConnection,
})

/** The setup link has been used. */
export const useSetupLink = (network: MockNetwork) => changeSetup(network, { account_created: true })

/** Another account owns the application. */
export const claimElsewhere = (network: MockNetwork) =>
  network.answerWith('PATCH /hosted/rest/v1/waitlist_submissions', () => Response.json([]))

/** Outcomes of a sign-up with the email of the setup link. */
export const signUpOutcomes = (actor: string, exists: string) => ({
  [`${actor}: created`]: (network: MockNetwork) => {
    network.answerAsUsual()
    network.backend.hosted.users.delete(USERS.una.id)
  },
  [`${actor}: ${exists}`]: answerAsUsual,
  [`${actor}: refused`]: (network: MockNetwork) =>
    network.answerWith(
      'POST /hosted/auth/v1/signup',
      answers(422, { error_code: 'signup_disabled', msg: 'No.' }),
    ),
  [`${actor}: unreachable`]: loseConnection,
})

/** Outcomes of claiming the application of the setup link. */
export const claimOutcomes = {
  'claim: claimed': answerAsUsual,
  'claim: used': claimElsewhere,
  'claim: unreachable': loseConnection,
}
