import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { HostedUser } from '../../../src/hosted/user.ts'
import { sessionMachine } from '../../../src/session/session.machine.ts'
import type { BackendGrant, SessionEvent, StoredSession } from '../../../src/session/session.types.ts'
import { mira as testUser } from '../../../stories/support/users.ts'

const grant: BackendGrant = { token: 'token-1', user: testUser }
const una: HostedUser = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

const emptySession: StoredSession = { grant: null, hostedUser: null, backendIssue: null, isDemo: false }
const stored = {
  backend: { ...emptySession, grant, hostedUser: una },
  hostedOnly: { ...emptySession, hostedUser: una },
  demoOnly: { ...emptySession, isDemo: true },
} as const
type Mode = keyof typeof stored
const MODES = Object.keys(stored) as Mode[]

const grants = {
  backend: { type: 'backend.granted', grant, hostedUser: una },
  hostedOnly: { type: 'hosted.granted', hostedUser: una },
  demoOnly: { type: 'demo.granted' },
} as const satisfies Record<Mode, SessionEvent>

interface Services {
  restored?: StoredSession | Promise<never>
  endSession?: () => Promise<void>
  refreshGrant?: (grant: BackendGrant) => Promise<BackendGrant>
  refreshHosted?: (user: HostedUser | null) => Promise<HostedUser | null>
  clock?: SimulatedClock
}

function start({
  restored = emptySession,
  endSession = async () => {},
  refreshGrant = async (grant) => grant,
  refreshHosted = async (user) => user,
  clock,
}: Services = {}) {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise(async () => restored),
        refreshGrant: fromPromise(({ input }) => refreshGrant(input)),
        refreshHosted: fromPromise(({ input }) => refreshHosted(input)),
        endSession: fromPromise(endSession),
      },
    }),
    clock && { clock },
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), emitted }
}

const reached = (actor: ReturnType<typeof start>['actor'], state: Mode | 'signedOut') =>
  waitFor(actor, (snapshot) => snapshot.matches(state))

describe('sessionMachine', () => {
  test('the session machine starts in restoring and continues to signedOut when nothing is stored', async () => {
    const { actor, emitted } = start()
    expect(actor.getSnapshot().value).toBe('restoring')
    await reached(actor, 'signedOut')
    expect(emitted).not.toHaveBeenCalled()
  })

  test.each(MODES)(
    'the session machine restores the stored mode %s without emitting session.started',
    async (mode) => {
      const { actor, emitted } = start({ restored: stored[mode] })
      const { context } = await reached(actor, mode)
      expect(context).toMatchObject({
        grant: stored[mode].grant,
        hostedUser: stored[mode].hostedUser,
        endReason: null,
      })
      expect(emitted).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'session.started' }))
    },
  )

  test('the session machine updates the user and emits user.refreshed when the profile changes', async () => {
    const { actor, emitted } = start({ restored: stored.backend })
    await reached(actor, 'backend')
    const user = { ...testUser, machine_name: 'Ada' }
    actor.send({ type: 'user.changed', user })
    expect(actor.getSnapshot().context).toMatchObject({ grant: { ...grant, user }, hostedUser: una })
    expect(emitted).toHaveBeenLastCalledWith({ type: 'user.refreshed', grant: { ...grant, user } })
  })

  test('the session is signedOut when restoring fails', async () => {
    const { actor } = start({ restored: Promise.reject(new Error('storage is blocked')) })
    const state = await waitFor(actor, (state) => !state.matches('restoring'))
    expect(state.value).toBe('signedOut')
  })

  test.each(MODES.flatMap((before) => MODES.map((after) => [before, after] as const)))(
    'the session machine keeps no data of a session in mode %s when one in mode %s replaces it',
    async (before, after) => {
      const { actor, emitted } = start()
      await reached(actor, 'signedOut')
      actor.send(grants[before])
      actor.send(grants[after])
      const { context } = await reached(actor, after)
      expect(context).toMatchObject({ grant: stored[after].grant, hostedUser: stored[after].hostedUser })
      expect(emitted).toHaveBeenLastCalledWith(
        expect.objectContaining(
          after === 'backend'
            ? { type: expect.any(String) }
            : { type: 'session.started', grantedEvent: grants[after] },
        ),
      )
    },
  )

  test.each(MODES)('the session machine clears the user of mode %s immediately at sign-out', async (mode) => {
    const { actor, emitted } = start({ restored: stored[mode] })
    await reached(actor, mode)
    actor.send({ type: 'signOut.requested' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signingOut',
      context: { grant: null, hostedUser: null, endReason: 'requested' },
    })
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', endReason: 'requested' })
    await reached(actor, 'signedOut')
  })

  test.each(MODES)('the session machine signs out of mode %s on this device only', async (mode) => {
    const { actor, emitted } = start({ restored: stored[mode] })
    await reached(actor, mode)
    actor.send({ type: 'deviceSignOut.requested' })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', endReason: 'deviceOnly' })
  })

  test.each(['backend', 'hostedOnly'] as const)(
    'the session machine keeps the email of mode %s to sign in again',
    async (mode) => {
      const { actor, emitted } = start({ restored: stored[mode] })
      await reached(actor, mode)
      const email = mode === 'backend' ? grant.user.email : una.email
      actor.send({ type: 'signInAgain.requested' })
      expect(actor.getSnapshot().context).toMatchObject({ hostedUser: null, lastEmail: email })
      await reached(actor, 'signedOut')
      expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', endReason: 'signInAgain' })
    },
  )

  test('the session machine keeps no email after a requested sign-out', async () => {
    const { actor } = start({ restored: stored.backend })
    await reached(actor, 'backend')
    actor.send({ type: 'signOut.requested' })
    expect((await reached(actor, 'signedOut')).context.lastEmail).toBe('')
  })

  test('the session machine ends the session as expired when the token is rejected', async () => {
    const { actor, emitted } = start({ restored: stored.backend })
    await reached(actor, 'backend')
    actor.send({ type: 'session.expired' })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', endReason: 'expired' })
  })

  test('the session machine continues in hostedOnly when the backend token is rejected and there is a provider session', async () => {
    const { actor, emitted } = start({ restored: stored.backend })
    await reached(actor, 'backend')
    actor.send({ type: 'backendToken.rejected' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'hostedOnly',
      context: { grant: null, hostedUser: una, endReason: null },
    })
    actor.send({ type: 'backend.granted', grant, hostedUser: una })
    expect(actor.getSnapshot()).toMatchObject({ value: 'backend', context: { grant, hostedUser: una } })
    expect(emitted).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'session.ended' }))
  })

  test('the session machine ends the session as expired when the backend token is rejected and there is no provider session', async () => {
    const { actor, emitted } = start({ restored: { ...stored.backend, hostedUser: null } })
    await reached(actor, 'backend')
    actor.send({ type: 'backendToken.rejected' })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', endReason: 'expired' })
  })

  test('the session is signedOut when the sign-out calls fail', async () => {
    const { actor } = start({
      restored: stored.backend,
      endSession: () => Promise.reject(new Error('unreachable')),
    })
    await reached(actor, 'backend')
    actor.send({ type: 'signOut.requested' })
    await reached(actor, 'signedOut')
  })

  test('the session machine completes a sign-in that was granted during signingOut after the sign-out', async () => {
    let finish = () => {}
    const { actor } = start({
      restored: stored.hostedOnly,
      endSession: () => new Promise((resolve) => (finish = resolve)),
    })
    await reached(actor, 'hostedOnly')
    actor.send({ type: 'signOut.requested' })
    actor.send(grants.backend)
    expect(actor.getSnapshot().value).toBe('signingOut')
    finish()
    const { context } = await reached(actor, 'backend')
    expect(context).toMatchObject({ grant, endReason: null, queuedGrant: null })
  })

  test.each(MODES)(
    'the session machine signs out of mode %s after 4 seconds if the provider does not answer',
    async (mode) => {
      const clock = new SimulatedClock()
      const { actor } = start({ restored: stored[mode], endSession: () => new Promise(() => {}), clock })
      await reached(actor, mode)
      actor.send({ type: 'signOut.requested' })
      clock.increment(3999)
      expect(actor.getSnapshot().value).toBe('signingOut')
      clock.increment(1)
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  )

  test('the session machine updates the user from the backend after restoring', async () => {
    const renamed = { token: 'token-1', user: { ...testUser, name: 'Mira Lindqvist' } }
    const { actor, emitted } = start({ restored: stored.backend, refreshGrant: async () => renamed })
    await waitFor(actor, (state) => state.context.grant?.user.name === 'Mira Lindqvist')
    expect(actor.getSnapshot().value).toBe('backend')
    expect(emitted).toHaveBeenCalledWith({ type: 'user.refreshed', grant: renamed })
  })

  test.each(['backend', 'hostedOnly'] as const)(
    'a restored session stays in the state %s when the services are unreachable',
    async (mode) => {
      const unreachable = async () => Promise.reject(new Error('unreachable'))
      const { actor } = start({
        restored: stored[mode],
        refreshGrant: unreachable,
        refreshHosted: unreachable,
      })
      await reached(actor, mode)
      await new Promise((resolve) => setTimeout(resolve))
      expect(actor.getSnapshot().value).toBe(mode)
      expect(actor.getSnapshot().context.hostedUser).toEqual(una)
    },
  )

  test('the session machine ends hostedOnly as expired when the provider session has ended', async () => {
    const { actor, emitted } = start({ restored: stored.hostedOnly, refreshHosted: async () => null })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', endReason: 'expired' })
  })

  test('the session machine continues in backend without the hosted user when the provider session has ended', async () => {
    const { actor } = start({ restored: stored.backend, refreshHosted: async () => null })
    await waitFor(actor, (state) => state.matches('backend') && state.context.hostedUser === null)
    expect(actor.getSnapshot().context.grant).toEqual(grant)
  })

  test.each([
    ['backend', 'backend'],
    ['hostedOnly', 'signedOut'],
  ] as const)(
    'the session goes from %s to %s when the provider reports the end of its session',
    async (mode, then) => {
      const { actor } = start({ restored: stored[mode] })
      await reached(actor, mode)
      actor.send({ type: 'hosted.changed', hostedUser: null })
      await reached(actor, then)
      expect(actor.getSnapshot().context.hostedUser).toBeNull()
    },
  )

  test('the session machine stays signedOut when the provider reports a sign-in that is not granted yet', async () => {
    const { actor } = start()
    await reached(actor, 'signedOut')
    actor.send({ type: 'hosted.changed', hostedUser: una })
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { hostedUser: null } })
  })

  test.each(MODES.flatMap((mode) => [[mode, 'otherTab'] as const, [mode, 'expired'] as const]))(
    'the session machine ends the mode %s when another tab ends it, with the reason %s',
    async (mode, endReason) => {
      const { actor, emitted } = start({ restored: stored[mode] })
      await reached(actor, mode)
      actor.send({ type: 'storage.changed', stored: stored[mode], endReason })
      expect(actor.getSnapshot().value).toBe(mode)
      actor.send({ type: 'storage.changed', stored: emptySession, endReason })
      await reached(actor, 'signedOut')
      expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', endReason })
    },
  )

  test('the session machine updates the user when another tab changes the profile of the same token', async () => {
    const { actor } = start({ restored: stored.backend })
    await reached(actor, 'backend')
    const user = { ...testUser, name: 'Ada Quill' }
    const other: BackendGrant = { token: 'token-2', user }
    actor.send({
      type: 'storage.changed',
      stored: { ...stored.backend, grant: other },
      endReason: 'otherTab',
    })
    expect(actor.getSnapshot().context.grant).toEqual(grant)
    actor.send({
      type: 'storage.changed',
      stored: { ...stored.backend, grant: { ...grant, user } },
      endReason: 'otherTab',
    })
    expect(actor.getSnapshot().context.grant).toEqual({ ...grant, user })
    expect(actor.getSnapshot().value).toBe('backend')
  })

  test('the session machine restores the session when another tab signs in', async () => {
    let restored: StoredSession = emptySession
    const actor = createActor(
      sessionMachine.provide({ actors: { restoreSession: fromPromise(async () => restored) } }),
    ).start()
    await reached(actor, 'signedOut')
    restored = stored.demoOnly
    actor.send({ type: 'storage.changed', stored: emptySession, endReason: 'otherTab' })
    expect(actor.getSnapshot().value).toBe('signedOut')
    actor.send({ type: 'storage.changed', stored: restored, endReason: 'otherTab' })
    await reached(actor, 'demoOnly')
  })

  test('the session machine ignores session.expired after the sign-out', async () => {
    const { actor, emitted } = start()
    await reached(actor, 'signedOut')
    actor.send({ type: 'session.expired' })
    expect(actor.getSnapshot().value).toBe('signedOut')
    expect(emitted).not.toHaveBeenCalled()
  })

  test('the session machine keeps only JSON data in its context', async () => {
    const { actor } = start({ restored: stored.backend })
    const { context } = await reached(actor, 'backend')
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
})
