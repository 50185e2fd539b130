import { type Letter, lettersOf } from './letters.ts'

/** A position in a list of texts. */
export interface TextPosition {
  /** The index of the text. */
  text: number
  offset: number
}

/** The first position of a passage, and the one after its last. */
export interface TextSpan {
  start: TextPosition
  end: TextPosition
}

interface PlacedLetter extends Letter {
  /** The index of its text. */
  text: number
}

/** The compared characters of texts that follow each other. */
export function placedLetters(texts: readonly string[]): PlacedLetter[] {
  return texts.flatMap((text, index) => lettersOf(text).map((letter) => ({ ...letter, text: index })))
}

export const joinLetters = (letters: readonly Letter[]) => letters.map(({ letter }) => letter).join('')

/** The span of the letters from `start`; null if there are fewer than `length`, or none. */
export function spanOf(letters: readonly PlacedLetter[], start: number, length: number): TextSpan | null {
  const first = letters[start]
  const last = letters[start + length - 1]
  if (first === undefined || last === undefined) return null
  return { start: { text: first.text, offset: first.from }, end: { text: last.text, offset: last.to } }
}

/** Where a query occurs in texts, which may divide it anywhere. Case, white space, hyphens and accents are ignored. */
export function occurrencesOf(texts: readonly string[], query: string): TextSpan[] {
  const letters = placedLetters(texts)
  // Letter by letter, because a word in lower case can be longer.
  const fold = (list: readonly Letter[]) =>
    list.map(({ letter }) => (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter)).join('')
  const [whole, searched] = [fold(letters), fold(lettersOf(query))]
  const spans: TextSpan[] = []
  if (searched === '') return spans
  for (let at = whole.indexOf(searched); at >= 0; at = whole.indexOf(searched, at + searched.length)) {
    const span = spanOf(letters, at, searched.length)
    if (span !== null) spans.push(span)
  }
  return spans
}
