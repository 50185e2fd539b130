import { parseArgs } from 'node:util'
import { isWorldName, unknownWorld, WORLD_NAMES } from '../control/settings.ts'
import { FaultError } from '../faults/fault.ts'
import { parseFault } from '../faults/parseFault.ts'
import { SCENARIO_NAMES } from '../faults/scenarios.ts'
import type { WorldName } from '../worlds/worlds.ts'

export const USAGE = `Usage: npm run mock:server -- [options]

Serves the mock backend over HTTP: /api/v1, the hosted provider at /hosted, and controls at /__mock.

  --world <name>     The data to start with. Default: demo. Worlds:
${wrap(WORLD_NAMES)}
  --port <number>    The port, 0 for any free one. Default: 4010.
  --latency <ms>     Delays every request: 500, or a random time of 300-900.
  --fault <fault>    Something that goes wrong: a scenario or TARGET:EFFECT, for example askQuestion:status=503@0.2.
                     Can be repeated. Scenarios:
${wrap(SCENARIO_NAMES)}
  --seed <number>    Makes new ids and random faults repeatable.
  --data <folder>    Keeps the data in this folder between runs.
  --quiet            Logs no requests.
  --no-control       Turns the controls off.
  --help             Shows this text.
`

/** A list of names in lines that start below the descriptions of the options. */
function wrap(names: readonly string[]): string {
  const lines = ['']
  for (const name of names) {
    const line = lines.at(-1) ?? ''
    if (line.length + name.length < 80) lines[lines.length - 1] = line === '' ? name : `${line}, ${name}`
    else lines.push(name)
  }
  return lines.map((line) => `${' '.repeat(21)}${line}`).join(',\n')
}

/** The arguments of a command are wrong. Its message is a sentence for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export interface ServerOptions {
  /** Null if it was not given. */
  readonly world: WorldName | null
  readonly port: number
  /** Faults in text form. */
  readonly faults: readonly string[]
  readonly seed: number | null
  /** Path of a folder. */
  readonly data: string | null
  readonly isQuiet: boolean
  readonly hasControls: boolean
  readonly isHelp: boolean
}

/** @throws UsageError */
export function parseOptions(args: readonly string[]): ServerOptions {
  const given = parse(args)
  const { port = '4010', data = null } = given
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError('--port must be a number from 0 to 65535.')
  if (data === '') throw new UsageError('--data must be the path of a folder.')
  return {
    world: parseWorld(given.world),
    port: Number(port),
    faults: parseFaults(given),
    seed: parseSeed(given.seed),
    data,
    isQuiet: given.quiet,
    hasControls: !given['no-control'],
    isHelp: given.help,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        world: { type: 'string' },
        port: { type: 'string' },
        latency: { type: 'string' },
        fault: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string' },
        data: { type: 'string' },
        quiet: { type: 'boolean', default: false },
        'no-control': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Only the first sentence: the others explain how to pass a value that starts with a dash.
    throw new UsageError(`${error.message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`)
  }
}

function parseWorld(name: string | undefined): WorldName | null {
  if (name === undefined) return null
  if (!isWorldName(name)) throw new UsageError(unknownWorld(name))
  return name
}

/** The latency is the first fault. */
function parseFaults({ latency, fault }: { latency?: string | undefined; fault: string[] }): string[] {
  if (latency !== undefined && !/^\d+(-\d+)?$/.test(latency))
    throw new UsageError('--latency must be milliseconds, such as 500 or 300-900.')
  const faults = latency === undefined ? fault : [`*:latency=${latency}`, ...fault]
  try {
    for (const text of faults) parseFault(text)
  } catch (error) {
    if (error instanceof FaultError) throw new UsageError(error.message)
    throw error
  }
  return [...new Set(faults)]
}

function parseSeed(seed: string | undefined): number | null {
  if (seed === undefined) return null
  if (!/^\d{1,10}$/.test(seed) || Number(seed) > 0xffff_ffff)
    throw new UsageError('--seed must be a number from 0 to 4294967295.')
  return Number(seed)
}
