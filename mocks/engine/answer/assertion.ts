/** Minimum confidence of an answer to be asserted: below it, the first source is wrong more often than right. */
export const MIN_ASSERTED = 0.5
/** Minimum confidence of an answer for a value before it, and not to quote sources from other places: right in three of four. */
export const MIN_CERTAIN = 0.75

/** What is before passages that are not asserted to be the answer. */
export function sayUnsure(passages: number): string {
  return `I am not sure. The closest ${passages === 1 ? 'passage is' : 'passages are'}:`
}
