import { beforeEach, expect, test } from 'vitest'
import { isAdmin } from '../../../src/hosted/admins.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { USERS } from '../../supabase/fixture.ts'
import { createProvider, expectFailure, PASSWORD, type Provider } from './support.ts'

/** Longer than the lifetime of an access token, by the provider's clock only. */
const TWO_HOURS_MS = 2 * 60 * 60 * 1000

let provider: Provider
beforeEach(async () => {
  provider = await createProvider()
  await signIn({ email: USERS.admin.email, password: PASSWORD })
  provider.sent.length = 0
})

const paths = () => provider.sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`)
const tokens = () => provider.sent.map(({ headers }) => headers.get('Authorization'))

test('a request with an access token that the provider refuses as expired is repeated with a new one', async () => {
  provider.clock.advance(TWO_HOURS_MS)
  expect(await isAdmin()).toBe(true)
  const [read, renewal, repeated] = paths()
  expect(renewal).toBe('POST /auth/v1/token')
  expect(repeated).toBe(read)
  expect(tokens()[2]).not.toBe(tokens()[0])
})

test('several requests that are refused at the same time renew the session once', async () => {
  provider.clock.advance(TWO_HOURS_MS)
  expect(await Promise.all([isAdmin(), isAdmin(), isAdmin()])).toEqual([true, true, true])
  expect(paths().filter((path) => path === 'POST /auth/v1/token')).toHaveLength(1)
})

test('a request is repeated once only when the provider refuses the new access token too', async () => {
  provider.answerWith((request) =>
    request.url.includes('/auth/v1/')
      ? provider.answerUsually(request)
      : Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
  )
  await expectFailure(isAdmin(), 'refused', 401, 'PGRST303')
  expect(paths().filter((path) => !path.includes('/auth/v1/'))).toHaveLength(2)
})

test('a refused request is not repeated when the session cannot be renewed', async () => {
  provider.answerWith((request) =>
    request.url.includes('/auth/v1/')
      ? Response.json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, { status: 400 })
      : provider.answerUsually(request),
  )
  provider.clock.advance(TWO_HOURS_MS)
  await expectFailure(isAdmin(), 'refused', 401, 'PGRST303')
  expect(paths().filter((path) => !path.includes('/auth/v1/'))).toHaveLength(1)
})
