import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPLICATIONS, INTEREST, TOKENS } from '../../supabase/fixture.ts'
import type { HttpProvider } from './support/httpProvider.ts'
import { startHttpProvider } from './support/httpProvider.ts'
import type { Client } from './support/provider.ts'

// The client's reads of tables over HTTP. Which rows each filter returns is compared with PostgreSQL in
// rest/rest.database.test.ts.

let provider: HttpProvider
let admin: Client
let anonymous: Client

beforeAll(async () => {
  provider = await startHttpProvider()
  admin = await provider.clientOf('admin')
  anonymous = await provider.clientOf()
})
afterAll(() => provider.close())

const { pending, rejected, unused, used, expired } = APPLICATIONS
const emails = (...list: { readonly email: string }[]) => list.map(({ email }) => ({ email }))
const applications = () => admin.from('admin_applications')
const select = () => applications().select('email').order('id')

describe('filters', () => {
  test.each([
    ['eq', () => select().eq('status', 'pending'), [pending]],
    ['neq', () => select().neq('status', 'approved'), [pending, rejected, used]],
    ['gt', () => select().gt('id', used.id), [expired]],
    ['gte', () => select().gte('id', used.id), [used, expired]],
    ['lt', () => select().lt('id', rejected.id), [pending]],
    ['lte', () => select().lte('id', rejected.id), [pending, rejected]],
    ['like', () => select().like('email', 'e%'), [expired]],
    ['likeAnyOf', () => select().likeAnyOf('email', ['e%', 'p%']), [pending, expired]],
    ['likeAllOf', () => select().likeAllOf('email', ['e%', '%lab%']), [expired]],
    ['ilike', () => select().ilike('email', 'UNA@%'), [unused]],
    ['ilikeAnyOf', () => select().ilikeAnyOf('email', ['UNA%', 'P%']), [pending, unused]],
    ['ilikeAllOf', () => select().ilikeAllOf('email', ['UNA%', '%LAB%']), [unused]],
    ['regexMatch', () => select().regexMatch('email', '^u'), [used]],
    ['regexIMatch', () => select().regexIMatch('email', '^u'), [unused, used]],
    ['is', () => select().is('admin_notes', null).eq('id', used.id), [used]],
    ['isDistinct', () => select().isDistinct('admin_notes', 'Good').eq('id', used.id), [used]],
    ['in', () => select().in('status', ['pending', 'rejected']), [pending, rejected]],
    ['in without values', () => select().in('status', []), []],
    ['notIn', () => select().notIn('status', ['pending', 'approved']), [rejected, used]],
    ['match', () => select().match({ status: 'approved', email: expired.email }), [expired]],
    ['not', () => select().not('status', 'in', '(pending,approved)'), [rejected, used]],
    [
      'or',
      () => select().or(`status.eq.pending,and(status.eq.approved,email.ilike.una*)`),
      [pending, unused],
    ],
    ['or with a quoted value', () => select().or('email.eq."a,b",email.eq."pending@lab.example"'), [pending]],
    ['filter', () => select().filter('email', 'ilike', 'una%'), [unused]],
    ['two filters of one column', () => select().gt('id', pending.id).lt('id', unused.id), [rejected]],
    ['a JSON path', () => select().eq('status->>0' as 'status', 'rejected'), [rejected]],
  ])('the filter %s selects the rows', async (_, ask, expected) => {
    expect(await ask()).toMatchObject({ error: null, status: 200, data: emails(...expected) })
  })

  test.each([
    ['contains', () => select().contains('interest', ['a']), 404, '42883'],
    ['containedBy', () => select().containedBy('interest', ['a']), 400, '42725'],
    ['overlaps', () => select().overlaps('interest', ['a']), 404, '42883'],
    ['rangeGt', () => select().rangeGt('interest', '[1,2)'), 404, '42883'],
    ['rangeAdjacent', () => select().rangeAdjacent('interest', '[1,2)'), 404, '42883'],
    ['an invalid expression', () => select().filter('email', 'equals', 'a'), 400, 'PGRST100'],
    ['an invalid logic tree', () => select().or('email.eq.a,'), 400, 'PGRST100'],
    ['textSearch, which the mock lacks', () => select().textSearch('email', 'una'), 501, 'PGRST127'],
  ])('the filter %s is refused', async (_, ask, status, code) => {
    expect(await ask()).toMatchObject({ data: null, status, error: { code } })
  })

  test('an invalid query names the position and what was expected', async () => {
    const { error } = await admin.from('admin_applications').select('id, (email')
    expect(error).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse select parameter (id,(email)" (line 1, column 4)',
      details: 'unexpected "(" expecting field name (* or [a..z0..9_$])',
      hint: null,
    })
  })
})

describe('order and pages', () => {
  test('rows can be sorted by several columns with null first or last', async () => {
    const { data } = await applications()
      .select('email')
      .order('admin_notes', { nullsFirst: true })
      .order('status', { ascending: false })
      .order('id')
    expect(data).toEqual(emails(rejected, used, pending, unused, expired))
  })

  test('rows can be sorted by a column of a joined row and joined rows in themselves', async () => {
    const { data } = await admin
      .from('submission_events')
      .select('kind, admin_applications(email)')
      .order('admin_applications(id)', { ascending: false })
    expect(data?.[0]).toEqual({ kind: 'submitted', admin_applications: { email: expired.email } })
    const { error } = await applications()
      .select('id, submission_events(kind)')
      .order('submission_events(kind)')
    expect(error).toMatchObject({
      code: 'PGRST118',
      message: "A related order on 'submission_events' is not possible",
    })
    const nested = await applications()
      .select('submission_events(kind)')
      .order('kind', { referencedTable: 'submission_events', ascending: false })
      .limit(1, { referencedTable: 'submission_events' })
      .limit(1)
    expect(nested.data).toEqual([{ submission_events: [{ kind: 'submitted' }] }])
  })

  test.each(['exact', 'planned', 'estimated'] as const)(
    'a page has the %s count of all rows',
    async (count) => {
      const page = await applications().select('email', { count }).order('id').range(1, 2)
      expect(page).toMatchObject({ data: emails(rejected, unused), count: 5, status: 206 })
      const head = await applications().select('*', { count, head: true })
      expect(head).toMatchObject({ data: null, count: 5, status: 200 })
    },
  )

  test('a limit without a count returns 200, and a page after the last row 416', async () => {
    expect(await select().limit(2)).toMatchObject({
      status: 200,
      count: null,
      data: emails(pending, rejected),
    })
    const after = await applications().select('id', { count: 'exact' }).range(9, 10)
    expect(after).toMatchObject({ status: 416, error: { code: 'PGRST103' } })
  })
})

describe('shapes of the response', () => {
  test('single returns one object and an error for any other count', async () => {
    const one = await applications().select('email').eq('id', used.id).single()
    expect(one).toMatchObject({ data: { email: used.email }, error: null, status: 200 })
    const many = await applications().select('email').single()
    expect(many).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 5 rows' },
    })
  })

  test('maybeSingle returns an object, null or an error', async () => {
    const none = await applications().select('email').eq('email', 'x').maybeSingle()
    expect(none).toMatchObject({ data: null, error: null })
    const one = await applications().select('email').eq('id', used.id).maybeSingle()
    expect(one.data).toEqual({ email: used.email })
    const many = await applications().select('email').maybeSingle()
    expect(many.error).toMatchObject({ code: 'PGRST116' })
  })

  test('csv returns the text format of the database', async () => {
    const { data, error } = await applications()
      .select('email,admin_notes,first_name')
      .order('id')
      .limit(2)
      .csv()
    expect(error).toBeNull()
    expect(data).toBe('email,admin_notes,first_name\npending@lab.example,,Una\nrejected@lab.example,,Una')
    const setups = await anonymous
      .from('approved_users')
      .select('account_created,waitlist_submissions(email)')
      .setHeader('x-setup-token', TOKENS.used)
      .csv()
    expect(setups.data).toBe('account_created,waitlist_submissions\nt,"{""email"":""ursula@lab.example""}"')
  })

  test('stripNulls omits null values', async () => {
    const { data } = await applications().select('email,admin_notes').eq('id', used.id).stripNulls()
    expect(data).toEqual([{ email: used.email }])
  })

  test.each([
    ['geojson', () => applications().select().geojson()],
    ['explain', () => applications().select().explain()],
  ])('the format %s is refused', async (_, ask) => {
    expect(await ask()).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
  })

  test('columns can be renamed, converted and aggregated', async () => {
    const renamed = await applications().select('who:first_name, notes:admin_notes').eq('id', used.id)
    expect(renamed.data).toEqual([{ who: 'Una', notes: null }])
    const converted = await applications().select('interest::json, id::text').eq('id', used.id)
    expect(converted.data).toEqual([{ interest: JSON.parse(INTEREST), id: used.id }])
    const counted = await applications().select('status, count()').order('status')
    expect(counted.data).toEqual([
      { status: 'approved', count: 2 },
      { status: 'pending', count: 1 },
      { status: 'registered', count: 1 },
      { status: 'rejected', count: 1 },
    ])
    const numbers = await anonymous
      .from('approved_users')
      .select('account_created::int.sum(), mean:account_created::int.avg(), id.count()')
      .setHeader('x-setup-token', TOKENS.used)
    expect(numbers.data).toEqual([{ sum: 1, mean: 1, count: 1 }])
  })
})

describe('joined rows', () => {
  const setups = (columns: string) =>
    anonymous.from('approved_users').select(columns).setHeader('x-setup-token', TOKENS.used)

  test.each([
    ['many to one', 'waitlist_submissions(email)', { waitlist_submissions: { email: used.email } }],
    ['one to one', 'magic_links(used)', { magic_links: { used: true } }],
    ['with another name', 'who:waitlist_submissions(email)', { who: { email: used.email } }],
    [
      'by the foreign key as a hint',
      'waitlist_submissions!approved_users_waitlist_submission_id_fkey(email)',
      { waitlist_submissions: { email: used.email } },
    ],
    ['by the column', 'who:waitlist_submission_id(email)', { who: { email: used.email } }],
    [
      'nested',
      'waitlist_submissions!inner(email,approved_users(magic_links(used)))',
      { waitlist_submissions: { email: used.email, approved_users: { magic_links: { used: true } } } },
    ],
    ['spread', '...waitlist_submissions(email)', { email: used.email }],
  ])('rows can be joined %s', async (_, columns, row) => {
    expect(await setups(columns)).toMatchObject({ error: null, data: [row] })
  })

  test('rows can be joined one to many, counted and filtered', async () => {
    const all = await applications().select('email, submission_events(kind)').eq('id', used.id)
    expect(all.data).toEqual([{ email: used.email, submission_events: [{ kind: 'submitted' }] }])
    const counted = await applications().select('email, submission_events(count)').eq('id', used.id)
    expect(counted.data).toEqual([{ email: used.email, submission_events: [{ count: 1 }] }])
    const inner = await applications()
      .select('email, submission_events!inner(kind)')
      .eq('submission_events.kind', 'approved')
    expect(inner.data).toEqual([])
    const without = await applications()
      .select('email, submission_events(kind)')
      .eq('submission_events.kind', 'approved')
      .or('kind.eq.approved,kind.eq.rejected', { referencedTable: 'submission_events' })
      .is('submission_events', null)
      .order('id')
      .limit(1)
    expect(without.data).toEqual([{ email: pending.email, submission_events: [] }])
  })

  test.each([
    ['magic_links(id)', 'PGRST200', 400],
    ['waitlist_submissions!nothing(id)', 'PGRST200', 400],
    ['submission_events(nothing)', '42703', 400],
  ])('the join %s is refused', async (columns, code, status) => {
    expect(await applications().select(columns)).toMatchObject({ status, error: { code } })
  })

  test('a renamed join can be filtered by its new name and by its table', async () => {
    const { data } = await applications()
      .select('email, history:submission_events(kind)')
      .eq('submission_events.kind', 'approved')
      .in('history.kind', ['approved', 'rejected'])
      .eq('id', used.id)
    expect(data).toEqual([{ email: used.email, history: [] }])
  })

  test('a filter of a table that is not joined, or with a value other than null, is refused', async () => {
    const missing = await applications()
      .select('id')
      .eq('submission_events.kind' as 'id', 'x')
    expect(missing.error).toMatchObject({
      code: 'PGRST108',
      message: "'submission_events' is not an embedded resource in this request",
      hint: "Verify that 'submission_events' is included in the 'select' query parameter.",
    })
    const compared = await applications()
      .select('id, submission_events(kind)')
      .eq('submission_events' as 'id', 'x')
    expect(compared.error).toMatchObject({ code: 'PGRST120' })
  })
})

describe('other requests', () => {
  test('a call of a database function gets the 404 of a missing function', async () => {
    const rpc = admin.rpc.bind(admin) as unknown as (
      name: string,
      values?: object,
    ) => ReturnType<typeof select>
    expect(await rpc('is_admin')).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: 'Could not find the function public.is_admin without parameters in the schema cache',
        details:
          'Searched for the function public.is_admin without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      },
    })
    expect(await rpc('owns', { submission: 1, by: 2 })).toMatchObject({
      status: 404,
      error: { message: 'Could not find the function public.owns(by, submission) in the schema cache' },
    })
  })

  test('a table of another schema is refused', async () => {
    const { error, status } = await admin
      .schema('private' as 'public')
      .from('admin_users')
      .select()
    expect(status).toBe(406)
    expect(error).toMatchObject({
      code: 'PGRST106',
      message: 'Invalid schema: private',
      hint: 'Only the following schemas are exposed: public, graphql_public',
    })
  })

  test('a request can be aborted', async () => {
    const { error } = await select().abortSignal(AbortSignal.abort())
    expect(error?.message).toMatch(/abort/i)
  })
})
