import { HttpError } from '../api/errors.ts'
import type { Handle } from '../backend.ts'
import { CONTROL_PATHS } from '../control/paths.ts'
import type { Fault } from '../faults/fault.ts'
import { formatFault } from '../faults/formatFault.ts'
import { parseFault } from '../faults/parseFault.ts'
import { withFaults } from '../faults/withFaults.ts'
import type { PersistentBackend } from '../persistence/persistentBackend.ts'
import { createRandom } from '../random.ts'
import type { RequestLog } from './requestLog.ts'

/** Random faults without `--seed`. */
const DEFAULT_SEED = 1

export interface HandleOptions {
  readonly hasControls: boolean
  readonly seed: number | null
  readonly log: RequestLog
}

/** The backend as the server offers it: with its faults around the services, and 404 for all other paths. */
export function createHandle(
  { handle, clock, settings }: PersistentBackend,
  { hasControls, seed, log }: HandleOptions,
): Handle {
  const services = withFaults(handle, {
    faults: parsedFaults(() => settings().faults),
    clock,
    random: createRandom(seed ?? DEFAULT_SEED),
    onFaults: (request, faults) => log.noteFaults(request, faults.map(formatFault)),
  })
  return log.logging((request) => {
    const { pathname } = new URL(request.url)
    if (/\/(?:api\/v1|hosted)(?:\/|$)/.test(pathname)) return services(request)
    const isControl = pathname === CONTROL_PATHS.state || pathname.startsWith(`${CONTROL_PATHS.state}/`)
    if (hasControls && isControl) return handle(request)
    return Promise.resolve(new HttpError(404, 'Not found.').toResponse())
  })
}

/** Parses the texts once per change. */
function parsedFaults(texts: () => readonly string[]): () => readonly Fault[] {
  let parsed: { texts: readonly string[]; faults: readonly Fault[] } = { texts: [], faults: [] }
  return () => {
    const current = texts()
    if (parsed.texts !== current) parsed = { texts: current, faults: current.flatMap(parseFault) }
    return parsed.faults
  }
}
