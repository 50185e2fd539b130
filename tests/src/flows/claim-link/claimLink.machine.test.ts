import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ClaimResult } from '../../../../src/flows/claim-link/claimLink.machine.ts'
import { claimLinkMachine } from '../../../../src/flows/claim-link/claimLink.machine.ts'
import type { Setup, SetupLookup } from '../../../../src/hosted/setup.ts'

const EMAIL = 'una@lab.example'
const setup: Setup = {
  id: 'setup-1',
  submissionId: 'application-1',
  expiresAt: '2026-12-01T00:00:00Z',
  firstName: 'Una',
  lastName: 'Lindqvist',
  email: 'Una@Lab.example',
}
const usable: SetupLookup = { state: 'usable', setup }

interface Given {
  lookUp?: () => Promise<SetupLookup>
  claim?: () => Promise<ClaimResult>
  hasBackendAccess?: boolean
  email?: string
}

function open({
  lookUp = async () => usable,
  claim = async () => 'claimed',
  hasBackendAccess = false,
  email = EMAIL,
}: Given = {}) {
  const claims = vi.fn(claim)
  const actor = createActor(
    claimLinkMachine.provide({
      actors: {
        lookUp: fromPromise<SetupLookup, string>(lookUp),
        claim: fromPromise<ClaimResult, string>(({ input }) => {
          expect(input).toBe('token-1')
          return claims()
        }),
      },
    }),
    { input: { token: 'token-1', email, hasBackendAccess } },
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.matches('checking') && !state.matches('claiming'))
  return { actor, claims, emitted, settled }
}

describe('the look-up', () => {
  test.each<[string, SetupLookup, string, string | null]>([
    ['offers a usable link with the email of the user, ignoring case', usable, 'offering', null],
    ['opens the dashboard for a used link of the user', { state: 'used', setup }, 'finished', null],
    ['rejects an expired link of the user', { state: 'expired', setup }, 'rejected', 'expired'],
    ['rejects an unknown link', { state: 'unknown' }, 'rejected', 'unknown'],
    ['rejects a malformed link', { state: 'malformed' }, 'rejected', 'malformed'],
    [
      'does not offer a link for another person',
      { state: 'usable', setup: { ...setup, email: 'noor@lab.example' } },
      'forAnotherPerson',
      null,
    ],
    [
      'does not offer a link without an email',
      { state: 'usable', setup: { ...setup, email: null } },
      'forAnotherPerson',
      null,
    ],
  ])('%s', async (_, lookup, value, problem) => {
    const { actor, claims, settled } = open({ lookUp: async () => lookup })
    expect(actor.getSnapshot().value).toBe('checking')
    expect(await settled()).toMatchObject({ value, context: { problem } })
    expect(claims).not.toHaveBeenCalled()
  })

  test('does not offer a link to a user with demo access', async () => {
    const { settled } = open({ email: '' })
    expect((await settled()).value).toBe('forAnotherPerson')
  })

  test('can be retried if the provider does not answer', async () => {
    const lookUp = vi.fn(async () => usable).mockRejectedValueOnce(new Error('Offline'))
    const { actor, settled } = open({ lookUp })
    expect(await settled()).toMatchObject({ value: 'rejected', context: { problem: 'unverified' } })
    actor.send({ type: 'check.retried' })
    expect(await settled()).toMatchObject({ value: 'offering', context: { problem: null } })
  })
})

describe('claiming', () => {
  test.each<[string, ClaimResult, boolean, string]>([
    ['opens the dashboard with backend access', 'claimed', true, 'setup.finished'],
    ['asks to sign in again without backend access', 'claimed', false, 'signIn.requested'],
    [
      'asks to sign in again if the session lacks the second factor',
      'signInRequired',
      true,
      'signIn.requested',
    ],
  ])('%s', async (_, result, hasBackendAccess, type) => {
    const { actor, emitted, settled } = open({ claim: async () => result, hasBackendAccess })
    await settled()
    expect(emitted).not.toHaveBeenCalled()
    actor.send({ type: 'claim.requested' })
    await settled()
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type })
  })

  test('shows why a link cannot be used that was reset meanwhile', async () => {
    const { actor, emitted, settled } = open({ claim: async () => 'unknown' })
    await settled()
    actor.send({ type: 'claim.requested' })
    expect(await settled()).toMatchObject({ value: 'rejected', context: { problem: 'unknown' } })
    expect(emitted).not.toHaveBeenCalled()
  })

  test('can be retried after a failure', async () => {
    const claim = vi
      .fn(async (): Promise<ClaimResult> => 'claimed')
      .mockRejectedValueOnce(new Error('Offline'))
    const { actor, emitted, settled } = open({ claim })
    await settled()
    actor.send({ type: 'claim.requested' })
    actor.send({ type: 'claim.requested' })
    expect(await settled()).toMatchObject({ value: 'failed', context: { failure: 'Offline' } })
    expect(claim).toHaveBeenCalledOnce()
    actor.send({ type: 'claim.requested' })
    expect((await settled()).value).toBe('signInRequired')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'signIn.requested' })
  })
})
