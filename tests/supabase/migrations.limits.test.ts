import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, WORLDS, type World } from './limitWorlds.ts'
import { setCaller } from './runOnDatabase.ts'

// The limit of one sender is also in senders.ts, with the policies.

const SENDER = '203.0.113.7'
const ACCEPTED = { status: 201, retryAfter: null }

describe.each(WORLDS)('the limits of applications in %s', (_, createWorld) => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })

  test('a refused application gets the status 429 and the seconds until the end of the hour', async () => {
    expect(await world.apply({ address: SENDER, count: 20 })).toEqual(ACCEPTED)
    const { status, retryAfter } = await world.apply({ address: SENDER })
    expect(status).toBe(429)
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(3600)
  })

  test('a refused request does not count', async () => {
    expect((await world.apply({ address: SENDER, count: 21 })).status).toBe(429)
    expect(await world.apply({ address: SENDER, count: 20 })).toEqual(ACCEPTED)
  })

  test('a sender may submit applications again in the next hour', async () => {
    await world.apply({ address: SENDER, count: 20 })
    await world.waitAnHour()
    expect(await world.apply({ address: SENDER, count: 20 })).toEqual(ACCEPTED)
  })

  test('all senders together may submit 500 applications within an hour', async () => {
    expect(await world.apply({ count: 490 })).toEqual(ACCEPTED)
    expect(await world.apply({ address: SENDER, count: 10 })).toEqual(ACCEPTED)
    expect((await world.apply({})).status).toBe(429)
    expect((await world.apply({ address: '203.0.113.8' })).status).toBe(429)
    await world.waitAnHour()
    expect(await world.apply({})).toEqual(ACCEPTED)
  })

  test('the first 20 of 30 concurrent applications of one sender are accepted', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => world.apply({ address: SENDER })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  })
})

test('an application removes the counts of earlier hours', async () => {
  const database = await emptyDatabase()
  await database.exec(
    `insert into private.application_counts
       select '10.0.0.0'::inet + place, date_trunc('hour', now()) - interval '1 hour', 1
       from generate_series(1, 100) as place`,
  )
  await database.transaction(async (transaction) => {
    await setCaller(transaction, { address: SENDER }, 'insert')
    await transaction.exec(
      `insert into waitlist_submissions (first_name, last_name, email, interest)
         values ('Noor', 'Haddad', 'noor@lab.example', '{"role":"researcher"}')`,
    )
  })
  const { rows } = await database.query(
    'select sender::text, count from private.application_counts order by 1',
  )
  expect(rows).toEqual([
    { sender: '0.0.0.0/0', count: 1 },
    { sender: `${SENDER}/32`, count: 1 },
  ])
})

test.each(['anon', 'authenticated', 'service_role'])(
  '%s can neither read nor change the counts',
  async (role) => {
    const database = await emptyDatabase()
    const run = (sql: string) =>
      database.transaction(async (transaction) => {
        await transaction.exec(`set local role ${role}`)
        await transaction.exec(sql)
      })
    for (const sql of [
      'select * from private.application_counts',
      'delete from private.application_counts',
      "select private.count_application_of('10.0.0.1', now())",
    ])
      await expect(run(sql)).rejects.toMatchObject({ code: '42501' })
  },
)

/** What everyone may call. An addition needs a limit, and a line in the table of supabase/README.md. */
test('an anonymous request can only insert applications and read the rows of its setup link', async () => {
  const database = await emptyDatabase()
  const { rows: grants } = await database.query(
    `select distinct privilege_type || ' ' || table_name as grant from information_schema.column_privileges
       where table_schema = 'public' and grantee in ('anon', 'PUBLIC') order by 1`,
  )
  expect(grants.map((row) => Object(row).grant)).toEqual([
    'INSERT waitlist_submissions',
    'SELECT approved_users',
    'SELECT magic_links',
    'SELECT waitlist_submissions',
  ])
  const { rows: functions } = await database.query(
    "select proname from pg_proc where pronamespace = 'public'::regnamespace",
  )
  expect(functions).toEqual([])
})
