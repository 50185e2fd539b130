import { afterAll, beforeAll, expect, test } from 'vitest'
import { rest } from '../../../../mocks/hosted/rest/rest.ts'
import type { OpenDatabase } from '../../../supabase/database.ts'
import { APPLICATIONS } from '../../../supabase/fixture.ts'
import { providerDatabase } from '../../../supabase/providerDatabase.ts'
import { insertFixture, setCaller } from '../../../supabase/runOnDatabase.ts'
import { createProvider, type Provider } from '../support/provider.ts'
import { READ_CASES } from './readCases.ts'

// Reads of the mock, compared with a PostgreSQL database with the same rows.

/** Changes of the fixture's applications, so that their columns differ. */
const CHANGES = {
  pending: { created_at: '2026-01-01T22:30:00.000Z' },
  rejected: { created_at: '2026-01-01T10:00:00.500Z', admin_notes: 'Good' },
  unused: { created_at: '2026-01-02T08:15:30.250Z', admin_notes: 'Bad' },
  used: { created_at: '2026-01-03T08:15:30.000Z' },
  expired: { created_at: '2026-01-04T00:00:00.000Z' },
} as const satisfies Record<keyof typeof APPLICATIONS, object>

let database: OpenDatabase
let provider: Provider
let token: string

beforeAll(async () => {
  database = await providerDatabase()
  await insertFixture(database)
  provider = await createProvider(rest)
  token = await provider.tokenOf('admin')
  for (const name of Object.keys(CHANGES) as (keyof typeof CHANGES)[]) {
    const { id } = APPLICATIONS[name]
    const change: { created_at: string; admin_notes?: string } = CHANGES[name]
    await provider.db.waitlistSubmissions.update(id, change)
    await database.query('update waitlist_submissions set created_at = $2, admin_notes = $3 where id = $1', [
      id,
      change.created_at,
      change.admin_notes ?? null,
    ])
  }
})
afterAll(() => database.close())

/** The rows of a statement as PostgREST returns them, or the database's error. */
async function onDatabase(sql: string): Promise<unknown> {
  try {
    return await database.transaction(async (transaction) => {
      await setCaller(transaction, { user: 'admin' }, 'select')
      const { rows } = await transaction.query<{ rows: unknown }>(
        `select coalesce(json_agg(t), '[]') as rows from (${sql}) t`,
      )
      return rows[0]?.rows
    })
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return { code, message }
  }
}

async function onMock(path: string): Promise<unknown> {
  const response = await provider.ask(`/rest/v1/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  const body = await response.json()
  if (response.ok) return body
  const { code, message } = body
  return { code, message }
}

test.each(READ_CASES)('%s gets the same answer from the mock and from the database', async (path, sql) => {
  expect(await onMock(path)).toEqual(await onDatabase(sql))
})

test('the compared reads return rows in most cases and errors of several codes in the others', async () => {
  const answers = await Promise.all(READ_CASES.map(([path]) => onMock(path)))
  const withRows = answers.filter((answer) => Array.isArray(answer) && answer.length > 0)
  const codes = new Set(answers.flatMap((answer) => (Array.isArray(answer) ? [] : [Object(answer).code])))
  expect(withRows.length).toBeGreaterThan(READ_CASES.length / 2)
  expect([...codes].toSorted()).toEqual(['22007', '22P02', '42703'])
})
