import { ROLES, type Role } from '../people/roles.ts'
import { formatDuration, parseDuration } from './duration.ts'

/** What a link sets up: `/?world=busy&as=admin&at=/admin&fault=backend-down&clock=8d`. Every part is optional. */
export interface DemoLink {
  readonly world: string | null
  readonly as: Role | null
  /** Path and query of the page. */
  readonly at: string | null
  /** In their text form. */
  readonly faults: readonly string[]
  /** Milliseconds by which the clock is ahead. */
  readonly clockMs: number | null
  /** One sentence for each value that cannot be used. */
  readonly problems: readonly string[]
}

const PARAMETERS = ['world', 'as', 'at', 'fault', 'clock']

/** Reads the parameters of a link. Null if the address has none of them. World and faults are not checked here. */
export function parseDemoLink(search: string): DemoLink | null {
  const query = new URLSearchParams(search)
  if (!PARAMETERS.some((name) => query.has(name))) return null
  const problems: string[] = []

  /** The parsed value of a parameter. Null if it is missing or cannot be used. */
  function read<Value>(name: string, parse: (text: string) => Value | null, expected: string): Value | null {
    const text = query.get(name)
    if (text === null) return null
    const value = parse(text)
    if (value === null) problems.push(`“${name}=${text}” is unknown. ${expected}`)
    return value
  }

  return {
    world: query.get('world'),
    as: read(
      'as',
      (text) => ROLES.find((role) => role === text) ?? null,
      `The roles are ${ROLES.join(', ')}.`,
    ),
    at: read('at', (text) => (isPath(text) ? text : null), 'A page is a path such as /admin.'),
    faults: query.getAll('fault'),
    clockMs: read('clock', parseDuration, 'A time is written like 8d, 12h or 30m.'),
    problems,
  }
}

/** The query of a link, without default values. */
export function formatDemoLink({ world, as, at, faults, clockMs }: Omit<DemoLink, 'problems'>): string {
  const query = new URLSearchParams()
  if (world !== null) query.set('world', world)
  if (as !== null) query.set('as', as)
  if (at !== null) query.set('at', at)
  for (const fault of faults) query.append('fault', fault)
  if (clockMs !== null && clockMs > 0) query.set('clock', formatDuration(clockMs))
  return `?${query}`
}

/** The address without the parameters of a link. */
export function withoutLink({ pathname, search, hash }: URL): string {
  const query = new URLSearchParams(search)
  for (const name of PARAMETERS) query.delete(name)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}

function isPath(text: string): boolean {
  const origin = 'https://demo.invalid'
  return text.startsWith('/') && URL.parse(text, origin)?.origin === origin
}
