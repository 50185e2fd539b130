import { beforeEach, expect, test } from 'vitest'
import { rest } from '../../../../mocks/hosted/rest/rest.ts'
import { APPLICATIONS, APPLICANT as noor, SETUPS, USERS } from '../../../supabase/fixture.ts'
import { type Client, createProvider, type Provider } from '../support/provider.ts'

let provider: Provider
let admin: Client
let anonymous: Client
beforeEach(async () => {
  provider = await createProvider(rest)
  admin = await provider.clientOf('admin')
  anonymous = await provider.clientOf()
})

const otto = { ...noor, first_name: 'Otto', email: 'otto@lab.example' }
const names = () => provider.db.waitlistSubmissions.list().map(({ first_name }) => first_name)
const stored = (name: keyof typeof APPLICATIONS) => provider.db.waitlistSubmissions.get(APPLICATIONS[name].id)

test('a new application is pending, has the current time and causes no email', async () => {
  const { data, error, status } = await anonymous.from('waitlist_submissions').insert(noor)
  expect({ data, error, status }).toEqual({ data: null, error: null, status: 201 })
  expect(provider.db.waitlistSubmissions.find('email', noor.email)).toEqual({
    ...noor,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    status: 'pending',
    admin_notes: null,
    reviewed_by: null,
    reviewed_at: null,
    last_login_at: null,
    emailed_at: null,
    notified_at: null,
    owner_id: null,
    cleanup_incomplete: false,
    created_at: new Date(provider.clock.now()).toISOString(),
  })
})

test.each([
  ['every column', '*', 'permission denied for table waitlist_submissions'],
  ['the id', 'id', 'new row violates row-level security policy for table "waitlist_submissions"'],
])('an insert that requests %s is refused for an applicant', async (_, columns, message) => {
  const { error, status } = await anonymous.from('waitlist_submissions').insert(noor).select(columns)
  expect(status).toBe(401)
  expect(error).toEqual({ code: '42501', message, details: null, hint: null })
  expect(names()).not.toContain('Noor')
})

test('an insert of several rows stores all or none', async () => {
  const both = await anonymous.from('waitlist_submissions').insert([noor, otto], { count: 'exact' })
  expect(both).toMatchObject({ status: 201, count: 2 })
  const { error, status } = await anonymous
    .from('waitlist_submissions')
    .insert([{ ...noor, email: 'nell@lab.example', first_name: 'Nell' }, otto])
  expect(status).toBe(409)
  expect(error).toMatchObject({ code: '23505' })
  expect(names()).not.toContain('Nell')
})

test('one of two concurrent inserts with the same email in another case is refused', async () => {
  const answers = await Promise.all([
    anonymous.from('waitlist_submissions').insert(noor),
    anonymous.from('waitlist_submissions').insert({ ...noor, email: 'NOOR@lab.example' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 409])
  expect(answers[1].error).toEqual({
    code: '23505',
    message: 'duplicate key value violates unique constraint "waitlist_submissions_email_key"',
    details: null,
    hint: null,
  })
})

test.each([
  [{ first_name: '  ' }, '23514', 'waitlist_submissions_first_name_given'],
  [{ email: 'noor' }, '23514', 'waitlist_submissions_email_shaped'],
  [{ interest: 'curious' }, '23514', 'waitlist_submissions_interest_known'],
  [{ last_name: null as unknown as string }, '23502', 'null value in column "last_name"'],
])('an insert with %o is refused', async (wrong, code, words) => {
  const { error, status } = await anonymous.from('waitlist_submissions').insert({ ...noor, ...wrong })
  expect(status).toBe(400)
  expect(error).toMatchObject({ code, message: expect.stringContaining(words) })
})

test('an insert with an unknown column is refused', async () => {
  const { error, status } = await anonymous
    .from('waitlist_submissions')
    .insert({ ...noor, age: '7' } as typeof noor)
  expect(status).toBe(400)
  expect(error).toMatchObject({
    code: 'PGRST204',
    message: "Could not find the 'age' column of 'waitlist_submissions' in the schema cache",
  })
})

test.each(['{"first_name":', '7', '[7]', ''])('an insert with the body %j is refused', async (body) => {
  const response = await provider.ask('/rest/v1/waitlist_submissions', { method: 'POST', body })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    code: 'PGRST102',
    message: 'Empty or invalid json',
    details: null,
    hint: null,
  })
})

test('an admin can review an application', async () => {
  const { data, error, status } = await admin
    .from('admin_applications')
    .update({ status: 'approved', admin_notes: 'Good' })
    .eq('id', APPLICATIONS.pending.id)
    .select('status,reviewed_by')
  expect(error).toBeNull()
  expect(status).toBe(200)
  expect(data).toEqual([{ status: 'approved', reviewed_by: USERS.admin.id }])
  const reviewed_at = new Date(provider.clock.now()).toISOString()
  expect(stored('pending')).toMatchObject({ status: 'approved', admin_notes: 'Good', reviewed_at })
})

test('an update returns no rows unless requested', async () => {
  const { data, count, status } = await admin
    .from('admin_applications')
    .update({ status: 'rejected' }, { count: 'exact' })
    .in('status', ['pending', 'approved'])
  expect({ data, count, status }).toEqual({ data: null, count: 3, status: 204 })
})

test('an update of a single missing row changes nothing and gets 406', async () => {
  const { error, status } = await admin
    .from('admin_applications')
    .update({ status: 'rejected' })
    .eq('status', 'approved')
    .select('id')
    .single()
  expect(status).toBe(406)
  expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' })
  expect(stored('unused')?.status).toBe('approved')
})

test.each([
  [{ status: 'promoted' }, 400, '23514', 'waitlist_submissions_status_known'],
  [{ status: null as unknown as string }, 400, '23502', 'null value in column "status"'],
  [{ reviewed_at: 'soon' }, 400, '22007', 'invalid input syntax'],
  [{ admin_notes: 'a\u0000b' }, 400, '22P05', 'unsupported Unicode escape sequence'],
  [{ admin_notes: 'n'.repeat(2001) }, 400, '23514', 'waitlist_submissions_notes_short'],
])('an admin cannot write %o', async (values, status, code, words) => {
  const answer = await admin.from('admin_applications').update(values).eq('id', APPLICATIONS.pending.id)
  expect(answer.status).toBe(status)
  expect(answer.error).toMatchObject({ code, message: expect.stringContaining(words) })
  expect(stored('pending')?.status).toBe('pending')
})

test('an update without a filter is refused', async () => {
  const { error, status } = await admin.from('admin_applications').update({ status: 'rejected' })
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: '21000', message: 'UPDATE requires a WHERE clause' })
})

test('an owner is told which change of the status is not allowed', async () => {
  await provider.db.waitlistSubmissions.update(APPLICATIONS.unused.id, { owner_id: USERS.una.id })
  const una = await provider.clientOf('una')
  const { error, status } = await una
    .from('waitlist_submissions')
    .update({ status: 'active' })
    .eq('id', APPLICATIONS.unused.id)
  expect(status).toBe(403)
  expect(error).toMatchObject({
    code: '42501',
    message: 'An application cannot go from approved to active',
  })
})

test('an admin may clear the time of the last login and not set it', async () => {
  const change = (last_login_at: string | null) =>
    admin.from('admin_applications').update({ last_login_at }).eq('id', APPLICATIONS.used.id)
  const { error, status } = await change('2026-11-21T10:00:00Z')
  expect(status).toBe(403)
  expect(error).toMatchObject({ code: '42501', message: 'Only the database may set last_login_at' })
  expect((await change(null)).status).toBe(204)
})

test('deleting an approved user deletes its magic link', async () => {
  const { count, error, status } = await admin
    .from('approved_users')
    .delete({ count: 'exact' })
    .eq('waitlist_submission_id', APPLICATIONS.used.id)
  expect({ count, error, status }).toEqual({ count: 1, error: null, status: 204 })
  expect(provider.db.approvedUsers.get(SETUPS.used.id)).toBeUndefined()
  expect(provider.db.magicLinks.find('approvedUser', SETUPS.used.id)).toBeUndefined()
  expect(provider.db.approvedUsers.count()).toBe(2)
})

test('a delete returns the deleted rows on request', async () => {
  const { data, status } = await admin.from('approved_users').delete().eq('id', SETUPS.used.id).select('id')
  expect({ data, status }).toEqual({ data: [{ id: SETUPS.used.id }], status: 200 })
})
