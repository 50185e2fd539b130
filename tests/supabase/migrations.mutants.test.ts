import type { PGlite, Transaction } from '@electric-sql/pglite'
import { beforeAll, expect, test } from 'vitest'
import type { Case } from './case.ts'
import { CASES, SEQUENCES } from './cases.ts'
import type { Mutant } from './mutants.ts'
import { MUTANTS, mutate } from './mutants.ts'
import { MIGRATIONS, providerDatabase } from './providerDatabase.ts'
import { RULES } from './rules.ts'
import { insertFixture, runOnDatabase } from './runOnDatabase.ts'

// Errors in the migrations that at least one case finds. All run on one database, because creating another takes longer
// than running the migrations again.

let database: PGlite
beforeAll(async () => {
  database = await providerDatabase('')
})

/** All cases, those first that are likely to find the error. */
function casesFor({ hints = [] }: Mutant): (readonly Case[])[] {
  const isLikely = ({ name }: { name: string }) =>
    hints.length > 0 && hints.every((hint) => name.includes(hint))
  const rules = [...RULES.filter(isLikely), { cases: SEQUENCES }, ...RULES.filter((rule) => !isLikely(rule))]
  return [...rules.map(({ cases }) => cases), CASES]
}

async function isFound(database: Transaction, mutant: Mutant): Promise<boolean> {
  for (const cases of casesFor(mutant)) {
    // A step before the operation may fail too.
    const outcomes = await runOnDatabase(database, cases).catch(() => [])
    if (cases.some(({ outcome }, place) => outcome !== outcomes[place])) return true
  }
  return false
}

test.each([
  ...MUTANTS.map((mutant) => ({ ...mutant, isError: true })),
  { name: 'nothing is changed', from: '', to: '', isError: false },
])('a case fails if $name: $isError', async ({ isError, ...mutant }) => {
  const migrations = mutate(MIGRATIONS, mutant)
  await database.transaction(async (transaction) => {
    await transaction.exec(migrations)
    await insertFixture(transaction)
    expect(await isFound(transaction, mutant)).toBe(isError)
    await transaction.rollback()
  })
})
