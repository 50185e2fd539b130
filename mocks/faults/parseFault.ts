import type { Effect, Fault } from './fault.ts'
import { EFFECTS_WITHOUT_VALUE, FaultError } from './fault.ts'
import { isScenarioName, SCENARIO_NAMES, SCENARIOS } from './scenarios.ts'
import type { Target } from './targets.ts'
import { isTarget, TARGETS } from './targets.ts'

/** The longest time of a fault. */
const MAX_MS = 600_000
const MAX_SECONDS = 86_400

/** How effects are written, for error messages. */
const EFFECT_FORMS = [
  'latency=500',
  'latency=300-900',
  'slow-body=2000',
  'status=503',
  'retry-after=5',
  ...EFFECTS_WITHOUT_VALUE,
].join(', ')

/**
 * The faults of a text: the name of a scenario, 'backend-down', or one fault in its text form, 'askQuestion:status=503'
 * or 'api:latency=300-900@0.2'.
 *
 * @throws FaultError
 */
export function parseFault(text: string): Fault[] {
  if (isScenarioName(text)) return SCENARIOS[text].faults.map(parseOne)
  if (text.includes(':')) return [parseOne(text)]
  throw new FaultError(
    `There is no scenario "${text}". Scenarios: ${SCENARIO_NAMES.join(', ')}. A single fault is written TARGET:EFFECT, for example askQuestion:status=503.`,
  )
}

/** Whether a text is a scenario or a fault. One that was stored may no longer exist. */
export function isFault(text: string): boolean {
  try {
    parseFault(text)
    return true
  } catch (error) {
    if (error instanceof FaultError) return false
    throw error
  }
}

function parseOne(text: string): Fault {
  const [, target = '', effect = '', probability] = /^([^:]*):([^@]*)(?:@(.*))?$/s.exec(text) ?? []
  const fault = { target: parseTarget(target), effect: parseEffect(effect) }
  return probability === undefined ? fault : { ...fault, probability: parseProbability(probability) }
}

function parseTarget(text: string): Target {
  if (isTarget(text)) return text
  throw new FaultError(`There is no target "${text}". Targets: ${TARGETS.join(', ')}.`)
}

function parseEffect(text: string): Effect {
  const withoutValue = EFFECTS_WITHOUT_VALUE.find((type) => type === text)
  if (withoutValue !== undefined) return { type: withoutValue }
  const [, type, first, second] = /^([\w-]+)=(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? []
  const value = Number(first)
  if (type === 'latency') return latency(value, Number(second ?? first))
  if (second === undefined) {
    if (type === 'slow-body') return { type, ms: checked(value, 0, MAX_MS, 'milliseconds of slow-body') }
    if (type === 'status') return { type, status: checked(value, 400, 599, 'status') }
    if (type === 'retry-after')
      return { type, seconds: checked(value, 0, MAX_SECONDS, 'seconds of retry-after') }
  }
  throw new FaultError(`There is no effect "${text}". Effects: ${EFFECT_FORMS}.`)
}

function latency(minMs: number, maxMs: number): Effect {
  checked(maxMs, 0, MAX_MS, 'milliseconds of latency')
  checked(minMs, 0, maxMs, 'first time of latency')
  return { type: 'latency', minMs, maxMs }
}

function parseProbability(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (value > 0 && value <= 1) return value
  throw new FaultError(`The probability "${text}" is not a number above 0 and at most 1, such as 0.2.`)
}

function checked(value: number, min: number, max: number, name: string): number {
  if (value >= min && value <= max) return value
  throw new FaultError(`The ${name} must be from ${min} to ${max}, not ${value}.`)
}
