import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createUser } from '../../../../../mocks/factories/user.ts'
import type { User } from '../../../../../src/api/types.ts'
import { adminUsersMachine } from '../../../../../src/flows/admin/users/adminUsers.machine.ts'
import type { AccountChange } from '../../../../../src/flows/admin/users/adminUsers.types.ts'
import { flushPromises, manualActor } from '../../../../support/documents.ts'

const user = (id: string, fields: Partial<User> = {}) =>
  createUser({ id, email: `${id}@lab.example`, ...fields })

const ines = user('ines')
const una = user('una')
const jon = user('jon', { is_active: false })

/** The users tab with backend access. */
function start() {
  const listing = manualActor<User[], string>()
  const changing = manualActor<User, AccountChange>()
  const clock = new SimulatedClock()
  const actor = createActor(
    adminUsersMachine.provide({ actors: { listUsers: listing.logic, changeAccount: changing.logic } }),
    { input: { email: ines.email, self: ines }, clock },
  ).start()
  return {
    actor,
    clock,
    list: listing.calls,
    change: changing.calls,
    search: (search: string) => actor.send({ type: 'search.edited', search }),
    users: () => actor.getSnapshot().context.users,
  }
}

test('the users tab searches once after a pause in typing', () => {
  const { clock, list, search } = start()
  search('u')
  clock.increment(299)
  search('un')
  clock.increment(299)
  expect(list.map(({ input }) => input)).toEqual([''])
  clock.increment(1)
  expect(list.map(({ input }) => input)).toEqual(['', 'un'])
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
    const { clock, list, search, users } = start()
    for (const text of ['a', 'ab']) {
      search(text)
      clock.increment(300)
    }
    const answers = [[ines], [jon], [una]]
    for (const place of order) {
      list[place]?.resolve(answers[place] ?? [])
      await flushPromises()
    }
    expect(list.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    expect(users()).toEqual([una])
  },
)

test('a search that finds nobody empties the list', async () => {
  const { actor, clock, list, search, users } = start()
  list[0]?.resolve([ines, una])
  await flushPromises()
  search('x')
  clock.increment(300)
  list[1]?.resolve([])
  await flushPromises()
  expect(actor.getSnapshot().value.list).toBe('empty')
  expect(users()).toEqual([])
})

test('the users tab reloads the list when an account changes while it is loading', async () => {
  const { actor, list, change, users } = start()
  list[0]?.resolve([ines, jon])
  await flushPromises()
  actor.send({ type: 'change.requested', user: jon })
  actor.send({ type: 'reload.requested' })
  change[0]?.resolve({ ...jon, is_active: true })
  await flushPromises()
  list[1]?.resolve([ines, jon])
  await flushPromises()
  expect(list).toHaveLength(3)
  expect(users()).toEqual([ines, { ...jon, is_active: true }])
})

test('the users tab changes one account at a time', async () => {
  const { actor, change } = start()
  actor.send({ type: 'change.requested', user: jon })
  actor.send({ type: 'change.requested', user: una })
  expect(change.map(({ input }) => input)).toEqual([{ id: 'jon', isActive: true }])
})
