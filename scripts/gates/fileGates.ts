import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { PATHS } from '../../src/domain/paths.ts'
import { FLOWS } from '../../stories/flow-pages/flows.ts'
import type { Gate } from '../../stories/quality/gate.ts'

const METHODS = ['get', 'put', 'post', 'patch', 'delete']

/** @param texts - the texts of all journeys */
export function routeGate(routes: readonly string[], texts: readonly string[]): Gate {
  // A route in quotes, also with a query or hash.
  const isVisited = (route: string) => texts.some((text) => new RegExp(`['"\`]${route}['"\`?#]`).test(text))
  return {
    name: 'Routes',
    rule: 'Every route is visited by a journey, in tests/e2e or stories/journeys.',
    total: routes.length,
    missing: routes
      .filter((route) => !isVisited(route))
      .map((route) => ({ item: route, todo: `Visit "${route}" in a journey in tests/e2e.` })),
  }
}

/** @param texts - the texts of all tests that compare requests and responses with the contract */
export function operationGate(operations: readonly string[], texts: readonly string[]): Gate {
  const isTested = (operation: string) => texts.some((text) => text.includes(`'${operation}'`))
  return {
    name: 'Operations',
    rule: 'Every operation of the contract is called by name in a test that compares its responses with the contract.',
    total: operations.length,
    missing: operations
      .filter((operation) => !isTested(operation))
      .map((operation) => ({
        item: operation,
        todo: `Call '${operation}' in tests/mocks/api with contractFetch or a client of testBackend.`,
      })),
  }
}

/** @param texts - the texts of all MDX pages */
export function flowPageGate(flows: readonly string[], texts: readonly string[]): Gate {
  const hasPage = (flow: string) => texts.some((text) => text.includes(`<FlowPage flow="${flow}"`))
  return {
    name: 'Flows',
    rule: 'Every flow has a page with its statechart and its states.',
    total: flows.length,
    missing: flows
      .filter((flow) => !hasPage(flow))
      .map((flow) => ({
        item: flow,
        todo: `Add an MDX page with <FlowPage flow="${flow}"> beside the stories of the flow.`,
      })),
  }
}

/** The gates that read files instead of running code. */
export function fileGates(root: string): Gate[] {
  const textsOf = (...patterns: string[]) =>
    globSync(patterns, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const contract: { paths: Record<string, object> } = parse(
    readFileSync(join(root, 'openapi/api.v1.yaml'), 'utf8'),
  )
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => `${method} ${path}`),
  )
  return [
    routeGate(Object.values(PATHS), textsOf('tests/e2e/*.ts', 'stories/journeys/**/*.{ts,tsx}')),
    operationGate(operations, textsOf('tests/mocks/**/*.test.ts')),
    flowPageGate(Object.keys(FLOWS), textsOf('stories/**/*.mdx')),
  ]
}
