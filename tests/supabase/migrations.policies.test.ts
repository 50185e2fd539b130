import type { PGlite } from '@electric-sql/pglite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askDatabase, fill } from './askDatabase.ts'
import { CASES, nameOf } from './cases.ts'
import { MUTANTS } from './mutants.ts'
import { MIGRATIONS, providerDatabase } from './providerDatabase.ts'

async function filled(migrations: string): Promise<PGlite> {
  const database = await providerDatabase(migrations)
  await fill(database)
  return database
}

/** Whether any case has an unexpected outcome. */
async function isNoticed(database: PGlite): Promise<boolean> {
  for (const one of CASES) if ((await askDatabase(database, one)) !== one.gives) return true
  return false
}

describe('permissions on the tables', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await filled(MIGRATIONS)
  })
  test.each(CASES.map((one) => [nameOf(one), one] as const))('%s', async (_, one) => {
    expect(await askDatabase(database, one)).toBe(one.gives)
  })
})

test.each(MUTANTS)('at least one case fails if $name', async ({ from, to }) => {
  expect(MIGRATIONS).toContain(from)
  const database = await filled(MIGRATIONS.replace(from, to))
  expect(await isNoticed(database)).toBe(true)
})
