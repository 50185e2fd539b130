import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { hashPassword } from '../../../../../mocks/db/password.ts'
import type { UserRow } from '../../../../../mocks/db/rows.ts'
import { createUserRow } from '../../../../../mocks/factories/user.ts'
import { login } from '../../../../../src/api/auth.ts'
import { configureApi } from '../../../../../src/api/settings.ts'
import type { User } from '../../../../../src/api/types.ts'
import { liveActors } from '../../../../../src/flows/admin/users/adminUsers.actors.ts'
import { adminUsersMachine } from '../../../../../src/flows/admin/users/adminUsers.machine.ts'
import type { AdminUsersEvent } from '../../../../../src/flows/admin/users/adminUsers.types.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../../support/flows/mockNetwork.ts'

const PASSWORD = 'engram-admin'
const INES = { email: 'ines@engram.example', password: PASSWORD }
const UNA = { email: 'una@lab.example', password: PASSWORD }

let network: MockNetwork
let token: string | null
let refusals: number

beforeEach(async () => {
  network = await createMockNetwork()
  token = null
  refusals = 0
  configureApi({
    baseUrl: 'https://app.example/api/v1',
    getToken: () => token,
    onUnauthorized: () => {
      refusals += 1
    },
  })
  const password_hash = await hashPassword(PASSWORD, 'salt')
  const person = (id: string, email: string, fields: Partial<UserRow> = {}) =>
    createUserRow({ id, email, password_hash, first_name: id, last_name: 'Okafor', ...fields })
  await network.backend.db.users.create(person('Ines', INES.email, { roles: ['user', 'admin'] }))
  await network.backend.db.users.create(person('Una', UNA.email))
  await network.backend.db.users.create(person('Jon', 'jon@lab.example', { is_active: false }))
})

const WAITING = [
  { list: 'connecting' },
  { list: 'loading' },
  { list: 'searching' },
  { change: 'changing' },
] as const

async function open(self: User | null) {
  const actor = createActor(adminUsersMachine.provide({ actors: liveActors, delays: { searchPause: 0 } }), {
    input: { email: INES.email, self },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  // Stores the new token, like the Screen.
  actor.on('backend.connected', ({ grant }) => {
    token = grant.token
  })
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  const rests = () =>
    waitFor(actor, (state) => WAITING.every((value) => !state.matches(value)), { timeout: 10_000 })
  await rests()
  const context = () => actor.getSnapshot().context
  return {
    emitted,
    context,
    value: () => actor.getSnapshot().value,
    names: () => context().users.map(({ first_name }) => first_name),
    userNamed(name: string): User {
      const found = context().users.find(({ first_name }) => first_name === name)
      if (found === undefined) throw new Error(`Nobody is called ${name}.`)
      return found
    },
    async send(...events: AdminUsersEvent[]) {
      for (const event of events) actor.send(event)
      await rests()
    },
  }
}

/** The tab of an admin with a token. */
async function openSignedIn() {
  const { access_token, user } = await login(INES)
  token = access_token
  network.sent.length = 0
  return open(user)
}

describe('with a token', () => {
  test('one call lists all users', async () => {
    const page = await openSignedIn()
    expect(page.names()).toEqual(['Ines', 'Una', 'Jon'])
    expect(network.sent).toEqual(['GET /api/v1/users/'])
  })

  test.each([
    ['an object that holds the list', { users: [{ id: '1', email: 'a@lab.example' }] }],
    ['users of few fields', [{ id: '1', email: 'a@lab.example' }]],
    ['one user alone', { id: '1', email: 'a@lab.example' }],
  ])('the users tab reads %s', async (_, body) => {
    network.answerWith('GET /api/v1/users/', answers(200, body))
    const page = await openSignedIn()
    expect(page.context().users).toEqual([{ id: '1', email: 'a@lab.example' }])
  })

  test('an empty response is an empty list', async () => {
    network.answerWith('GET /api/v1/users/', answers(200, []))
    const page = await openSignedIn()
    expect(page.value()).toMatchObject({ list: 'empty' })
  })

  test.each([
    [403, { detail: 'Administrators only.' }, 'Administrators only.'],
    [403, { detail: 'This account is deactivated.' }, 'This account is deactivated.'],
    [404, {}, '404 Not Found'],
    [500, { message: 'The database is away.' }, 'The database is away.'],
    [503, {}, '503 Service Unavailable'],
    [200, 'a page of a proxy', 'Invalid response format'],
    [200, [{ name: 'without an id' }], 'Invalid response format'],
  ])("the users tab shows the backend's message when it returns %i", async (status, body, message) => {
    network.answerWith('GET /api/v1/users/', answers(status, body))
    const page = await openSignedIn()
    expect(page.value()).toMatchObject({ list: 'failed' })
    expect(page.context().failure).toBe(message)
    network.answerAsUsual()
    await page.send({ type: 'reload.requested' })
    expect(page.names()).toEqual(['Ines', 'Una', 'Jon'])
  })

  test('the users tab shows the network error when the backend cannot be reached', async () => {
    network.answerWith('GET /api/v1/users/', offline)
    const page = await openSignedIn()
    expect(page.context().failure).toBe(
      'Network error: Unable to connect to the backend server. Please check your internet connection and try again.',
    )
  })

  test('an admin whose token expired can connect again in the same tab', async () => {
    const page = await openSignedIn()
    await network.backend.db.tokens.delete(token ?? '')
    await page.send({ type: 'reload.requested' })
    expect(page.value()).toMatchObject({ list: 'noBackend' })
    expect(page.context().failure).toMatch(/^Your backend sign-in has expired/)
    expect(refusals).toBe(1)
    await page.send({ type: 'password.edited', password: PASSWORD }, { type: 'connection.submitted' })
    expect(page.names()).toEqual(['Ines', 'Una', 'Jon'])
  })
})

describe('the search', () => {
  test.each([
    ['una', ['Una']],
    ['  UNA ', ['Una']],
    ['@lab.example', ['Una', 'Jon']],
    ['okafor', ['Ines', 'Una', 'Jon']],
    ['nobody', []],
    ['%', []],
    ['a&q=ines#x', []],
    ['<img src=x onerror=alert(1)>', []],
    ["'; drop table users; --", []],
    ['\u202egnp.exe', []],
    ['😀', []],
    ['x'.repeat(500), []],
    ['', ['Ines', 'Una', 'Jon']],
    ['   ', ['Ines', 'Una', 'Jon']],
  ])('the search for %j finds %j', async (search, found) => {
    const page = await openSignedIn()
    await page.send({ type: 'search.edited', search })
    expect(page.names()).toEqual(found)
    expect(page.value()).toMatchObject({ list: found.length > 0 ? 'ready' : 'empty' })
  })

  test('the search uses the search operation of the contract', async () => {
    const page = await openSignedIn()
    await page.send({ type: 'search.edited', search: 'a b&c' })
    expect(network.sent.at(-1)).toBe('GET /api/v1/users/search?q=a%20b%26c')
  })

  test('a failed search shows the error and can be retried with the same text', async () => {
    const page = await openSignedIn()
    network.answerWith('GET /api/v1/users/search', answers(500, { detail: 'Too busy.' }))
    await page.send({ type: 'search.edited', search: 'una' })
    expect(page.context()).toMatchObject({ failure: 'Too busy.', search: 'una' })
    network.answerAsUsual()
    await page.send({ type: 'reload.requested' })
    expect(page.names()).toEqual(['Una'])
  })
})

describe('an account', () => {
  test('a deactivated account loses its tokens and cannot sign in until it is activated', async () => {
    const { access_token } = await login(UNA)
    const page = await openSignedIn()
    await page.send(
      { type: 'change.requested', user: page.userNamed('Una') },
      { type: 'deactivation.confirmed' },
    )
    expect(page.userNamed('Una').is_active).toBe(false)
    expect(network.sent.at(-1)).toBe('PATCH /api/v1/users/Una/deactivate')
    await expect(login(UNA)).rejects.toMatchObject({ status: 403 })
    const headers = { Authorization: `Bearer ${access_token}` }
    const answer = await fetch('https://app.example/api/v1/chat/sessions', { headers })
    expect(answer.status).toBe(401)

    await page.send({ type: 'change.requested', user: page.userNamed('Una') })
    expect(page.userNamed('Una').is_active).toBe(true)
    expect((await login(UNA)).user.id).toBe('Una')
    expect(page.emitted).toMatchObject([
      { type: 'account.changed', isActive: false },
      { type: 'account.changed', isActive: true },
    ])
  })

  test.each([
    [403, { detail: 'Administrators only.' }, 'Administrators only.'],
    [404, { detail: 'Not found.' }, 'Not found.'],
    [500, {}, '500 Internal Server Error'],
    [200, 'no user', 'Invalid response format'],
  ])(
    'an account keeps its state and shows the error when the backend returns %i for the change',
    async (status, body, message) => {
      const page = await openSignedIn()
      network.answerWith('PATCH /api/v1/users/', answers(status, body))
      await page.send({ type: 'change.requested', user: page.userNamed('Jon') })
      expect(page.value()).toMatchObject({ list: 'ready', change: 'failed' })
      expect(page.context().changeFailure).toBe(message)
      expect(page.userNamed('Jon').is_active).toBe(false)
      network.answerAsUsual()
      await page.send({ type: 'change.requested', user: page.userNamed('Jon') })
      expect(page.userNamed('Jon').is_active).toBe(true)
    },
  )
})

describe('without a token', () => {
  test('the users tab makes no call without a token', async () => {
    const page = await open(null)
    await page.send({ type: 'connection.submitted' }, { type: 'search.edited', search: 'una' })
    expect(page.value()).toMatchObject({ list: 'noBackend' })
    expect(network.sent).toEqual([])
  })

  test("the users tab connects with the admin's password and loads the list", async () => {
    const page = await open(null)
    await page.send({ type: 'password.edited', password: PASSWORD }, { type: 'connection.submitted' })
    expect(network.sent).toEqual(['POST /api/v1/auth/login', 'GET /api/v1/users/'])
    expect(page.names()).toEqual(['Ines', 'Una', 'Jon'])
    expect(page.context().self?.id).toBe('Ines')
    expect(page.emitted).toMatchObject([{ type: 'backend.connected', grant: { user: { id: 'Ines' } } }])
  })

  const cases = [
    ['wrong', null, 'Invalid email or password. Check both, then type your password again.'],
    [` ${PASSWORD}`, null, 'Invalid email or password. Check both, then type your password again.'],
    [
      '<script>alert(1)</script>',
      null,
      'Invalid email or password. Check both, then type your password again.',
    ],
    [
      PASSWORD,
      answers(403, { detail: 'This account is deactivated.' }),
      'Access denied. Your account may be disabled. Contact us if you think this is a mistake.',
    ],
    [PASSWORD, answers(404), 'Authentication service not found. Please contact support.'],
    [PASSWORD, answers(500), 'Server error. Please try again later or contact support.'],
    [PASSWORD, answers(422, { detail: 'Too many.' }), 'Authentication failed: Too many.'],
    [
      PASSWORD,
      offline,
      'Unable to connect to the authentication server. Check your internet connection and try again.',
    ],
  ] as const

  test.each(cases)(
    'the users tab shows the documented message when connecting with %j is refused',
    async (password, answer, message) => {
      if (answer !== null) network.answerWith('POST /api/v1/auth/login', answer)
      const page = await open(null)
      await page.send({ type: 'password.edited', password }, { type: 'connection.submitted' })
      expect(page.value()).toMatchObject({ list: 'noBackend' })
      expect(page.context()).toMatchObject({ failure: message, connection: { values: { password: '' } } })
      expect(page.emitted).toEqual([])
      expect(refusals).toBe(0)
    },
  )
})
