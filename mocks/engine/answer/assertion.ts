/** Minimum confidence of an answer to be asserted. Not fitted yet. */
export const MIN_ASSERTED = 0.4
/** Minimum confidence of an answer for a value before it, and not to quote sources from other places. Not fitted yet. */
export const MIN_CERTAIN = 0.65

/** What is before passages that are not asserted to be the answer. */
export function sayUnsure(passages: number): string {
  return `I am not sure. The closest ${passages === 1 ? 'passage is' : 'passages are'}:`
}
