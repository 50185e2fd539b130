import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerName } from './case.ts'
import { CASES, nameOf } from './cases.ts'
import type { OpenDatabase } from './database.ts'
import { providerDatabase } from './providerDatabase.ts'
import { RULES } from './rules.ts'
import { insertFixture, runOnDatabase } from './runOnDatabase.ts'

describe('permissions on the tables', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await providerDatabase()
    await insertFixture(database)
  })
  afterAll(() => database.close())

  test.each(RULES)('$name', async ({ cases }) => {
    const outcomes = await runOnDatabase(database, cases)
    const named = cases.map(({ caller }, place) => [callerName(caller), outcomes[place]])
    expect(named).toEqual(cases.map(({ caller, outcome }) => [callerName(caller), outcome]))
  })

  test.each(CASES.map((one) => [nameOf(one), one] as const))('%s', async (_, one) => {
    expect(await runOnDatabase(database, [one])).toEqual([one.outcome])
  })
})
