import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_ROWS } from '../../../../mocks/hosted/rest/range.ts'
import { rest } from '../../../../mocks/hosted/rest/rest.ts'
import { APPLICATIONS, SETUPS, TOKENS } from '../../../supabase/fixture.ts'
import type { Client, Provider } from '../support/provider.ts'
import { createProvider } from '../support/provider.ts'

let provider: Provider
let admin: Client
let anonymous: Client
beforeEach(async () => {
  provider = await createProvider(rest)
  admin = await provider.clientOf('admin')
  anonymous = await provider.clientOf()
})

const applications = () => admin.from('admin_applications')

describe('columns', () => {
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
        created_at: expect.stringMatching(/\+00:00$/),
      },
    ])
    expect(Date.parse(data?.[0]?.created_at ?? '')).toBe(Date.parse(created_at))
  })

  test('a select can rename columns', async () => {
    const { data } = await applications()
      .select('who:first_name, email')
      .eq('id', APPLICATIONS.used.id)
      .single()
    expect(data).toEqual({ who: 'Una', email: 'ursula@lab.example' })
  })

  test('a select of an unknown column is refused', async () => {
    const { error, status } = await applications().select('id,age' as 'id')
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '42703', message: 'column admin_applications.age does not exist' })
  })
})

describe('filters', () => {
  const emailsOf = (...names: (keyof typeof APPLICATIONS)[]) => names.map((name) => APPLICATIONS[name].email)

  test.each([
    ['eq', () => applications().select('email').eq('status', 'approved'), emailsOf('unused', 'expired')],
    [
      'neq',
      () => applications().select('email').neq('status', 'approved'),
      emailsOf('pending', 'rejected', 'used'),
    ],
    ['gt', () => applications().select('email').gt('id', APPLICATIONS.used.id), emailsOf('expired')],
    [
      'gte',
      () => applications().select('email').gte('id', APPLICATIONS.used.id),
      emailsOf('used', 'expired'),
    ],
    ['lt', () => applications().select('email').lt('id', APPLICATIONS.rejected.id), emailsOf('pending')],
    [
      'lte',
      () => applications().select('email').lte('id', APPLICATIONS.rejected.id),
      emailsOf('pending', 'rejected'),
    ],
    [
      'in',
      () => applications().select('email').in('status', ['pending', 'rejected']),
      emailsOf('pending', 'rejected'),
    ],
    [
      'in, quoted',
      () =>
        applications()
          .select('email')
          .in('email', ['a,b', emailsOf('used')[0] ?? '']),
      emailsOf('used'),
    ],
    ['is', () => applications().select('email').is('reviewed_at', null).limit(1), emailsOf('pending')],
    ['not is', () => applications().select('email').not('reviewed_at', 'is', null), []],
    ['ilike', () => applications().select('email').ilike('email', 'una@LAB.%'), emailsOf('unused')],
    ['like', () => applications().select('email').like('email', 'una@%'), []],
    ['ilike, as it is written', () => applications().select('email').ilike('email', 'u.*'), []],
    [
      'several',
      () => applications().select('email').eq('status', 'approved').like('email', 'exp%'),
      emailsOf('expired'),
    ],
    ['a comparison with nothing', () => applications().select('email').neq('admin_notes', 'x'), []],
    ['nor its contrary', () => applications().select('email').not('admin_notes', 'eq', 'x'), []],
  ])('%s', async (_, ask, emails) => {
    const { data, error } = await ask()
    expect(error).toBeNull()
    expect(data?.map(({ email }) => email)).toEqual(emails)
  })

  test('a timestamp filter compares points in time across time zones', async () => {
    const now = new Date(provider.clock.now())
    const inHelsinki = new Date(now.getTime() + 2 * 3_600_000).toISOString().replace('Z', '+02:00')
    const setups = (token: keyof typeof SETUPS, moment: string) =>
      anonymous
        .from('approved_users')
        .select('id')
        .gte('expires_at', moment)
        .setHeader('x-setup-token', TOKENS[token])
    expect((await setups('unused', inHelsinki)).data).toEqual([{ id: SETUPS.unused.id }])
    expect((await setups('expired', inHelsinki)).data).toEqual([])
    expect((await setups('expired', '2020-01-01')).data).toEqual([{ id: SETUPS.expired.id }])
  })

  test.each([
    ['id', 'nobody', '22P02', 'invalid input syntax for type uuid: "nobody"'],
    ['created_at', 'soon', '22007', 'invalid input syntax for type timestamp with time zone: "soon"'],
    ['age', '7', '42703', 'column admin_applications.age does not exist'],
  ])('the filter %s = %s is refused', async (column, value, code, message) => {
    const { error, status } = await applications()
      .select('id')
      .eq(column as 'id', value)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code, message, hint: null })
  })

  test('an invalid filter gets 400 and an unsupported one gets 501', async () => {
    const unreadable = await provider.ask('/rest/v1/waitlist_submissions?id=11')
    expect(unreadable.status).toBe(400)
    expect(await unreadable.json()).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse filter (11)" (line 1, column 1)',
    })
    const { error, status } = await applications().select('id').textSearch('email', 'una')
    expect(status).toBe(501)
    expect(error).toMatchObject({ code: 'PGRST127' })
  })
})

describe('order and range', () => {
  const ids = (names: readonly (keyof typeof APPLICATIONS)[]) =>
    names.map((name) => ({ id: APPLICATIONS[name].id }))

  test('rows are sorted by several columns', async () => {
    const { data } = await applications().select('id').order('status').order('id', { ascending: false })
    expect(data).toEqual(ids(['expired', 'unused', 'pending', 'used', 'rejected']))
  })

  test('null values are sorted last unless nullsfirst is requested', async () => {
    await provider.db.waitlistSubmissions.update(APPLICATIONS.used.id, {
      last_login_at: '2026-01-01T00:00:00.000Z',
    })
    const first = async (options: { ascending?: boolean; nullsFirst?: boolean }) =>
      (await applications().select('id').order('last_login_at', options).limit(1)).data
    expect(await first({})).toEqual(ids(['used']))
    expect(await first({ ascending: false })).toEqual(ids(['pending']))
    expect(await first({ nullsFirst: true })).toEqual(ids(['pending']))
    expect(await first({ ascending: false, nullsFirst: false })).toEqual(ids(['used']))
  })

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
    const rangeOf = async (query: string, headers: HeadersInit) => {
      const { headers: answered, status } = await provider.ask(`/rest/v1/approved_users?select=id${query}`, {
        headers: { 'x-setup-token': TOKENS.used, ...headers },
      })
      return [status, answered.get('Content-Range')]
    }
    expect(await rangeOf('', {})).toEqual([200, '0-0/*'])
    expect(await rangeOf('', { Range: '0-9', Prefer: 'count=exact' })).toEqual([200, '0-0/1'])
    expect(await rangeOf('&limit=0', { Prefer: 'count=exact' })).toEqual([206, '*/1'])
    expect(await rangeOf('&account_created=is.false', {})).toEqual([200, '*/*'])
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
})

describe('a single row', () => {
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

  test('maybeSingle returns null if no row matches', async () => {
    const found = await applications().select('id').eq('email', APPLICATIONS.pending.email).maybeSingle()
    expect(found.data).toEqual({ id: APPLICATIONS.pending.id })
    const missing = await applications().select('id').eq('email', 'nobody@lab.example').maybeSingle()
    expect(missing).toMatchObject({ data: null, error: null, status: 200 })
  })
})

describe('joins', () => {
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

  test('rows can be joined in the reverse direction and over several tables', async () => {
    const ursula = await provider.clientOf('ursula')
    const { data } = await ursula
      .from('waitlist_submissions')
      .select('email, setup:approved_users(id, magic_links(used))')
    expect(data).toEqual([
      { email: APPLICATIONS.used.email, setup: { id: SETUPS.used.id, magic_links: { used: true } } },
    ])
  })

  test('a joined row that the user may not read is null, and an inner join omits the row', async () => {
    const ursula = await provider.clientOf('ursula')
    const select = (columns: 'email, approved_users(id)' | 'email, approved_users!inner(id)') =>
      ursula.from('waitlist_submissions').select(columns).setHeader('x-setup-token', TOKENS.unknown)
    // A request with another token does not see the owner's setup row.
    expect((await select('email, approved_users(id)')).data).toEqual([
      { email: 'ursula@lab.example', approved_users: null },
    ])
    expect((await select('email, approved_users!inner(id)')).data).toEqual([])
  })

  test('rows can be filtered by columns of a joined table', async () => {
    const withStatus = (status: string) =>
      anonymous
        .from('approved_users')
        .select('id, waitlist_submissions!inner(email)')
        .eq('waitlist_submissions.status', status)
        .setHeader('x-setup-token', TOKENS.used)
    expect((await withStatus('registered')).data).toHaveLength(1)
    expect((await withStatus('approved')).data).toEqual([])
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

  test('a join of unrelated tables is refused', async () => {
    const { error, status } = await admin.from('admin_users').select('id, magic_links(id)')
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'PGRST200',
      message: "Could not find a relationship between 'admin_users' and 'magic_links' in the schema cache",
    })
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

  test('a request for an unsupported media type is refused', async () => {
    const { error, status } = await applications().select().geojson()
    expect(status).toBe(406)
    expect(error).toMatchObject({ code: 'PGRST107' })
  })
})
