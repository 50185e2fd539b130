import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { HostedUser } from '../../../src/hosted/user.ts'
import type { BackendGrant, KeptSession, SessionEvent } from '../../../src/session/session.machine.ts'
import { sessionMachine } from '../../../src/session/session.machine.ts'
import { mira as testUser } from '../../../stories/support/users.ts'

const grant: BackendGrant = { token: 'token-1', user: testUser }
const una: HostedUser = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

const nobody: KeptSession = { grant: null, hostedUser: null, isDemo: false }
const kept = {
  backend: { ...nobody, grant, hostedUser: una },
  hostedOnly: { ...nobody, hostedUser: una },
  demoOnly: { ...nobody, isDemo: true },
} as const
type Mode = keyof typeof kept
const MODES = Object.keys(kept) as Mode[]

const grants = {
  backend: { type: 'backend.granted', grant, hostedUser: una },
  hostedOnly: { type: 'hosted.granted', hostedUser: una },
  demoOnly: { type: 'demo.granted' },
} as const satisfies Record<Mode, SessionEvent>

interface Services {
  restored?: KeptSession | Promise<never>
  endSession?: () => Promise<void>
  refreshGrant?: (grant: BackendGrant) => Promise<BackendGrant>
  refreshHosted?: (user: HostedUser | null) => Promise<HostedUser | null>
}

function start({
  restored = nobody,
  endSession = async () => {},
  refreshGrant = async (grant) => grant,
  refreshHosted = async (user) => user,
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
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), emitted }
}

const reached = (actor: ReturnType<typeof start>['actor'], state: Mode | 'signedOut') =>
  waitFor(actor, (snapshot) => snapshot.matches(state))

describe('session machine', () => {
  test('begins by restoring and finds nobody', async () => {
    const { actor, emitted } = start()
    expect(actor.getSnapshot().value).toBe('restoring')
    await reached(actor, 'signedOut')
    expect(emitted).not.toHaveBeenCalled()
  })

  test.each(MODES)('restores the mode %s that was kept, and says nothing of a beginning', async (mode) => {
    const { actor, emitted } = start({ restored: kept[mode] })
    const { context } = await reached(actor, mode)
    expect(context).toMatchObject({
      grant: kept[mode].grant,
      hostedUser: kept[mode].hostedUser,
      end: null,
    })
    expect(emitted).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'session.begun' }))
  })

  test('a profile that was changed is the session’s, and kept', async () => {
    const { actor, emitted } = start({ restored: kept.backend })
    await reached(actor, 'backend')
    const user = { ...testUser, machine_name: 'Ada' }
    actor.send({ type: 'user.changed', user })
    expect(actor.getSnapshot().context).toMatchObject({ grant: { ...grant, user }, hostedUser: una })
    expect(emitted).toHaveBeenLastCalledWith({ type: 'user.refreshed', grant: { ...grant, user } })
  })

  test('a restoring that fails is a signed-out session', async () => {
    const { actor } = start({ restored: Promise.reject(new Error('storage is blocked')) })
    const state = await waitFor(actor, (state) => !state.matches('restoring'))
    expect(state.value).toBe('signedOut')
  })

  test.each(MODES.flatMap((before) => MODES.map((after) => [before, after] as const)))(
    'a sign-in in mode %s that is followed by one in mode %s leaves nothing of the first',
    async (before, after) => {
      const { actor, emitted } = start()
      await reached(actor, 'signedOut')
      actor.send(grants[before])
      actor.send(grants[after])
      const { context } = await reached(actor, after)
      expect(context).toMatchObject({ grant: kept[after].grant, hostedUser: kept[after].hostedUser })
      expect(emitted).toHaveBeenLastCalledWith(
        expect.objectContaining(
          after === 'backend' ? { type: expect.any(String) } : { type: 'session.begun', how: grants[after] },
        ),
      )
    },
  )

  test.each(MODES)('leaving the mode %s forgets at once who it was', async (mode) => {
    const { actor, emitted } = start({ restored: kept[mode] })
    await reached(actor, mode)
    actor.send({ type: 'signOut.requested' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signingOut',
      context: { grant: null, hostedUser: null, end: 'requested' },
    })
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', end: 'requested' })
    await reached(actor, 'signedOut')
  })

  test.each(MODES)('leaves this device alone in mode %s', async (mode) => {
    const { actor, emitted } = start({ restored: kept[mode] })
    await reached(actor, mode)
    actor.send({ type: 'leaving.requested' })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', end: 'left' })
  })

  test('a token that is not accepted any more ends the session as expired', async () => {
    const { actor, emitted } = start({ restored: kept.backend })
    await reached(actor, 'backend')
    actor.send({ type: 'session.expired' })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', end: 'expired' })
  })

  test('a backend that is lost leaves whoever the provider knows signed in there', async () => {
    const { actor, emitted } = start({ restored: kept.backend })
    await reached(actor, 'backend')
    actor.send({ type: 'backend.lost' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'hostedOnly',
      context: { grant: null, hostedUser: una, end: null },
    })
    actor.send({ type: 'backend.granted', grant, hostedUser: una })
    expect(actor.getSnapshot()).toMatchObject({ value: 'backend', context: { grant, hostedUser: una } })
    expect(emitted).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'session.ended' }))
  })

  test('and ends the session of anybody else as expired', async () => {
    const { actor, emitted } = start({ restored: { ...kept.backend, hostedUser: null } })
    await reached(actor, 'backend')
    actor.send({ type: 'backend.lost' })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', end: 'expired' })
  })

  test('nobody stays signed in because the ending failed', async () => {
    const { actor } = start({
      restored: kept.backend,
      endSession: () => Promise.reject(new Error('unreachable')),
    })
    await reached(actor, 'backend')
    actor.send({ type: 'signOut.requested' })
    await reached(actor, 'signedOut')
  })

  test('who signs in while the last session still ends is signed in afterwards', async () => {
    let finish = () => {}
    const { actor } = start({
      restored: kept.hostedOnly,
      endSession: () => new Promise((resolve) => (finish = resolve)),
    })
    await reached(actor, 'hostedOnly')
    actor.send({ type: 'signOut.requested' })
    actor.send(grants.backend)
    expect(actor.getSnapshot().value).toBe('signingOut')
    finish()
    const { context } = await reached(actor, 'backend')
    expect(context).toMatchObject({ grant, end: null, next: null })
  })

  test('takes on what the backend says of the user now', async () => {
    const renamed = { token: 'token-1', user: { ...testUser, name: 'Mira Lindqvist' } }
    const { actor, emitted } = start({ restored: kept.backend, refreshGrant: async () => renamed })
    await waitFor(actor, (state) => state.context.grant?.user.name === 'Mira Lindqvist')
    expect(actor.getSnapshot().value).toBe('backend')
    expect(emitted).toHaveBeenCalledWith({ type: 'user.refreshed', grant: renamed })
  })

  test.each(['backend', 'hostedOnly'] as const)(
    'services that cannot be asked leave the mode %s as it was kept',
    async (mode) => {
      const unreachable = async () => Promise.reject(new Error('unreachable'))
      const { actor } = start({
        restored: kept[mode],
        refreshGrant: unreachable,
        refreshHosted: unreachable,
      })
      await reached(actor, mode)
      await new Promise((resolve) => setTimeout(resolve))
      expect(actor.getSnapshot().value).toBe(mode)
      expect(actor.getSnapshot().context.hostedUser).toEqual(una)
    },
  )

  test("a provider's session that is no more ends the mode that rests on it", async () => {
    const { actor, emitted } = start({ restored: kept.hostedOnly, refreshHosted: async () => null })
    await reached(actor, 'signedOut')
    expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', end: 'expired' })
  })

  test('and leaves the backend mode without it', async () => {
    const { actor } = start({ restored: kept.backend, refreshHosted: async () => null })
    await waitFor(actor, (state) => state.matches('backend') && state.context.hostedUser === null)
    expect(actor.getSnapshot().context.grant).toEqual(grant)
  })

  test.each([
    ['backend', 'backend'],
    ['hostedOnly', 'signedOut'],
  ] as const)('told in mode %s that the provider has nobody, it is %s', async (mode, then) => {
    const { actor } = start({ restored: kept[mode] })
    await reached(actor, mode)
    actor.send({ type: 'hosted.changed', hostedUser: null })
    await reached(actor, then)
    expect(actor.getSnapshot().context.hostedUser).toBeNull()
  })

  test('the provider tells of a sign-in that is not granted yet: nobody is in', async () => {
    const { actor } = start()
    await reached(actor, 'signedOut')
    actor.send({ type: 'hosted.changed', hostedUser: una })
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { hostedUser: null } })
  })

  test.each(MODES.flatMap((mode) => [[mode, 'followed'] as const, [mode, 'expired'] as const]))(
    'the mode %s ends in another tab: %s',
    async (mode, end) => {
      const { actor, emitted } = start({ restored: kept[mode] })
      await reached(actor, mode)
      actor.send({ type: 'kept.changed', kept: kept[mode], end })
      expect(actor.getSnapshot().value).toBe(mode)
      actor.send({ type: 'kept.changed', kept: nobody, end })
      await reached(actor, 'signedOut')
      expect(emitted).toHaveBeenCalledWith({ type: 'session.ended', end })
    },
  )

  test('another tab changes the profile', async () => {
    const { actor } = start({ restored: kept.backend })
    await reached(actor, 'backend')
    const user = { ...testUser, name: 'Ada Quill' }
    const other: BackendGrant = { token: 'token-2', user }
    actor.send({ type: 'kept.changed', kept: { ...kept.backend, grant: other }, end: 'followed' })
    expect(actor.getSnapshot().context.grant).toEqual(grant)
    actor.send({
      type: 'kept.changed',
      kept: { ...kept.backend, grant: { ...grant, user } },
      end: 'followed',
    })
    expect(actor.getSnapshot().context.grant).toEqual({ ...grant, user })
    expect(actor.getSnapshot().value).toBe('backend')
  })

  test('another tab signs in', async () => {
    let restored: KeptSession = nobody
    const actor = createActor(
      sessionMachine.provide({ actors: { restoreSession: fromPromise(async () => restored) } }),
    ).start()
    await reached(actor, 'signedOut')
    restored = kept.demoOnly
    actor.send({ type: 'kept.changed', kept: nobody, end: 'followed' })
    expect(actor.getSnapshot().value).toBe('signedOut')
    actor.send({ type: 'kept.changed', kept: restored, end: 'followed' })
    await reached(actor, 'demoOnly')
  })

  test('an expiry that is reported after the sign-out ends nothing else', async () => {
    const { actor, emitted } = start()
    await reached(actor, 'signedOut')
    actor.send({ type: 'session.expired' })
    expect(actor.getSnapshot().value).toBe('signedOut')
    expect(emitted).not.toHaveBeenCalled()
  })

  test('the context is plain data', async () => {
    const { actor } = start({ restored: kept.backend })
    const { context } = await reached(actor, 'backend')
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
})
