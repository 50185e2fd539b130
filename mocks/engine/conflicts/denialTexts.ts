import type { Denial } from './denial.ts'
import { assertionsOf } from './polarity.ts'
import { isContent, type Subject } from './similarity.ts'
import type { Token } from './statement.ts'

const PREPOSITION = /^(?:before|after|above|below|inside|outside|with|without)$/
const AUXILIARY = /^(?:do|does|did)$/

/** The words in which two parts deny each other, such as 'strengthens' and 'does not strengthen'. */
export function denialTexts({ subjects, opposites, focus }: Denial): readonly [string, string] {
  const [first, second] = subjects
  return [textOf(first, opposites?.[0] ?? null, focus), textOf(second, opposites?.[1] ?? null, focus)]
}

function textOf({ statement, segment }: Subject, opposite: Token | null, focus: string | null): string {
  const tokens = statement.tokens.filter((token) => token.segment === segment)
  const last =
    (opposite === null ? tokens.find(({ stem }) => stem === focus) : endOf(tokens, opposite)) ?? null
  const first = opposite ?? negationOf({ statement, segment }, tokens) ?? last
  if (first === null || last === null) return statement.text
  return statement.text.slice(Math.min(first.start, last.start), Math.max(first.end, last.end))
}

/** A preposition with the word that it governs, any other word alone. */
function endOf(tokens: readonly Token[], opposite: Token): Token {
  if (!PREPOSITION.test(opposite.folded)) return opposite
  return tokens.slice(tokens.indexOf(opposite) + 1).find(isContent) ?? opposite
}

/** The word that negates a part, or the auxiliary verb before it. Null if the part is not negated. */
function negationOf(
  { statement, segment }: Pick<Subject, 'statement' | 'segment'>,
  tokens: readonly Token[],
): Token | null {
  const negation =
    assertionsOf(statement).find((assertion) => assertion.segment === segment)?.negation ?? null
  const before = negation && tokens[tokens.indexOf(negation) - 1]
  return before && AUXILIARY.test(before.folded) ? before : negation
}
