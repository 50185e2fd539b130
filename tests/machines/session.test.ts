import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { startSession } from '../../src/session/session.actors.ts'
import type { BackendGrant } from '../../src/session/session.machine.ts'
import { sessionMachine } from '../../src/session/session.machine.ts'
import { mira as testUser } from '../../stories/support/users.ts'
import { MemoryStorage } from '../support/memoryStorage.ts'

const grant: BackendGrant = { token: 'token-1', user: testUser }

function start(
  restored: BackendGrant | null | Promise<never> = null,
  endSession: () => Promise<void> = async () => {},
  refresh: (grant: BackendGrant) => Promise<BackendGrant> = async (grant) => grant,
) {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreGrant: fromPromise(async () => restored),
        refreshGrant: fromPromise(({ input }) => refresh(input)),
        endSession: fromPromise(endSession),
      },
    }),
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), emitted }
}

describe('session machine', () => {
  test('begins by restoring and finds nobody', async () => {
    const { actor, emitted } = start()
    expect(actor.getSnapshot().value).toBe('restoring')
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect(emitted).not.toHaveBeenCalled()
  })

  test('restores the backend mode that was kept', async () => {
    const { actor } = start(grant)
    const state = await waitFor(actor, (state) => state.matches('backend'))
    expect(state.context).toEqual({ grant, end: null })
  })

  test('a restoring that fails is a signed-out session', async () => {
    const { actor } = start(Promise.reject(new Error('storage is blocked')))
    const state = await waitFor(actor, (state) => !state.matches('restoring'))
    expect(state.value).toBe('signedOut')
  })

  test.each([
    ['signOut.requested', 'requested'],
    ['session.expired', 'expired'],
  ] as const)('%s ends it, forgets the token at once and says why', async (type, end) => {
    const { actor, emitted } = start(grant)
    await waitFor(actor, (state) => state.matches('backend'))
    actor.send({ type })
    expect(actor.getSnapshot().value).toBe('signingOut')
    expect(actor.getSnapshot().context).toEqual({ grant: null, end })
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', end })
    await waitFor(actor, (state) => state.matches('signedOut'))
  })

  test('nobody stays signed in because the ending failed', async () => {
    const { actor } = start(grant, () => Promise.reject(new Error('unreachable')))
    await waitFor(actor, (state) => state.matches('backend'))
    actor.send({ type: 'signOut.requested' })
    await waitFor(actor, (state) => state.matches('signedOut'))
  })

  test('takes on what the backend says of the user now', async () => {
    const renamed = { token: 'token-1', user: { ...testUser, name: 'Mira Lindqvist' } }
    const { actor, emitted } = start(grant, undefined, async () => renamed)
    await waitFor(actor, (state) => state.context.grant?.user.name === 'Mira Lindqvist')
    expect(actor.getSnapshot().value).toBe('backend')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.granted', grant: renamed })
  })

  test('a backend that cannot be asked leaves the session as it was kept', async () => {
    const refused = Promise.reject(new Error('unreachable'))
    const { actor } = start(grant, undefined, () => refused)
    await waitFor(actor, (state) => state.matches('backend'))
    await refused.catch(() => {})
    expect(actor.getSnapshot().context).toEqual({ grant, end: null })
  })

  test('an expiry that is reported after the sign-out ends nothing else', async () => {
    const { actor, emitted } = start()
    await waitFor(actor, (state) => state.matches('signedOut'))
    actor.send({ type: 'session.expired' })
    expect(actor.getSnapshot().value).toBe('signedOut')
    expect(emitted).not.toHaveBeenCalled()
  })
})

describe('session on a device', () => {
  test('is kept, found again, and cleared at its end', async () => {
    const storage = new MemoryStorage()
    const first = startSession(storage)
    await waitFor(first, (state) => state.matches('signedOut'))
    first.send({ type: 'backend.granted', grant })

    const second = startSession(storage)
    const restored = await waitFor(second, (state) => state.matches('backend'))
    expect(restored.context.grant?.user).toEqual(testUser)

    second.send({ type: 'signOut.requested' })
    await waitFor(second, (state) => state.matches('signedOut'))
    expect(storage.length).toBe(0)
  })

  test.each([
    ['not JSON', '{'],
    ['another shape', '[]'],
    ['nothing', 'null'],
  ])('stored user data that is %s counts as nobody', async (_, userData) => {
    const storage = new MemoryStorage()
    storage.setItem('engram.token', 'token-1')
    storage.setItem('engram.backendAuth', 'true')
    storage.setItem('engram.userData', userData)
    const session = startSession(storage)
    await waitFor(session, (state) => state.matches('signedOut'))
  })

  test('the context is plain data', async () => {
    const { actor } = start(grant)
    const { context } = await waitFor(actor, (state) => state.matches('backend'))
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
})
