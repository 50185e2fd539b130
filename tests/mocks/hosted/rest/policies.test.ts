import { expect, test } from 'vitest'
import { rest } from '../../../../mocks/hosted/rest/rest.ts'
import { type Case, callerName, type Outcome } from '../../../supabase/case.ts'
import { CASES, nameOf } from '../../../supabase/cases.ts'
import { RULES } from '../../../supabase/rules.ts'
import { createProvider } from '../support/provider.ts'
import { runOnMock } from '../support/runOnMock.ts'

// Runs the cases of tests/supabase/migrations.policies.test.ts, so that the mock and the database behave alike.

async function outcomeOf(one: Case): Promise<Outcome> {
  return runOnMock(await createProvider(rest), one)
}

test.each(RULES)('$name', async ({ cases }) => {
  const outcomes = await Promise.all(cases.map(outcomeOf))
  const named = cases.map(({ caller }, place) => [callerName(caller), outcomes[place]])
  expect(named).toEqual(cases.map(({ caller, outcome }) => [callerName(caller), outcome]))
})

test.each(CASES.map((one) => [nameOf(one), one] as const))('%s', async (_, one) => {
  expect(await outcomeOf(one)).toBe(one.outcome)
})
