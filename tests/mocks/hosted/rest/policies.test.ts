import { expect, test } from 'vitest'
import { rest } from '../../../../mocks/hosted/rest/rest.ts'
import { CASES, nameOf } from '../../../supabase/cases.ts'
import { createProvider } from '../support/provider.ts'
import { runOnMock } from '../support/runOnMock.ts'

// Runs the cases of tests/supabase/migrations.policies.test.ts, so that the mock and the database behave alike.

test.each(CASES.map((one) => [nameOf(one), one] as const))('%s', async (_, one) => {
  const provider = await createProvider(rest)
  expect(await runOnMock(provider, one)).toBe(one.outcome)
})
