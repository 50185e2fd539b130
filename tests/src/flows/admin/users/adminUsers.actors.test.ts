import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createUserRow } from '../../../../../mocks/factories/user.ts'
import { configureApi } from '../../../../../src/api/settings.ts'
import { liveActors } from '../../../../../src/flows/admin/users/adminUsers.actors.ts'
import { signInToBackend } from '../../../../support/flows/backendAccount.ts'
import { answers, createMockNetwork, offline } from '../../../../support/flows/mockNetwork.ts'

const INES = { email: 'ines@lab.example', password: 'engram-admin' }

const call = <Input>(actor: keyof typeof liveActors, input: Input) =>
  toPromise(createActor(liveActors[actor], { input: input as never }).start())

test('the users tab lists all users without a search, and searches with the encoded text', async () => {
  const network = await createMockNetwork()
  await signInToBackend(network, { ...INES, id: 'ines', roles: ['admin'] })
  await network.backend.db.users.create(createUserRow({ id: 'una', email: 'una@lab.example' }))
  network.sent.length = 0
  expect(await call('listUsers', '')).toMatchObject([{ id: 'ines' }, { id: 'una' }])
  expect(await call('listUsers', 'a b&q=ines#x')).toEqual([])
  expect(network.sent).toEqual(['GET /api/v1/users/', 'GET /api/v1/users/search?q=a%20b%26q%3Dines%23x'])
})

test('the users tab deactivates and activates an account', async () => {
  const network = await createMockNetwork()
  await signInToBackend(network, { ...INES, id: 'ines', roles: ['admin'] })
  await network.backend.db.users.create(createUserRow({ id: 'una', email: 'una@lab.example' }))
  network.sent.length = 0
  for (const isActive of [false, true])
    expect(await call('changeAccount', { id: 'una', isActive })).toMatchObject({ is_active: isActive })
  expect(network.sent).toEqual(['PATCH /api/v1/users/una/deactivate', 'PATCH /api/v1/users/una/activate'])
})

test.each([
  ['a wrong password', null, /^Invalid email or password\. /],
  ['a deactivated account', answers(403), /^Access denied\. Your account may be disabled\. /],
  ['no connection', offline, /^Unable to connect to the authentication server\. /],
])(
  'connecting shows the message of the sign-in and does not end the session after %s',
  async (_, answer, message) => {
    const network = await createMockNetwork()
    let refusals = 0
    configureApi({
      baseUrl: 'https://app.example/api/v1',
      getToken: () => null,
      onUnauthorized: () => {
        refusals += 1
      },
    })
    if (answer !== null) network.answerWith('POST /api/v1/auth/login', answer)
    await expect(call('connect', INES)).rejects.toThrow(message)
    expect(refusals).toBe(0)
  },
)
