import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { liveActors } from '../../../../src/flows/claim-link/claimLink.actors.ts'
import { claimLinkMachine } from '../../../../src/flows/claim-link/claimLink.machine.ts'
import { currentUser, signIn } from '../../../../src/hosted/auth.ts'
import * as factors from '../../../../src/hosted/factors.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { codeOf, enroll } from '../../../support/flows/secondFactor.ts'

const UNA = USERS.una.email
const CLAIM = 'PATCH /hosted/rest/v1/waitlist_submissions'

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Opens Una's link and accepts the offer. */
async function accept(hasBackendAccess = true) {
  const actor = createActor(claimLinkMachine.provide({ actors: liveActors }), {
    input: { token: TOKENS.unused, email: UNA, hasBackendAccess },
  }).start()
  await waitFor(actor, (state) => !state.matches('checking'))
  actor.send({ type: 'claim.requested' })
  return waitFor(actor, (state) => !state.matches('checking') && !state.matches('claiming'))
}

const application = () => network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)
const setup = () => network.backend.hosted.approvedUsers.get(SETUPS.unused.id)

describe('claiming a link with the current session', () => {
  test('makes the user the owner, uses the link and notes the login', async () => {
    await signIn({ email: UNA, password: PASSWORD })
    expect((await accept()).value).toBe('finished')
    expect(application()).toMatchObject({ owner_id: USERS.una.id, status: 'active' })
    expect(setup()?.account_created).toBe(true)
    expect(await currentUser()).toMatchObject({ email: UNA })
  })

  test('requires another sign-in if the session lacks the second factor, and accepts one that has it', async () => {
    const { app } = await enroll(network, UNA, ['app'])
    await signIn({ email: UNA, password: PASSWORD })
    expect((await accept()).value).toBe('signInRequired')
    expect(application()?.owner_id).toBeNull()

    const { factorId = '', secret = '' } = app ?? {}
    const challengeId = await factors.challengeFactor(factorId)
    await factors.verifyFactor({ factorId, challengeId, code: await codeOf(network, secret) })
    expect((await accept()).value).toBe('finished')
    expect(application()?.owner_id).toBe(USERS.una.id)
  })

  test('requires another sign-in if the provider session has ended', async () => {
    expect((await accept()).value).toBe('signInRequired')
    expect(network.sent.some((line) => line.startsWith('PATCH'))).toBe(false)
  })

  test('shows that the link was used by another account and keeps the user signed in', async () => {
    await signIn({ email: UNA, password: PASSWORD })
    network.answerWith(CLAIM, () => Response.json([]))
    expect(await accept()).toMatchObject({ value: 'rejected', context: { problem: 'used' } })
    expect(await currentUser()).toMatchObject({ email: UNA })
  })

  test('can be repeated if the provider does not answer', async () => {
    await signIn({ email: UNA, password: PASSWORD })
    network.answerWith(CLAIM, offline)
    expect(await accept()).toMatchObject({
      value: 'failed',
      context: { failure: expect.stringContaining('Unable to connect to the sign-in service') },
    })
    network.answerAsUsual()
    expect((await accept(false)).value).toBe('signInRequired')
    expect(application()?.owner_id).toBe(USERS.una.id)
  })
})
