import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { contractOperations } from '../scripts/contract/schemas.ts'
import { PATHS } from '../src/domain/paths.ts'
import type { Gate } from '../stories/quality/gate.ts'

/** Puts the results of the gates that read files into their module. They are read when the page is opened. */
export function fileGatesPlugin(): Plugin {
  return {
    name: 'engram-file-gates',
    enforce: 'pre',
    load: {
      filter: { id: /quality\/fileGateResults\.ts$/ },
      handler: () => `export const FILE_GATES = ${JSON.stringify(fileGates(`${import.meta.dirname}/..`))}`,
    },
  }
}

/** A rule for each of some items, with the items that break it and what to do about each. */
function gateOf(
  name: string,
  rule: string,
  items: readonly string[],
  isFulfilled: (item: string) => boolean,
  todoOf: (item: string) => string,
): Gate {
  const missing = items.filter((item) => !isFulfilled(item)).map((item) => ({ item, todo: todoOf(item) }))
  return { name, rule, total: items.length, missing }
}

/** @param texts - the texts of all journeys */
export const routeGate = (routes: readonly string[], texts: readonly string[]) =>
  gateOf(
    'Routes',
    'Every route is visited by a journey, in tests/e2e or stories/journeys.',
    routes,
    // A route in quotes, also with a query or hash.
    (route) => texts.some((text) => new RegExp(`['"\`]${route}['"\`?#]`).test(text)),
    (route) => `Visit "${route}" in a journey in tests/e2e.`,
  )

/** @param texts - the texts of all tests that compare requests and responses with the contract */
export const operationGate = (operations: readonly string[], texts: readonly string[]) =>
  gateOf(
    'Operations',
    'Every operation of the contract is called by name in a test that compares its responses with the contract.',
    operations,
    (operation) => texts.some((text) => text.includes(`'${operation}'`)),
    (operation) => `Call '${operation}' in tests/mocks/api with contractFetch or a client of testBackend.`,
  )

/** The gates that read files instead of running code. */
export function fileGates(root: string): Gate[] {
  const textsOf = (...patterns: string[]) =>
    globSync(patterns, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const operations = contractOperations().map(({ method, path }) => `${method} ${path}`)
  return [
    routeGate(Object.values(PATHS), textsOf('tests/e2e/*.ts', 'stories/journeys/**/*.{ts,tsx}')),
    operationGate(operations, textsOf('tests/mocks/**/*.test.ts')),
  ]
}
