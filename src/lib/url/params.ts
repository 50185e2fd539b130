/** How a change of a value becomes part of the browser's history. */
export type ParamHistory =
  /** Typed or scrolled: replaces the entry after a pause. */
  | 'typed'
  /** A filter, a tab, a chat: adds an entry. */
  | 'chosen'
  /** Something that is opened and closed: opening adds an entry, closing goes back to the one before. */
  | 'opened'
  /** One of several steps: going on adds an entry, going back returns to the entry of that step. */
  | 'step'

/** A parameter of the URL's query. Its name is the key in `Params`. */
export interface Param<T> {
  readonly history: ParamHistory
  /** The value of the text in the URL. The default if it is null (missing) or invalid. */
  parse(text: string | null): T
  /** The text for the URL; null for the default value, which is left out. */
  format(value: T): string | null
  /** The place of a step, from 0. */
  place?(value: T): number
}

export type Params = Readonly<Record<string, Param<unknown>>>

export type ParamValues<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never
}

/** Maximum length of a text in the URL, in characters. The rest is left out. */
const MAX_LENGTH = 200

/** The text of a search field; '' by default. */
export const searchParam: Param<string> = {
  history: 'typed',
  parse: (text) => (text ?? '').slice(0, MAX_LENGTH),
  format: (text) => text.slice(0, MAX_LENGTH) || null,
}

/** One of several values, for example of a filter. */
export function choiceParam<const T extends string>(values: readonly T[], defaultValue: T): Param<T> {
  return {
    history: 'chosen',
    parse: (text) => values.find((value) => value === text) ?? defaultValue,
    format: (value) => (value === defaultValue ? null : value),
  }
}

/** The current step of several, in order. Null if the URL has none: the page decides where it starts. */
export function stepParam<const T extends string>(steps: readonly T[]): Param<T | null> {
  return {
    history: 'step',
    parse: (text) => steps.find((step) => step === text) ?? null,
    format: (step) => step,
    place: (step) => (step === null ? -1 : steps.indexOf(step)),
  }
}

/** The id of something; null by default. Whether it exists is not known here. */
export function idParam(history: ParamHistory): Param<string | null> {
  return {
    history,
    parse: (text) => (text !== null && text !== '' && text.length <= MAX_LENGTH ? text : null),
    format: (id) => id,
  }
}

export interface SortOrder<Column extends string = string> {
  readonly column: Column
  readonly direction: 'ascending' | 'descending'
}

/** The order of a list: `name`, or `-name` for descending. Null, the list's own order, by default. */
export function sortParam<const Column extends string>(
  columns: readonly Column[],
): Param<SortOrder<Column> | null> {
  return {
    history: 'chosen',
    parse(text) {
      const column = columns.find((each) => each === text?.replace(/^-/, ''))
      if (column === undefined) return null
      return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
    },
    format: (sort) => sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
  }
}

/** The number of a page, from 1; null by default. */
export const pageParam: Param<number | null> = {
  history: 'typed',
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null),
  format: (page) => (page === null ? null : String(page)),
}

/** The values in a query such as `?search=tide`. */
export function readParams<P extends Params>(params: P, search: string): ParamValues<P> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, param.parse(query.get(name))]),
  ) as ParamValues<P>
}

/** The query with these values; '' if it has no parameters. Parameters that are not listed stay. */
export function writeParams<P extends Params>(params: P, search: string, values: ParamValues<P>): string {
  const query = new URLSearchParams(search)
  for (const [name, param] of Object.entries(params)) {
    const text = param.format(values[name])
    if (text === null) query.delete(name)
    else query.set(name, text)
  }
  return query.size === 0 ? '' : `?${query}`
}

/** What to do with the history. `wait`: replace the entry after a pause. */
export type HistoryStep = 'none' | 'push' | 'open' | 'close' | 'replace' | 'wait'

/** The step that makes the query show these values. */
export function historyStep<P extends Params>(
  params: P,
  search: string,
  values: ParamValues<P>,
): HistoryStep {
  const shown = new URLSearchParams(search)
  const changed = Object.entries(params).filter(
    ([name, param]) => param.format(param.parse(shown.get(name))) !== param.format(values[name]),
  )
  // Only invalid or default values in the query.
  if (changed.length === 0)
    return writeParams(params, search, values) === canonical(search) ? 'none' : 'replace'
  if (changed.some(([, { history }]) => history === 'chosen')) return 'push'
  const back = stepsBack(params, search, values)
  if (back !== null) return back > 0 ? 'close' : 'open'
  const opened = changed.find(([, { history }]) => history === 'opened')
  if (opened === undefined) return 'wait'
  const [name, param] = opened
  if (param.format(values[name]) === null) return 'close'
  return shown.has(name) ? 'replace' : 'open'
}

/** How many steps the values are before those of the query; negative if after, null if the step is the same. */
export function stepsBack<P extends Params>(
  params: P,
  search: string,
  values: ParamValues<P>,
): number | null {
  const shown = readParams(params, search)
  for (const [name, { place }] of Object.entries(params)) {
    const distance = place === undefined ? 0 : place(shown[name]) - place(values[name])
    if (distance !== 0) return distance
  }
  return null
}

function canonical(search: string): string {
  const query = new URLSearchParams(search)
  return query.size === 0 ? '' : `?${query}`
}
