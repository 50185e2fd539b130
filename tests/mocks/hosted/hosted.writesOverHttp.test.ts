import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { HostedSnapshot } from '../../../mocks/hosted/database.ts'
import { APPLICATIONS, INTEREST, SETUPS } from '../../supabase/fixture.ts'
import type { HttpProvider } from './support/httpProvider.ts'
import { startHttpProvider } from './support/httpProvider.ts'
import type { Client } from './support/provider.ts'

// The client's writes of tables over HTTP. Permissions are tested in rest/policies.test.ts.

let provider: HttpProvider
let admin: Client
let anonymous: Client
let before: HostedSnapshot

beforeAll(async () => {
  provider = await startHttpProvider()
  admin = await provider.clientOf('admin')
  anonymous = await provider.clientOf()
  before = structuredClone(provider.backend.hosted.snapshot())
})
afterEach(() => provider.backend.hosted.restore(before))
afterAll(() => provider.close())

const { pending, used } = APPLICATIONS
const applications = () => admin.from('admin_applications')

async function tokenOf(client: Client): Promise<string> {
  // The client sends the token of its option `accessToken`.
  return Reflect.get(client, 'accessToken')()
}

const noor = { first_name: 'Noor', last_name: 'Haddad', email: 'noor@lab.example', interest: INTEREST }
const waitlist = () => anonymous.from('waitlist_submissions')
const review = (values: { status?: string; admin_notes?: string }) => applications().update(values)

test('rows are inserted one by one, in bulk and with defaults for missing columns', async () => {
  expect(await waitlist().insert(noor)).toMatchObject({ status: 201, data: null, error: null })
  const bulk = await waitlist().insert(
    ['a', 'b'].map((name) => ({ ...noor, email: `${name}@lab.example` })),
    { count: 'exact', defaultToNull: false },
  )
  expect(bulk).toMatchObject({ status: 201, count: 2, error: null })
  const uneven = await waitlist().insert([noor, { ...noor, owner_id: null }])
  // The client names all columns, and nobody may write this one.
  expect(uneven).toMatchObject({ status: 401, error: { code: '42501' } })
})

test.each([
  ['a duplicate', { email: used.email.toUpperCase() }, 409, '23505'],
  ['a wrong value', { first_name: '' }, 400, '23514'],
  ['a missing value', { last_name: null as unknown as string }, 400, '23502'],
  ['an unknown column', { age: 7 }, 400, 'PGRST204'],
  ['a forbidden column', { status: 'approved' }, 401, '42501'],
])('%s is refused with the code of the database', async (_, wrong, status, code) => {
  const { data, error, ...answer } = await waitlist().insert({ ...noor, ...wrong })
  expect({ data, status: answer.status }).toEqual({ data: null, status })
  expect(error).toEqual(
    expect.objectContaining({ code, message: expect.any(String), details: null, hint: null }),
  )
})

test('an inserted row is not returned to those who may not read it', async () => {
  const { error, status } = await waitlist().insert(noor).select('id').single()
  expect(status).toBe(401)
  expect(error).toMatchObject({
    code: '42501',
    message: 'new row violates row-level security policy for table "waitlist_submissions"',
    details: null,
    hint: null,
  })
})

test.each([
  [{}, '42501', 'permission denied for table waitlist_submissions'],
  [
    { ignoreDuplicates: true },
    '42501',
    'new row violates row-level security policy for table "waitlist_submissions"',
  ],
  [
    { onConflict: 'email' },
    '42P10',
    'there is no unique or exclusion constraint matching the ON CONFLICT specification',
  ],
  [{ onConflict: 'age' }, '42703', 'column "age" does not exist'],
])(
  'an upsert with %o is refused, because no role may read what it inserts',
  async (options, code, message) => {
    const { error } = await waitlist().upsert(noor, options)
    expect(error).toMatchObject({ code, message })
  },
)

test('updated rows are counted, and returned if requested', async () => {
  const counted = await applications()
    .update({ admin_notes: 'Good' }, { count: 'exact' })
    .eq('status', 'approved')
  expect(counted).toMatchObject({ status: 204, count: 2, data: null })
  const returned = await review({ status: 'rejected' }).eq('id', pending.id).select('email,status').single()
  expect(returned).toMatchObject({ status: 200, data: { email: pending.email, status: 'rejected' } })
  const none = await review({ status: 'rejected' }).eq('email', 'x').select('id')
  expect(none).toMatchObject({ status: 200, data: [] })
})

test('an update of more rows than allowed changes none', async () => {
  const { error, status } = await review({ admin_notes: 'All' })
    .like('email', '%')
    .setHeader('Prefer', 'handling=strict, max-affected=2')
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: 'PGRST124', details: 'The query affects 5 rows' })
  const changed = await applications().select('id').eq('admin_notes', 'All')
  expect(changed.data).toEqual([])
})

test.each([
  ['a wrong status', () => review({ status: 'lost' }).eq('id', used.id), 400, '23514'],
  ['an update without a filter', () => review({ status: 'rejected' }), 400, '21000'],
  [
    'an unknown reviewer',
    () => applications().update({ reviewed_by: used.id }).eq('id', used.id),
    409,
    '23503',
  ],
  [
    'a delete of applications',
    () => admin.from('waitlist_submissions').delete().eq('id', used.id),
    403,
    '42501',
  ],
  ['a delete without a filter', () => admin.from('approved_users').delete(), 400, '21000'],
])('%s is refused', async (_, ask, status, code) => {
  expect(await ask()).toMatchObject({ status, error: { code } })
})

test('deleted rows are counted, and returned if requested', async () => {
  const counted = await admin.from('approved_users').delete({ count: 'exact' }).eq('id', SETUPS.used.id)
  expect(counted).toMatchObject({ status: 204, count: 1 })
  const returned = await admin.from('approved_users').delete().eq('id', SETUPS.unused.id).select('id')
  expect(returned).toMatchObject({ status: 200, data: [{ id: SETUPS.unused.id }] })
})

test('the response names the preferences that were applied', async () => {
  const headers = { Authorization: `Bearer ${await tokenOf(admin)}`, 'Content-Type': 'application/json' }
  const applied = async (prefer: string) => {
    const response = await provider.ask(`/rest/v1/admin_applications?id=eq.${used.id}&select=id`, {
      method: 'PATCH',
      headers: { ...headers, Prefer: prefer },
      body: '{"admin_notes":"Good"}',
    })
    return [response.status, response.headers.get('Preference-Applied')]
  }
  expect(await applied('return=minimal')).toEqual([204, 'return=minimal'])
  expect(await applied('return=headers-only')).toEqual([204, 'return=headers-only'])
  expect(await applied('count=exact, return=representation')).toEqual([
    200,
    'return=representation, count=exact',
  ])
  expect(await applied('unknown')).toEqual([204, null])
  expect(await applied('handling=strict, unknown')).toEqual([400, null])
})
