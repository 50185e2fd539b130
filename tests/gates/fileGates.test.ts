import { expect, test } from 'vitest'
import { operationGate, routeGate } from '../../.storybook/fileGates.ts'

const itemsOf = ({ missing }: ReturnType<typeof routeGate>) => missing.map(({ item }) => item)

test('a route counts as visited with a query, not as a part of a longer path', () => {
  const journey =
    "await page.goto('/setup?token=1'); await page.goto('/demo-login'); await page.goto(`/chat`)"
  const gate = routeGate(['/', '/setup', '/demo', '/chat'], [journey])
  expect(gate.total).toBe(4)
  expect(itemsOf(gate)).toEqual(['/', '/demo'])
  expect(gate.missing[0]?.todo).toBe('Visit "/" in a journey in tests/e2e.')
})

test('an operation counts as tested if a test names its method and path', () => {
  const tests = ["contractFetch(backend, 'get /users/{id}')", '// post /chat/new']
  expect(itemsOf(operationGate(['get /users/{id}', 'get /users/', 'post /chat/new'], tests))).toEqual([
    'get /users/',
    'post /chat/new',
  ])
})
