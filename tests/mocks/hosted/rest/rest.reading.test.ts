import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_ROWS } from '../../../../mocks/hosted/rest/query.ts'
import { rest } from '../../../../mocks/hosted/rest/rest.ts'
import { APPLICATIONS, SETUPS, TOKENS } from '../../../supabase/fixture.ts'
import { type Client, createProvider, type Provider } from '../support/provider.ts'

// Which rows the filters and orders give is compared with PostgreSQL in rest.database.test.ts.

let provider: Provider
let admin: Client
let anonymous: Client
beforeEach(async () => {
  provider = await createProvider(rest)
  admin = await provider.clientOf('admin')
  anonymous = await provider.clientOf()
})

const applications = () => admin.from('admin_applications')

test('a select of all columns returns timestamps in the format of the database', async () => {
  const { owner_id: _, ...pending } = APPLICATIONS.pending
  const { data, status } = await applications().select().eq('id', pending.id)
  expect(status).toBe(200)
  const created_at = new Date(provider.clock.now()).toISOString()
  expect(data).toEqual([
    {
      ...pending,
      admin_notes: null,
      reviewed_by: null,
      reviewed_at: null,
      last_login_at: null,
      emailed_at: null,
      cleanup_incomplete: false,
      created_at: expect.stringMatching(/\+00:00$/),
    },
  ])
  expect(Date.parse(data?.[0]?.created_at ?? '')).toBe(Date.parse(created_at))
})

test('a select of an unknown column is refused', async () => {
  const { error, status } = await applications().select('id,age' as 'id')
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: '42703', message: 'column admin_applications.age does not exist' })
})

const ids = (names: readonly (keyof typeof APPLICATIONS)[]) =>
  names.map((name) => ({ id: APPLICATIONS[name].id }))

test('a range of rows is returned with the total count', async () => {
  const { data, count, status } = await applications()
    .select('id', { count: 'exact' })
    .order('id')
    .range(1, 2)
  expect({ data, count, status }).toEqual({ data: ids(['rejected', 'unused']), count: 5, status: 206 })
})

test('a HEAD request returns only the count', async () => {
  const { data, count, status } = await applications().select('*', { count: 'exact', head: true })
  expect({ data, count, status }).toEqual({ data: null, count: 5, status: 200 })
})

test('the header Content-Range contains the range of the rows', async () => {
  const rangeOf = async (query: string, headers: HeadersInit = {}) => {
    const { headers: answered, status } = await provider.ask(`/rest/v1/approved_users?select=id${query}`, {
      headers: { 'x-setup-token': TOKENS.used, ...headers },
    })
    return [status, answered.get('Content-Range')]
  }
  expect(await rangeOf('')).toEqual([200, '0-0/*'])
  expect(await rangeOf('', { Prefer: 'count=exact' })).toEqual([200, '0-0/1'])
  expect(await rangeOf('&limit=0', { Prefer: 'count=exact' })).toEqual([206, '*/1'])
  expect(await rangeOf('&account_created=is.false')).toEqual([200, '*/*'])
})

test('a response has at most 1000 rows', async () => {
  const application = provider.db.waitlistSubmissions.get(APPLICATIONS.pending.id)
  for (let number = 0; application !== undefined && number < MAX_ROWS; number += 1)
    await provider.db.waitlistSubmissions.create({
      ...application,
      id: provider.ids.uuid(),
      email: `${number}@lab.example`,
    })
  const { data, count, status } = await applications().select('id', { count: 'exact' }).limit(2000)
  expect({ rows: data?.length, count, status }).toEqual({ rows: 1000, count: 1005, status: 206 })
})

test('a range after the last row is refused', async () => {
  const { error, status } = await applications().select('id', { count: 'exact' }).range(10, 19)
  expect(status).toBe(416)
  expect(error).toMatchObject({
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: 'An offset of 10 was requested, but there are only 5 rows.',
  })
})

test.each([
  ['no', 'nobody@lab.example', 0],
  ['more than one', '%@lab.example', 5],
])('%s row is refused where a single row is requested', async (_, pattern, count) => {
  const { data, error, status } = await applications().select('id').ilike('email', pattern).single()
  expect(data).toBeNull()
  expect(status).toBe(406)
  expect(error).toMatchObject({
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${count} rows`,
    hint: null,
  })
})

const person = { first_name: 'Una', last_name: 'Lindqvist', email: 'Una@Lab.example' }

test('the holder of a setup token can read the approved user with the joined application', async () => {
  const { data, error } = await anonymous
    .from('approved_users')
    .select('id, account_created, waitlist_submissions(first_name, last_name, email)')
    .eq('account_created', false)
    .gte('expires_at', new Date(provider.clock.now()).toISOString())
    .setHeader('x-setup-token', TOKENS.unused)
    .maybeSingle()
  expect(error).toBeNull()
  expect(data).toEqual({ id: SETUPS.unused.id, account_created: false, waitlist_submissions: person })
})

test('a joined row that the user may not read is null', async () => {
  const ursula = await provider.clientOf('ursula')
  // A request with another token does not see the owner's setup row.
  const { data } = await ursula
    .from('waitlist_submissions')
    .select('email, approved_users(id)')
    .setHeader('x-setup-token', TOKENS.unknown)
  expect(data).toEqual([{ email: 'ursula@lab.example', approved_users: null }])
})

test('a join with a forbidden column is refused', async () => {
  const { error, status } = await anonymous
    .from('approved_users')
    .select('id, waitlist_submissions(interest)')
    .setHeader('x-setup-token', TOKENS.used)
  expect(status).toBe(401)
  expect(error).toMatchObject({
    code: '42501',
    message: 'permission denied for table waitlist_submissions',
  })
})

describe('requests refused before reading rows', () => {
  test('a request to an unknown table is refused', async () => {
    const { error, status } = await admin.from('papers' as 'admin_users').select()
    expect(status).toBe(404)
    expect(error).toEqual({
      code: 'PGRST205',
      message: "Could not find the table 'public.papers' in the schema cache",
      details: null,
      hint: null,
    })
  })

  test('a request without permission gets 401 if signed out and 403 if signed in', async () => {
    const anonymousResult = await anonymous.from('admin_users').select()
    expect(anonymousResult.status).toBe(401)
    expect(anonymousResult.error).toMatchObject({
      code: '42501',
      message: 'permission denied for table admin_users',
    })
    const una = await provider.clientOf('una')
    expect((await una.from('admin_users').insert({ user_id: APPLICATIONS.used.id })).status).toBe(403)
  })

  test.each(['admin_notes=eq.fine', 'order=admin_notes'])(
    'a forbidden column cannot be used by %s',
    async (query) => {
      const response = await provider.ask(`/rest/v1/waitlist_submissions?select=id&${query}`)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: '42501' })
    },
  )

  test('a request with the token of an ended session is refused', async () => {
    provider.db.sessions.clear()
    const { error, status } = await admin.from('admin_users').select()
    expect(status).toBe(401)
    expect(error).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
  })
})
