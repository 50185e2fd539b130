import type { Scanner } from './scanner.ts'
import { quoted } from './scanner.ts'

/** A column, or a value in it: `interest->>role`. */
export interface Field {
  readonly name: string
  readonly path: readonly JsonStep[]
}

interface JsonStep {
  /** Whether the result is text instead of JSON. */
  readonly isText: boolean
  /** The key in an object or the index in an array. */
  readonly key: string | number
}

/** Letters, digits, spaces, `_` and `$`; a dash that does not begin an arrow. */
const NAME = /[\p{L}\d_ $]+(?:-(?!>)[\p{L}\d_ $]+)*/uy

/** @throws RestError PGRST100 */
export function parseName(scanner: Scanner): string {
  const name = optionalName(scanner)
  if (name === null) throw scanner.failure('field name (* or [a..z0..9_$])')
  return name
}

/** Null if no name is next. */
export function optionalName(scanner: Scanner): string | null {
  return quoted(scanner) ?? scanner.match(NAME)?.[0].trim() ?? null
}

/** @throws RestError PGRST100 */
export function parseField(scanner: Scanner): Field {
  const name = parseName(scanner)
  return { name, path: parsePath(scanner) }
}

function parsePath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = []
  for (;;) {
    const isText = scanner.skip('->>')
    if (!isText && !scanner.skip('->')) return path
    const index = scanner.match(/-?\d+(?=->|::|[.,)]|$)/y)
    path.push({ isText, key: index === null ? parseKey(scanner) : Number(index[0]) })
  }
}

function parseKey(scanner: Scanner): string {
  const key = quoted(scanner) ?? scanner.match(/[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y)?.[0].trim()
  if (key === undefined) throw scanner.failure('any non reserved character different from: .,>()')
  return key
}

/** The name of a field in the response: the last key of its path, otherwise the column. */
export function fieldLabel({ name, path }: Field): string {
  const keys = path.map(({ key }) => key).filter((key) => typeof key === 'string')
  return keys.at(-1) ?? name
}
