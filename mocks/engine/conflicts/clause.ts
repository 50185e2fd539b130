import type { AskedWord } from './asked.ts'
import type { Subject } from './similarity.ts'

/** Minimum share of the question's words in a clause that answers it. */
const MIN_CLAUSE_SHARE = 0.5
export const STARTS_WITH_PRONOUN = /^(?:it|they|he|she|this|these|its|their|his|her)\b/i

/**
 * Whether the clause itself is about the question: it contains the question's words, or starts with a pronoun.
 *
 * @param context other words that the clause is about, such as those of its lead-in
 */
export function isClauseAbout(
  { statement, segment }: Subject,
  counted: readonly AskedWord[],
  context: ReadonlySet<string>,
): boolean {
  const part = statement.segments[segment]
  const own = statement.tokens.filter((token) => token.segment === segment).map(({ stem }) => stem)
  const stems = new Set([...own, ...context])
  const found = counted.filter(({ stem }) => stems.has(stem))
  const isReferring =
    part !== undefined && STARTS_WITH_PRONOUN.test(statement.text.slice(part.start, part.end))
  return (found.length > 0 && isReferring) || weightOf(found) >= MIN_CLAUSE_SHARE * weightOf(counted)
}

function weightOf(words: readonly AskedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}
