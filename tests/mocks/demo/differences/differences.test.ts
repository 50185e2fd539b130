import { expect, test } from 'vitest'
import docs from '../../../../docs/mock-backend.md?raw'
import { DIFFERENCES } from '../../../../mocks/demo/differences/differences.ts'

/** The topics of the tables "The backend" and "The hosted provider". */
const documented = [...docs.matchAll(/^\| ([^|]+?) +\|[^|]+\|[^|]+\|$/gm)]
  .map((match) => match[1])
  .filter((topic) => topic !== 'topic' && !topic?.startsWith('--'))

test('the demo names every documented difference once', () => {
  const named = DIFFERENCES.flatMap(({ topics }) => topics)
  expect(documented.length).toBeGreaterThan(10)
  expect([...named].sort()).toEqual([...documented].sort())
})
