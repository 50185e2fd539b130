import type { Statement } from '../../conflicts/statement.ts'
import { calendarDates } from '../../text/dates.ts'
import type { Span } from '../../text/sentences.ts'
import { stem } from '../../text/stemmers.ts'
import { canonicalStem } from '../../text/synonyms.ts'
import { words } from '../../text/terms.ts'
import type { AskedValue, ValueKind } from './askedValue.ts'

/** Separates the cells of a row. */
const BAR = ' | '
/** A cell with the name of its column. */
const NAMED = /^([^:]{1,60}):\s(.+)$/su
/** A longer cell is no value. */
const MAX_LENGTH = 70

interface Cell extends Span {
  readonly name: string
  readonly text: string
}

/** A cell that starts with an amount. */
const AMOUNT =
  /^(?:(?:up to|about|at least|at most|max\.?|min\.?|from|[<>≤≥~±–-])\s?)*(?:[€$£]|[A-Z]{3}\s)?\s?\d[\d.,]*(?![\d-])/
/** Words of column names that say what kind of value a column has. */
const COLUMN: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  date: /\b(?:date|when|year|month|day|deadline|due|until|valid|review)\b/i,
  person: /\b(?:name|who|contact|responsible|person|owner|author|by|signed|inspector|manager)\b/i,
  place: /\b(?:where|place|location|room|address|site|position|file|path)\b/i,
  frequency: /\b(?:how often|frequency|interval|every)\b/i,
}

/** The cell of a table row that a question asks for; null if it is not clear. */
export function cellIn(asked: AskedValue, { text }: Statement, header: string | null): Span | null {
  const cells = cellsOf(text, header)
  const counted = cells.filter(
    (cell) => asked.kind === 'amount' && asked.thing !== null && isNamed(cell, asked.thing),
  )
  if (counted.length === 1) return counted[0] ?? null
  const isKey = (cell: Cell): boolean =>
    stemsOf(cell.text).some((one) => asked.subject.has(one) && !/^\d/.test(one))
  const values = cells.filter(
    (cell) => !isKey(cell) && isOfKind(asked.kind, cell.text) && cell.text.length <= MAX_LENGTH,
  )
  const rated = values
    // The first cell says what the row is about.
    .filter((cell) => cell !== cells[0] || commonWith(cell.name, asked) > 0)
    .map((cell) => ({ cell, common: commonWith(cell.name, asked) }))
    .sort((a, b) => b.common - a.common)
  const [first, second] = rated
  if (first === undefined) return null
  if (first.common > (second?.common ?? 0)) return first.cell
  const isOnly =
    rated.length === 1 &&
    cells.some(isKey) &&
    (asked.kind !== 'amount' ||
      !cells.some((cell, i) => i > 0 && cell !== first.cell && /\d/.test(cell.text)))
  return isOnly && asked.kind !== 'choice' && asked.kind !== 'place' ? first.cell : null
}

/** Whether the name of a column says what is counted: 'Tablets' for 'how many tablets'. */
function isNamed({ name }: Cell, thing: string): boolean {
  return stemsOf(name).some((one) => thing.split(' ').includes(one))
}

function cellsOf(text: string, header: string | null): Cell[] {
  const names = header?.split(BAR) ?? []
  const parts = text.split(BAR)
  let start = 0
  return parts.map((part, i) => {
    const from = start
    start += part.length + BAR.length
    const [, name, value] = NAMED.exec(part) ?? []
    const isNamed = name !== undefined && value !== undefined && names.length !== parts.length
    const cell = (isNamed ? value : part).replace(/\.$/, '')
    return {
      name: isNamed ? name : names.length === parts.length ? (names[i] ?? '') : '',
      text: cell,
      start: from + part.lastIndexOf(cell),
      end: from + part.lastIndexOf(cell) + cell.length,
    }
  })
}

function isOfKind(kind: ValueKind, text: string): boolean {
  if (/^[–—-]?$/.test(text.trim())) return false
  switch (kind) {
    case 'amount':
      return AMOUNT.test(text) && calendarDates(text).length === 0
    case 'date':
      return calendarDates(text).length > 0 || /\b(?:19|20)\d\d\b/.test(text)
    case 'person':
      return /\p{Lu}\p{L}/u.test(text) && !/\d{3}/.test(text)
    default:
      return true
  }
}

/** The number of words that a column's name has in common with a question. */
function commonWith(name: string, { subject, thing, kind }: AskedValue): number {
  const stems = stemsOf(name)
  const common = stems.filter((one) => subject.has(one) || one === thing).length
  return common + (COLUMN[kind]?.test(name) ? 1 : 0)
}

function stemsOf(text: string): string[] {
  return words(text, 'en').map(({ folded }) => canonicalStem(stem(folded, 'en')))
}
