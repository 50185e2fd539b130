import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Case } from './case.ts'
import { CASES, nameOf } from './cases.ts'
import type { Database, OpenDatabase } from './database.ts'
import { MUTANTS, type Mutant, mutate } from './mutants.ts'
import { MIGRATIONS, providerDatabase } from './providerDatabase.ts'
import { RULES } from './rules.ts'
import { insertFixture, runOnDatabase } from './runOnDatabase.ts'

// Errors in the migrations that at least one case finds. Without an error none fails (migrations.policies.test.ts).
// Changed migrations run on one database, because creating another takes longer than running them again. What follows the
// migrations needs only one run of them.

let database: OpenDatabase
let migrated: OpenDatabase
beforeAll(async () => {
  database = await providerDatabase('')
  migrated = await providerDatabase()
  await insertFixture(migrated)
})
afterAll(async () => {
  await database.close()
  await migrated.close()
})

/** All cases, those first that are likely to find the error. */
function casesFor({ hint }: Mutant): (readonly Case[])[] {
  const isLikely = (name: string) => name.includes(hint)
  const likely = RULES.filter(({ name }) => isLikely(name))
  const others = RULES.filter((rule) => !likely.includes(rule))
  return [
    ...likely.map(({ cases }) => cases),
    CASES.filter((one) => isLikely(nameOf(one))),
    ...others.map(({ cases }) => cases),
    CASES,
  ]
}

async function isFound(database: Database, mutant: Mutant): Promise<boolean> {
  for (const cases of casesFor(mutant)) {
    // A step before the operation may fail too.
    const outcomes = await runOnDatabase(database, cases).catch(() => [])
    if (cases.some(({ outcome }, place) => outcome !== outcomes[place])) return true
  }
  return false
}

test.each(MUTANTS)('a case fails if $name', async (mutant) => {
  const { changes, grant } = mutant
  await (changes === undefined ? migrated : database).transaction(async (transaction) => {
    if (changes !== undefined) {
      await transaction.exec(mutate(MIGRATIONS, changes))
      await insertFixture(transaction)
    }
    if (grant !== undefined) await transaction.exec(grant)
    expect(await isFound(transaction, mutant)).toBe(true)
    await transaction.rollback()
  })
})
