import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EFFECTS_WITHOUT_VALUE, type Effect, type Fault } from '../../../mocks/faults/fault.ts'
import { formatFault } from '../../../mocks/faults/formatFault.ts'
import { parseFault } from '../../../mocks/faults/parseFault.ts'
import { SCENARIO_NAMES, SCENARIOS } from '../../../mocks/faults/scenarios.ts'
import { TARGETS } from '../../../mocks/faults/targets.ts'

const effects: fc.Arbitrary<Effect> = fc.oneof(
  fc
    .tuple(fc.nat(600_000), fc.nat(600_000))
    .map(([a, b]): Effect => ({ type: 'latency', minMs: Math.min(a, b), maxMs: Math.max(a, b) })),
  fc.nat(600_000).map((ms): Effect => ({ type: 'slow-body', ms })),
  fc.integer({ min: 400, max: 599 }).map((status): Effect => ({ type: 'status', status })),
  fc.nat(86_400).map((seconds): Effect => ({ type: 'retry-after', seconds })),
  fc.constantFrom(...EFFECTS_WITHOUT_VALUE).map((type): Effect => ({ type })),
)

const faults: fc.Arbitrary<Fault> = fc.record(
  {
    target: fc.constantFrom(...TARGETS),
    effect: effects,
    probability: fc.double({ min: 0, max: 1, minExcluded: true, noNaN: true }),
  },
  { requiredKeys: ['target', 'effect'] },
)

test('every fault is equal to the fault parsed from its text form', () => {
  fc.assert(fc.property(faults, (fault) => void expect(parseFault(formatFault(fault))).toEqual([fault])))
})

test.each(SCENARIO_NAMES)('the scenario "%s" is parsed to its faults', (name) => {
  const faults = parseFault(name)
  expect(faults.map(formatFault)).toEqual(SCENARIOS[name].faults)
  expect(SCENARIOS[name].description).toMatch(/\.$/)
})

test('parseFault names all targets if the target is unknown', () => {
  const message = messageFor('askQuestions:network')
  expect(message).toMatch(/^There is no target "askQuestions"\. Targets: .*\.$/)
  for (const target of TARGETS) expect(message).toContain(target)
})

test.each(['api:teapot', 'api:', 'api:network=1', 'api:slow-body=1-2', 'api:latency', 'api:latency=-5'])(
  'parseFault names all effects in the error for "%s"',
  (text) => {
    const message = messageFor(text)
    expect(message).toMatch(/^There is no effect "[^"]*"\. Effects: .*\.$/)
    const valued = ['latency=', 'slow-body=', 'status=', 'retry-after=']
    for (const effect of [...valued, ...EFFECTS_WITHOUT_VALUE]) expect(message).toContain(effect)
  },
)

test.each(['', 'backend', 'backend-dow'])('parseFault names all scenarios in the error for "%s"', (text) => {
  const message = messageFor(text)
  for (const name of SCENARIO_NAMES) expect(message).toContain(name)
  expect(message).toContain('TARGET:EFFECT')
})

test.each([
  ['api:status=200', 'The status must be from 400 to 599, not 200.'],
  ['api:latency=600001', 'The milliseconds of latency must be from 0 to 600000, not 600001.'],
  ['api:retry-after=86401', 'The seconds of retry-after must be from 0 to 86400, not 86401.'],
  ['api:network@0', 'The probability "0" is not a number above 0 and at most 1, such as 0.2.'],
  ['api:network@1.5', 'The probability "1.5" is not a number above 0 and at most 1, such as 0.2.'],
])('parseFault says which value is valid instead of "%s"', (text, message) => {
  expect(messageFor(text)).toBe(message)
})

function messageFor(text: string): string {
  try {
    parseFault(text)
  } catch (error) {
    if (error instanceof Error && error.name === 'FaultError') return error.message
    throw error
  }
  throw new Error(`"${text}" is valid.`)
}

test('the docs list every scenario and every effect', () => {
  const docs = readFileSync(new URL('../../../docs/mock-backend.md', import.meta.url), 'utf8')
  const cells = [...docs.matchAll(/^\| `([\w-]+)(?:=\d+)?` +\|/gm)].map(([, name]) => name)
  const valued: Effect['type'][] = ['latency', 'slow-body', 'status', 'retry-after']
  expect(cells.toSorted()).toEqual(
    expect.arrayContaining([...SCENARIO_NAMES, ...valued, ...EFFECTS_WITHOUT_VALUE]),
  )
})
