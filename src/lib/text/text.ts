import * as v from 'valibot'

/** The length of a text in code points, as the database's `char_length` counts. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The text without what the database cannot hold: NUL goes, half a surrogate pair becomes U+FFFD. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** A line or lines of text, trimmed, of at most `most` code points. `name` is what the message calls it. */
export function textOfAtMost(most: number, name: string) {
  return v.pipe(
    v.string(),
    v.transform(storable),
    v.trim(),
    v.check(
      (text) => countCodePoints(text) <= most,
      `${name} can be at most ${most} characters long. Please shorten it.`,
    ),
  )
}
