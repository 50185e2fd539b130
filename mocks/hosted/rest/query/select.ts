import type { Field } from './field.ts'
import { optionalName, parseField, parseName } from './field.ts'
import type { Scanner } from './scanner.ts'
import { commaSeparated, createScanner } from './scanner.ts'

export type AggregateName = 'count' | 'sum' | 'avg' | 'min' | 'max'

/** One item of the parameter `select`. */
export type Selected =
  | { readonly kind: 'all' }
  | SelectedField
  | {
      readonly kind: 'embed'
      /** A table, or a foreign key or its column. */
      readonly name: string
      readonly alias: string | null
      /** A foreign key or its column, or null. */
      readonly hint: string | null
      /** Whether rows without a joined row are omitted. */
      readonly isInner: boolean
      /** Whether its columns become columns of the row. */
      readonly isSpread: boolean
      readonly selected: readonly Selected[]
    }

export interface SelectedField {
  readonly kind: 'field'
  /** Null for `count()`, which counts rows. */
  readonly field: Field | null
  readonly alias: string | null
  /** The type to convert the value to. */
  readonly cast: string | null
  readonly aggregate: AggregateName | null
  /** The type to convert the aggregated value to. */
  readonly aggregateCast: string | null
}

/**
 * Parses `id,email`, `*`, `name:first_name`, `created_at::date`, `interest->>role`, `status,count()` and joins such as
 * `waitlist_submissions!inner(first_name,email)` and `...waitlist_submissions(email)`.
 *
 * @throws RestError PGRST100
 */
export function parseSelect(select: string): Selected[] {
  const scanner = createScanner(`select parameter (${select})`, select)
  if (scanner.isAtEnd()) return []
  const selected = parseItems(scanner)
  scanner.expectEnd()
  return selected
}

function parseItems(scanner: Scanner): Selected[] {
  return commaSeparated(scanner, () => parseItem(scanner))
}

function parseItem(scanner: Scanner): Selected {
  const start = scanner.position
  const isSpread = scanner.skip('...')
  const embed = parseEmbed(scanner, isSpread)
  if (embed !== null) return embed
  if (isSpread) throw scanner.failure('"("')
  scanner.position = start
  if (scanner.match(/\*(?=[,)]|$)/y)) return { kind: 'all' }
  return parseSelectedField(scanner)
}

/** Null if the item is no join. */
function parseEmbed(scanner: Scanner, isSpread: boolean): Selected | null {
  const alias = isSpread ? null : parseAlias(scanner)
  const name = optionalName(scanner)
  if (name === null || (name === 'count' && scanner.isNext('()'))) return null
  const marks: string[] = []
  while (marks.length < 2 && scanner.skip('!')) marks.push(parseName(scanner))
  if (!scanner.skip('(')) {
    if (marks.length > 0) throw scanner.failure('"("')
    return null
  }
  const selected = scanner.isNext(')') ? [] : parseItems(scanner)
  scanner.expect(')')
  return {
    kind: 'embed',
    name,
    alias,
    hint: marks.find((mark) => mark !== 'inner' && mark !== 'left') ?? null,
    isInner: marks.includes('inner'),
    isSpread,
    selected,
  }
}

function parseSelectedField(scanner: Scanner): SelectedField {
  const alias = parseAlias(scanner)
  const counts = scanner.skip('count()')
  const field = counts ? null : parseField(scanner)
  const cast = counts ? null : parseCast(scanner)
  const aggregate = counts ? 'count' : parseAggregate(scanner)
  const aggregateCast = aggregate === null ? null : parseCast(scanner)
  if (!scanner.isNext(',') && !scanner.isNext(')') && !scanner.isAtEnd())
    throw scanner.failure('"::", ".", ")", "," or end of input')
  return { kind: 'field', field, alias, cast, aggregate, aggregateCast }
}

/** A name before a single colon, or null. */
function parseAlias(scanner: Scanner): string | null {
  const start = scanner.position
  const alias = optionalName(scanner)
  if (alias !== null && scanner.match(/:(?!:)/y)) return alias
  scanner.position = start
  return null
}

function parseCast(scanner: Scanner): string | null {
  if (!scanner.skip('::')) return null
  const type = scanner.match(/[\p{L}\d_ $]+/uy)
  if (type === null) throw scanner.failure('letter or digit')
  return type[0].trim()
}

function parseAggregate(scanner: Scanner): AggregateName | null {
  return (scanner.match(/\.(sum|avg|count|max|min)\(\)/y)?.[1] as AggregateName | undefined) ?? null
}
