import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, SimulatedClock } from 'xstate'
import { createUser } from '../../../../../mocks/factories/user.ts'
import { ApiError } from '../../../../../src/api/errors.ts'
import type { User } from '../../../../../src/api/types.ts'
import { adminUsersMachine } from '../../../../../src/flows/admin/users/adminUsers.machine.ts'
import type { AccountChange, AdminUsersEvent } from '../../../../../src/flows/admin/users/adminUsers.types.ts'
import type { Credentials } from '../../../../../src/flows/admin/users/connection.ts'
import type { BackendGrant } from '../../../../../src/session/session.types.ts'
import { flushPromises, manualActor } from '../../../../support/documents.ts'

const user = (id: string, fields: Partial<User> = {}): User =>
  createUser({ id, email: `${id}@lab.example`, first_name: id, last_name: '', ...fields })

const ines = user('ines')
const una = user('una')
const jon = user('jon', { is_active: false })
const refused = new ApiError('Not valid.', { kind: 'http', status: 401 })

const words = (search: string) => ({ type: 'search.edited', search }) as const
const reload = { type: 'reload.requested' } as const
const change = (of: User) => ({ type: 'change.requested', user: of }) as const
const confirmed = { type: 'deactivation.confirmed' } as const
const cancelled = { type: 'deactivation.cancelled' } as const
const submitted = { type: 'connection.submitted' } as const

function start(self: User | null = ines) {
  const connecting = manualActor<BackendGrant, Credentials>()
  const listing = manualActor<User[], string>()
  const changing = manualActor<User, AccountChange>()
  const clock = new SimulatedClock()
  const actor = createActor(
    adminUsersMachine.provide({
      actors: {
        connect: connecting.logic,
        listUsers: listing.logic,
        changeAccount: changing.logic,
      },
    }),
    { input: { email: 'ines@lab.example', self }, clock },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    clock,
    emitted,
    connect: connecting.calls,
    list: listing.calls,
    change: changing.calls,
    send(...events: AdminUsersEvent[]) {
      for (const event of events) actor.send(event)
    },
    listIs: () => actor.getSnapshot().value.list,
    changeState: () => actor.getSnapshot().value.change,
    context: () => actor.getSnapshot().context,
    can: (event: AdminUsersEvent) => actor.getSnapshot().can(event),
  }
}

async function listed(...users: User[]) {
  const page = start()
  page.list[0]?.resolve(users)
  await flushPromises()
  return page
}

describe('the list', () => {
  test.each([
    ['ready', [ines, una]],
    ['empty', []],
  ])('the users tab loads the list and becomes %s', async (value, users) => {
    const page = await listed(...users)
    expect(page.list.map(({ input }) => input)).toEqual([''])
    expect(page.listIs()).toBe(value)
    expect(page.context().users).toEqual(users)
  })

  test.each(['ready', 'empty'])('the users tab reloads a list that is %s once on request', async (value) => {
    const page = await listed(...(value === 'ready' ? [ines] : []))
    page.send(reload, reload)
    expect(page.listIs()).toBe('loading')
    expect(page.list).toHaveLength(2)
    page.list[1]?.resolve([una])
    await flushPromises()
    expect(page.context().users).toEqual([una])
  })

  test('the users tab shows why the list could not be loaded until a reload succeeds', async () => {
    const page = start()
    page.list[0]?.reject(new ApiError('Administrators only.', { kind: 'http', status: 403 }))
    await flushPromises()
    expect(page.listIs()).toBe('failed')
    page.send(reload, reload)
    expect(page.list).toHaveLength(2)
    expect(page.context().failure).toBe('Administrators only.')
    page.list[1]?.resolve([ines])
    await flushPromises()
    expect(page.listIs()).toBe('ready')
    expect(page.context().failure).toBeNull()
  })

  test('the users tab aborts loading when the actor is stopped', () => {
    const page = start()
    page.actor.stop()
    expect(page.list[0]?.signal.aborted).toBe(true)
  })
})

describe('without a token', () => {
  test('the users tab requests nothing without a token', async () => {
    const page = start(null)
    await flushPromises()
    page.send(reload, words('una'), change(una))
    page.clock.increment(1000)
    expect(page.listIs()).toBe('noBackend')
    expect(page.list).toEqual([])
  })

  test('the users tab shows an error when the password is empty', () => {
    const page = start(null)
    page.send(submitted)
    expect(page.listIs()).toBe('noBackend')
    expect(page.context().connection.errors.password).toBe('Please enter your password.')
    page.send({ type: 'password.edited', password: ' ' })
    expect(page.context().connection).toEqual({ values: { password: ' ' }, errors: {} })
    expect(page.connect).toEqual([])
  })

  test('the users tab connects once with the password and loads the list', async () => {
    const page = start(null)
    page.send({ type: 'password.edited', password: 'secret' }, submitted, submitted)
    page.send({ type: 'password.edited', password: 'other' })
    expect(page.listIs()).toBe('connecting')
    expect(page.connect.map(({ input }) => input)).toEqual([
      { email: 'ines@lab.example', password: 'secret' },
    ])
    // The session must have the token before it is needed.
    page.actor.on('backend.connected', () => expect(page.list).toEqual([]))
    const grant = { token: 'token', user: ines }
    page.connect[0]?.resolve(grant)
    await flushPromises()
    expect(page.emitted).toEqual([{ type: 'backend.connected', grant }])
    expect(page.listIs()).toBe('loading')
    expect(page.list).toHaveLength(1)
    expect(page.context()).toMatchObject({ self: ines, connection: { values: { password: '' } } })
  })

  test('the users tab shows why the connection was refused and clears the password', async () => {
    const page = start(null)
    page.send({ type: 'password.edited', password: 'secret' }, submitted)
    page.connect[0]?.reject('Wrong.')
    await flushPromises()
    expect(page.listIs()).toBe('noBackend')
    expect(page.context()).toMatchObject({ failure: 'Wrong.', connection: { values: { password: '' } } })
    page.send({ type: 'password.edited', password: 'secret' }, submitted)
    expect(page.context().failure).toBeNull()
  })

  test('the users tab aborts connecting when the actor is stopped', () => {
    const page = start(null)
    page.send({ type: 'password.edited', password: 'secret' }, submitted)
    page.actor.stop()
    expect(page.connect[0]?.signal.aborted).toBe(true)
  })

  test('the users tab asks for the password again when the token is refused while loading', async () => {
    const page = start()
    page.list[0]?.reject(refused)
    await flushPromises()
    expect(page.listIs()).toBe('noBackend')
    expect(page.context()).toMatchObject({ self: null, failure: expect.stringMatching(/has expired/) })
  })

  test('the users tab asks for the password again when the token is refused at a change', async () => {
    const page = await listed(ines, jon)
    page.send(change(jon))
    page.change[0]?.reject(refused)
    await flushPromises()
    expect([page.listIs(), page.changeState()]).toEqual(['noBackend', 'idle'])
    expect(page.context()).toMatchObject({ self: null, users: [], changeFailure: null })
  })
})

describe('the search', () => {
  test('the users tab searches once after a pause in typing', async () => {
    const page = await listed(ines, una)
    page.send(words('u'))
    page.clock.increment(299)
    page.send(words('un'))
    page.clock.increment(299)
    expect(page.listIs()).toBe('searching')
    expect(page.context().users).toHaveLength(2)
    page.clock.increment(1)
    expect(page.list.map(({ input }) => input)).toEqual(['', 'un'])
  })

  test.each([
    ['from nobody', 'empty', []],
    ['from somebody', 'ready', [una]],
  ])('a search that finds %s ends in the state %s', async (_, value, found) => {
    const page = await listed(ines, una)
    page.send(words(' x '))
    page.clock.increment(300)
    expect(page.list[1]?.input).toBe('x')
    page.list[1]?.resolve(found)
    await flushPromises()
    expect(page.listIs()).toBe(value)
    expect(page.context().users).toEqual(found)
  })

  test.each(['', '   '])('the search %j lists all users at once', async (blank) => {
    const page = await listed(ines, una)
    page.send(words('x'))
    page.clock.increment(300)
    page.send(words(blank))
    expect(page.listIs()).toBe('loading')
    expect(page.list.map(({ input }) => input)).toEqual(['', 'x', ''])
  })

  test('a search that differs only in spaces sends no request', async () => {
    const page = await listed(ines)
    page.send(words(' '))
    page.clock.increment(300)
    expect(page.listIs()).toBe('ready')
    expect(page.context().search).toBe(' ')
    expect(page.list).toHaveLength(1)
  })

  test('a failed search can be retried or replaced by another search', async () => {
    const page = await listed(ines)
    page.send(words('x'))
    page.clock.increment(300)
    page.list[1]?.reject('No connection')
    await flushPromises()
    page.send(reload)
    expect(page.list[2]?.input).toBe('x')
    page.send(words('xy'), reload)
    expect(page.list[3]?.input).toBe('xy')
  })

  // All orders of three responses, including late responses to canceled calls.
  test.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])(
    'the users tab shows the results of the last search when the responses arrive in the order %i %i %i',
    async (...order) => {
      const page = start()
      page.send(words('a'))
      page.clock.increment(300)
      page.send(words('ab'))
      page.clock.increment(300)
      const answers = [[ines], [jon], [una]]
      for (const place of order) {
        page.list[place]?.resolve(answers[place] ?? [])
        await flushPromises()
      }
      expect(page.list.slice(0, 2).every(({ signal }) => signal.aborted)).toBe(true)
      expect(page.context().users).toEqual([una])
      expect(page.listIs()).toBe('ready')
    },
  )
})

describe('an account', () => {
  test('the users tab activates an account once', async () => {
    const page = await listed(ines, jon)
    page.send(change(jon), change(jon), change(una))
    expect(page.changeState()).toBe('changing')
    expect(page.change.map(({ input }) => input)).toEqual([{ id: 'jon', isActive: true }])
    page.change[0]?.resolve({ ...jon, is_active: true })
    await flushPromises()
    expect(page.changeState()).toBe('idle')
    expect(page.context().users[1]?.is_active).toBe(true)
    expect(page.emitted).toMatchObject([{ type: 'account.changed', user: { id: 'jon' }, isActive: true }])
  })

  test('the users tab deactivates an account once after confirmation', async () => {
    const page = await listed(ines, una)
    page.send(confirmed)
    page.send(change(una))
    expect(page.changeState()).toBe('confirming')
    expect(page.change).toEqual([])
    page.send(confirmed, confirmed, cancelled)
    expect(page.changeState()).toBe('changing')
    expect(page.change.map(({ input }) => input)).toEqual([{ id: 'una', isActive: false }])
    // The backend may omit fields.
    page.change[0]?.resolve({ id: 'una', email: una.email, is_active: false } as User)
    await flushPromises()
    expect(page.context().users[1]).toEqual({ ...una, is_active: false })
    expect(page.emitted).toMatchObject([{ type: 'account.changed', isActive: false }])
  })

  test('the users tab does not change an account when the confirmation is cancelled', async () => {
    const page = await listed(ines, una)
    page.send(change(una), cancelled)
    expect(page.changeState()).toBe('idle')
    expect(page.change).toEqual([])
  })

  test.each([ines, user('other', { email: 'INES@lab.example' })])(
    "the users tab does not deactivate the admin's own account",
    async (own) => {
      const page = await listed(own)
      expect(page.can(change(own))).toBe(false)
      page.send(change(own))
      expect(page.changeState()).toBe('idle')
    },
  )

  test.each([
    ['activated', [change(jon)]],
    ['deactivated', [change(una), confirmed]],
  ] as const)('an account that could not be %s shows the error until the next change', async (_, events) => {
    const page = await listed(ines, una, jon)
    page.send(...events)
    page.change[0]?.reject('No connection')
    await flushPromises()
    expect(page.changeState()).toBe('failed')
    expect(page.context()).toMatchObject({ changeFailure: 'No connection', users: [ines, una, jon] })
    page.send(change(jon))
    expect(page.changeState()).toBe('changing')
    expect(page.context().changeFailure).toBeNull()
  })

  test('the users tab reloads the list when an account changes while it is loading', async () => {
    const page = await listed(ines, jon)
    page.send(change(jon), reload)
    page.change[0]?.resolve({ ...jon, is_active: true })
    await flushPromises()
    page.list[1]?.resolve([ines, jon])
    await flushPromises()
    expect(page.list).toHaveLength(3)
    expect(page.listIs()).toBe('loading')
    expect(page.context().users[1]?.is_active).toBe(true)
  })

  test('the users tab aborts the change when the actor is stopped', async () => {
    const page = await listed(ines, una)
    page.send(change(una), confirmed)
    page.actor.stop()
    expect(page.change[0]?.signal.aborted).toBe(true)
  })
})
