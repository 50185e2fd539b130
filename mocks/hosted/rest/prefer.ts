import { RestError } from './errors.ts'

/** The options of the header Prefer. */
export interface Prefer {
  readonly returns: 'minimal' | 'headers-only' | 'representation'
  /** Planned and estimated counts of so few rows are exact. */
  readonly count: 'exact' | 'planned' | 'estimated' | null
  /** Whether a column missing in a row of an array gets its default instead of null. */
  readonly missingIsDefault: boolean
  /** How to resolve duplicates. */
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  /** The largest number of rows that an update or delete may affect. */
  readonly maxAffected: number | null
  /** The header Preference-Applied; null without preferences. */
  readonly applied: string | null
}

const KNOWN = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  // Like the provider, the mock commits in either case.
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const

/** @throws RestError PGRST122 for an unknown preference if the handling is strict */
export function parsePrefer(request: Request): Prefer {
  const options = (request.headers.get('Prefer') ?? '').split(',').map((option) => option.trim())
  /** The first of the known values that is given. */
  function read<Name extends keyof typeof KNOWN>(name: Name): (typeof KNOWN)[Name][number] | null {
    const values: readonly (typeof KNOWN)[Name][number][] = KNOWN[name]
    const given = options.map((option) => values.find((value) => option === `${name}=${value}`))
    return given.find((value) => value !== undefined) ?? null
  }
  const isStrict = read('handling') === 'strict'
  const invalid = options.filter((option) => option !== '' && !isKnown(option))
  if (isStrict && invalid.length > 0)
    throw new RestError('PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    })
  const maxAffected = options.find((option) => /^max-affected=\d+$/.test(option))?.split('=')[1]
  return {
    returns: read('return') ?? 'minimal',
    count: read('count'),
    missingIsDefault: read('missing') === 'default',
    resolution: read('resolution'),
    maxAffected: isStrict && maxAffected !== undefined ? Number(maxAffected) : null,
    applied: appliedOf(
      (['resolution', 'missing', 'return', 'count', 'handling'] as const).map((name) => [name, read(name)]),
      isStrict ? maxAffected : undefined,
    ),
  }
}

function isKnown(option: string): boolean {
  const [name = '', value = ''] = option.split('=')
  if (name === 'timezone' || name === 'max-affected') return true
  return Object.entries(KNOWN).some(
    ([known, values]) => known === name && values.some((one) => one === value),
  )
}

function appliedOf(
  options: readonly (readonly [name: string, value: string | null])[],
  maxAffected: string | undefined,
): string | null {
  const applied = options.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
  if (maxAffected !== undefined) applied.push(`max-affected=${maxAffected}`)
  return applied.length === 0 ? null : applied.join(', ')
}
