import { afterAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Caller } from './case.ts'
import type { Transaction } from './database.ts'
import { APPLICANT, APPLICATIONS, USERS } from './fixture.ts'
import { providerDatabase } from './providerDatabase.ts'
import { insertFixture, setCaller } from './runOnDatabase.ts'

// Requests at the same time. PGlite runs one after the other; a PostgreSQL server runs them in parallel, and the second
// waits for the row that the first has written.
const isParallel = Boolean(process.env.ENGRAM_POSTGRES_URL)

const shared = providerDatabase()
afterAll(async () => (await shared).close())

beforeEach(async () => {
  const database = await shared
  await database.exec('truncate auth.users, public.waitlist_submissions, public.admin_users cascade')
  await insertFixture(database)
})

/** Runs statements of two callers at the same time and returns the number of their rows or the code of the error. */
async function runBoth(one: [Caller, string], other: [Caller, string]): Promise<(number | string)[]> {
  const database = await shared
  let isFirst = true
  const run = ([caller, sql]: [Caller, string]) =>
    database
      .transaction(async (transaction: Transaction) => {
        await setCaller(transaction, caller, 'update')
        const { rows } = await transaction.query(sql)
        if (isParallel && isFirst) {
          isFirst = false
          await eventually(async () => {
            const { rows: waiting } = await database.query('select pid from pg_locks where not granted')
            expect(waiting).not.toEqual([])
          })
        }
        return rows.length
      })
      .catch((error: unknown) => String(Object(error).code))
  return Promise.all([run(one), run(other)])
}

test('a link that two accounts claim at the same time has one owner', async () => {
  const claim = (user: 'una' | 'other'): [Caller, string] => [
    { user, token: 'unused' },
    `update waitlist_submissions set owner_id = '${USERS[user].id}' where id = '${APPLICATIONS.unused.id}' returning id`,
  ]
  const [una, other] = await runBoth(claim('una'), claim('other'))
  expect([una, other].filter((outcome) => outcome === 1)).toHaveLength(1)
  const { rows } = await (await shared).query(
    `select owner_id from waitlist_submissions where id = '${APPLICATIONS.unused.id}'`,
  )
  expect(rows).toEqual([{ owner_id: una === 1 ? USERS.una.id : USERS.other.id }])
})

test('an application that is submitted twice at the same time is stored once', async () => {
  const apply: [Caller, string] = [
    {},
    `insert into waitlist_submissions (first_name, last_name, email, interest)
       values ('${APPLICANT.first_name}', '${APPLICANT.last_name}', '${APPLICANT.email}', '${APPLICANT.interest}')`,
  ]
  const outcomes = await runBoth(apply, apply)
  expect(outcomes.toSorted()).toEqual([0, '23505'])
  const { rows } = await (await shared).query(
    `select id from waitlist_submissions where email = '${APPLICANT.email}'`,
  )
  expect(rows).toHaveLength(1)
})

test('an application that is approved and rejected at the same time has one status and both steps', async () => {
  const review = (status: string): [Caller, string] => [
    { user: 'admin' },
    `update admin_applications set status = '${status}' where id = '${APPLICATIONS.pending.id}' returning id`,
  ]
  expect(await runBoth(review('approved'), review('rejected'))).toEqual([1, 1])
  const { rows } = await (await shared).query<{ kind: string; status: string }>(
    `select kind, status from submission_events join waitlist_submissions
       on waitlist_submissions.id = waitlist_submission_id
     where waitlist_submissions.id = '${APPLICATIONS.pending.id}' and kind <> 'submitted'`,
  )
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['approved', 'rejected'])
  expect(new Set(rows.map(({ status }) => status)).size).toBe(1)
})
