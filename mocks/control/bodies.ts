import * as v from 'valibot'
import { HttpError } from '../api/errors.ts'
import { FaultError } from '../faults/fault.ts'
import { parseFault } from '../faults/parseFault.ts'
import type { WorldName } from '../worlds/worlds.ts'
import { isWorldName, unknownWorld } from './settings.ts'

// The bodies of the controls. Each reader throws an HttpError 400 whose message is a sentence.

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** How far the clock can be ahead of the device's. */
export const MAX_OFFSET_MS = 10 * YEAR_MS

export type ClockChange =
  | { readonly advanceMs: number }
  | { readonly expireTokens: true }
  | { readonly reset: true }

/** @throws HttpError 400 */
export async function readWorld(request: Request): Promise<WorldName> {
  const { world } = await readObject(request, v.strictObject({ world: v.string() }), '{"world": "demo"}')
  if (!isWorldName(world)) throw new HttpError(400, unknownWorld(world))
  return world
}

/**
 * The faults as they were written, each once.
 *
 * @throws HttpError 400
 */
export async function readFaults(request: Request): Promise<string[]> {
  const example = '{"faults": ["backend-down", "askQuestion:status=503"]}'
  const { faults } = await readObject(request, v.strictObject({ faults: v.array(v.string()) }), example)
  try {
    for (const text of faults) parseFault(text)
  } catch (error) {
    if (error instanceof FaultError) throw new HttpError(400, error.message)
    throw error
  }
  return [...new Set(faults)]
}

/** @throws HttpError 400 */
export function readClockChange(request: Request): Promise<ClockChange> {
  const change = v.union([
    v.strictObject({ advanceMs: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_OFFSET_MS)) }),
    v.strictObject({ expireTokens: v.literal(true) }),
    v.strictObject({ reset: v.literal(true) }),
  ])
  const example = `{"advanceMs": 86400000} with at most ${MAX_OFFSET_MS} (ten years), {"expireTokens": true} or {"reset": true}`
  return readObject(request, change, example)
}

async function readObject<Body>(
  request: Request,
  schema: v.GenericSchema<unknown, Body>,
  example: string,
): Promise<Body> {
  const body = await request.json().catch(() => undefined)
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new HttpError(400, `The body must be JSON like ${example}.`)
}
