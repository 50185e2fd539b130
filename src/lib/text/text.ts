import * as v from 'valibot'

/** The length of a text in code points, like the database function `char_length`. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Removes NUL and replaces lone surrogates with U+FFFD, because the database cannot store them. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/**
 * Removes white space and invisible characters, such as zero-width spaces and direction marks, from both ends. They are
 * copied along with a text.
 */
export function trimInvisible(text: string): string {
  return text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
}

/** A schema for trimmed text of at most `most` code points. `name` names the field in the error message. */
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
