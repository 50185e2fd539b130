import type { Field } from './field.ts'
import { parseField, parseName } from './field.ts'
import type { Scanner } from './scanner.ts'
import { commaSeparated, createScanner } from './scanner.ts'

export interface OrderTerm {
  /** The joined table that has the field; null for the table itself. */
  readonly embed: string | null
  readonly field: Field
  readonly isDescending: boolean
  readonly nullsFirst: boolean
}

/**
 * Parses `created_at.desc,id`, `last_login_at.asc.nullsfirst` or `waitlist_submissions(email).desc`. By default null
 * sorts after all other values.
 *
 * @throws RestError PGRST100
 */
export function parseOrder(order: string): OrderTerm[] {
  const scanner = createScanner(`order (${order})`, order)
  const terms = commaSeparated(scanner, () => parseTerm(scanner))
  scanner.expectEnd()
  return terms
}

function parseTerm(scanner: Scanner): OrderTerm {
  const { embed, field } = parseTarget(scanner)
  const direction = scanner.match(/\.(asc|desc)/y)?.[1]
  const nulls = scanner.match(/\.nulls(first|last)/y)?.[1]
  if (!scanner.isNext(',') && !scanner.match(/[ \t]+(?=,|$)/y) && !scanner.isAtEnd())
    throw scanner.failure('"->", ".", "," or end of input')
  const isDescending = direction === 'desc'
  return { embed, field, isDescending, nullsFirst: nulls === undefined ? isDescending : nulls === 'first' }
}

function parseTarget(scanner: Scanner): Pick<OrderTerm, 'embed' | 'field'> {
  const start = scanner.position
  const embed = parseName(scanner)
  if (scanner.skip('(')) {
    const field = parseField(scanner)
    scanner.expect(')')
    return { embed, field }
  }
  scanner.position = start
  return { embed: null, field: parseField(scanner) }
}
