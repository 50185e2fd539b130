import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*achine.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'getStateNodeById' in value

const machines = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isMachine(value) ? [{ path, name }] : [])),
)

/** The path tests of a machine's file; empty if there are none. */
function pathTests(path: string): string {
  const file = path.replace('../../', '../').replace('.ts', '.paths.test.ts')
  try {
    return readFileSync(new URL(file, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

// The path tests themselves fail for a transition that they do not take.
test('every machine has path tests', () => {
  expect(machines.length).toBeGreaterThan(30)
  const missing = machines.filter(({ path, name }) => {
    const source = pathTests(path)
    return !source.includes('testPaths(') || !source.includes(name)
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})
