import { badQuery } from '../errors.ts'

/** Reads a query parameter from left to right. */
export interface Scanner {
  /** Consumes a text and returns whether it was next. */
  skip(text: string): boolean
  /** Consumes a match of a sticky pattern, or returns null. */
  match(pattern: RegExp): RegExpExecArray | null
  /** Whether a text is next. Consumes nothing. */
  isNext(text: string): boolean
  isAtEnd(): boolean
  /** The consumed length. Setting it goes back. */
  position: number
  /** An error at the current position. `expected` describes what the grammar allows there. */
  failure(expected: string): Error
  /** @throws RestError PGRST100 if the text is not next. */
  expect(text: string): void
  /** @throws RestError PGRST100 before the end of the text. */
  expectEnd(): void
}

/** @param what names the parameter in errors, such as `order (id.up)` */
export function createScanner(what: string, text: string): Scanner {
  const scanner: Scanner = {
    position: 0,
    isNext: (part) => text.startsWith(part, scanner.position),
    isAtEnd: () => scanner.position === text.length,
    skip(part) {
      if (!scanner.isNext(part)) return false
      scanner.position += part.length
      return true
    },
    match(pattern) {
      pattern.lastIndex = scanner.position
      const match = pattern.exec(text)
      if (match !== null) scanner.position = pattern.lastIndex
      return match
    },
    failure(expected) {
      const next = [...text.slice(scanner.position)][0]
      const found = next === undefined ? 'end of input' : JSON.stringify(next)
      return badQuery(what, scanner.position + 1, `unexpected ${found} expecting ${expected}`)
    },
    expect(part) {
      if (!scanner.skip(part)) throw scanner.failure(JSON.stringify(part))
    },
    expectEnd() {
      if (!scanner.isAtEnd()) throw scanner.failure('end of input')
    },
  }
  return scanner
}

/** The items between commas; spaces around them are ignored. */
export function commaSeparated<Item>(scanner: Scanner, parseItem: () => Item): Item[] {
  const items: Item[] = []
  do {
    scanner.match(SPACES)
    items.push(parseItem())
    scanner.match(SPACES)
  } while (scanner.skip(','))
  return items
}

const SPACES = /[ \t]*/y

/** A value in double quotes, in which a backslash escapes the next character. Null if no quote is next. */
export function quoted(scanner: Scanner): string | null {
  const match = scanner.match(/"((?:[^"\\]|\\.)*)"/sy)
  return match?.[1] === undefined ? null : match[1].replaceAll(/\\(.)/gs, '$1')
}
