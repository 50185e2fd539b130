import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*achine.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'getStateNodeById' in value

const machines = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isMachine(value) ? [{ path, name, machine: value }] : [],
  ),
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
  expect(machines.length).toBeGreaterThan(25)
  const missing = machines.filter(({ path, name }) => {
    const source = pathTests(path)
    return !source.includes('testPaths(') || !source.includes(name)
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})

/** Machines that call neither the backend nor the provider, or only for the chat, whose live paths make their calls. */
const WITHOUT_CALLS = ['landingMachine', 'answersMachine']

// The live path tests themselves fail if an outcome that they list is not reached.
test('every machine that makes calls takes its paths with its live actors on the mock services', () => {
  const calling = machines.filter(
    ({ name, machine }) =>
      Object.keys(machine.implementations.actors).length > 0 && !WITHOUT_CALLS.includes(name),
  )
  expect(calling.length).toBeGreaterThan(20)
  const missing = calling.filter(({ path, name }) => {
    const tested = pathTests(path).split('testLivePaths(').slice(1)
    return !tested.some((call) => call.trimStart().startsWith(name))
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})
