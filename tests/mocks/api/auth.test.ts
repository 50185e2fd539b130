import { beforeEach, expect, test } from 'vitest'
import { TOKEN_LIFETIME_MS } from '../../../mocks/api/auth.ts'
import { contractFetch, type Schemas } from '../../support/mocks/contractFetch.ts'
import type { TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, PASSWORD, signIn, signUp } from '../../support/mocks/testBackend.ts'

let backend: TestBackend
beforeEach(() => {
  backend = createTestBackend()
})

const registration = {
  email: 'ada@quill.example',
  password: PASSWORD,
  name: 'Ada Mae Quill',
  machine_name: 'Mnemosyne',
  contradiction_tolerance: 0.58,
  belief_sensitivity: 'high',
}

const login = (email: string, password: string) =>
  contractFetch(backend, 'post /auth/login', { body: { email, password } })

test('registering creates a user with the onboarding answers', async () => {
  const { status, body } = await contractFetch(backend, 'post /auth/register', { body: registration })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    email: 'ada@quill.example',
    name: 'Ada Mae Quill',
    first_name: 'Ada',
    last_name: 'Mae Quill',
    roles: ['user'],
    is_active: true,
    contradiction_tolerance: 0.58,
    belief_sensitivity: 'high',
  })
  expect(JSON.stringify(body)).not.toContain('password')
})

test('registering with a used email in another case is refused', async () => {
  await contractFetch(backend, 'post /auth/register', { body: registration })
  const again = { ...registration, email: 'ADA@Quill.example' }
  const { status, body } = await contractFetch(backend, 'post /auth/register', { body: again })
  expect(status).toBe(409)
  expect(body).toEqual({ detail: 'An account with this email already exists.' })
})

test('one of two concurrent registrations with the same email is refused', async () => {
  const answers = await Promise.all([
    contractFetch(backend, 'post /auth/register', { body: registration }),
    contractFetch(backend, 'post /auth/register', { body: registration }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(backend.db.users.count()).toBe(1)
})

test('signing in returns a token and the user and ignores the case of the email', async () => {
  const { user } = await signUp(backend, 'ada@quill.example')
  const { status, body } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
    body: { email: 'ADA@quill.example', password: PASSWORD },
  })
  expect(status).toBe(200)
  expect(body.user).toEqual(user)
  const whoami = await contractFetch(backend, 'get /users/', { token: body.access_token })
  expect(whoami.body).toEqual(user)
})

test('a wrong password and an unknown email get the same error', async () => {
  await signUp(backend, 'ada@quill.example')
  const refusal = { status: 401, body: { detail: 'Invalid email or password' } }
  expect(await login('ada@quill.example', 'wrong-horse')).toEqual(refusal)
  expect(await login('eve@quill.example', PASSWORD)).toEqual(refusal)
})

test('a deactivated account cannot sign in and its token is invalid', async () => {
  const ada = await signUp(backend, 'ada@quill.example')
  await backend.db.users.update(ada.user.id, { is_active: false })
  expect(await login('ada@quill.example', PASSWORD)).toEqual({
    status: 403,
    body: { detail: 'This account is deactivated.' },
  })
  expect((await ada.call('get /documents/')).status).toBe(401)
  expect((await ada.call('get /users/')).status).toBe(403)
})

test('a token expires after a week', async () => {
  const ada = await signUp(backend, 'ada@quill.example')
  await backend.clock.advance(TOKEN_LIFETIME_MS - 1)
  expect((await ada.call('get /documents/')).status).toBe(200)
  await backend.clock.advance(1)
  expect((await ada.call('get /documents/')).status).toBe(401)
  const again = await signIn(backend, 'ada@quill.example')
  expect((await again.call('get /documents/')).status).toBe(200)
})
