import type { PGlite } from '@electric-sql/pglite'
import { beforeAll, describe, expect, test } from 'vitest'
import { CASES, nameOf } from './cases.ts'
import { MUTANTS } from './mutants.ts'
import { MIGRATIONS, providerDatabase } from './providerDatabase.ts'
import { insertFixture, runOnDatabase } from './runOnDatabase.ts'

async function databaseWithFixture(migrations: string): Promise<PGlite> {
  const database = await providerDatabase(migrations)
  await insertFixture(database)
  return database
}

/** Whether any case has an unexpected outcome. */
async function anyCaseFails(database: PGlite): Promise<boolean> {
  for (const one of CASES) if ((await runOnDatabase(database, one)) !== one.outcome) return true
  return false
}

describe('permissions on the tables', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await databaseWithFixture(MIGRATIONS)
  })
  test.each(CASES.map((one) => [nameOf(one), one] as const))('%s', async (_, one) => {
    expect(await runOnDatabase(database, one)).toBe(one.outcome)
  })
})

test.each(MUTANTS)('at least one case fails if $name', async ({ from, to }) => {
  expect(MIGRATIONS).toContain(from)
  const database = await databaseWithFixture(MIGRATIONS.replace(from, to))
  expect(await anyCaseFails(database)).toBe(true)
})
