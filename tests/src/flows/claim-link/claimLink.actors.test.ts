import { beforeEach, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { liveActors } from '../../../../src/flows/claim-link/claimLink.actors.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import { addFactor } from '../../../support/flows/addFactor.ts'
import { createMockNetwork, type MockNetwork, PASSWORD } from '../../../support/flows/mockNetwork.ts'

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
})

const claim = () => toPromise(createActor(liveActors.claim, { input: TOKENS.unused }).start())
const application = () => network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)

test('claiming a link makes the user the owner, uses the link and notes the login', async () => {
  await signIn({ email: USERS.una.email, password: PASSWORD })
  expect(await claim()).toBe('claimed')
  expect(application()).toMatchObject({
    owner_id: USERS.una.id,
    status: 'active',
    last_login_at: expect.any(String),
  })
  expect(network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created).toBe(true)
})

test('a session without its second factor changes nothing', async () => {
  await addFactor(network)
  await signIn({ email: USERS.una.email, password: PASSWORD })
  network.sent.length = 0
  expect(await claim()).toBe('signInRequired')
  expect(network.sent.filter((line) => line.startsWith('PATCH'))).toEqual([])
})
