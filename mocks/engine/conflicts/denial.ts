import type { Span } from '../text/sentences.ts'
import { haveSameChange } from './changes.ts'
import { type Assertion, assertionsOf, isChange, oppositesIn } from './polarity.ts'
import type { Subject } from './similarity.ts'
import type { Statement, Token } from './statement.ts'

/** Two parts of statements that deny each other. */
export interface Denial {
  readonly subjects: readonly [Subject, Subject]
  /** The words that exclude each other, or null if one part is negated. */
  readonly opposites: readonly [Token, Token] | null
  /** The stem that the negation is about, or null. */
  readonly focus: string | null
}

/** The main clauses of two statements of which one contains a negation or an opposite of the other. */
export function denials(a: Statement, b: Statement): Denial[] {
  return assertionsOf(a).flatMap((assertion) =>
    assertionsOf(b).flatMap((other): Denial[] => {
      const [tokens, otherTokens] = [tokensOf(a, assertion.segment), tokensOf(b, other.segment)]
      const opposites = oppositesIn(tokens, otherTokens)
      const isNegated = isDenying(assertion, opposites) !== isDenying(other, opposites)
      if ((opposites !== null) === isNegated) return []
      if (opposites !== null && isChange(opposites[0]) && !haveSameChange(a, opposites[0], b, opposites[1]))
        return []
      const focus = (assertion.focus ?? other.focus)?.stem ?? null
      const isFocus = ({ stem }: Token): boolean => stem === focus
      if (opposites === null && !(tokens.some(isFocus) && otherTokens.some(isFocus))) return []
      const subjects = [
        subject(a, assertion.segment, opposites?.[0] ?? null),
        subject(b, other.segment, opposites?.[1] ?? null),
      ] as const
      return [{ subjects, opposites, focus }]
    }),
  )
}

/** 'never' as the opposite of 'always' is not a negation as well. */
function isDenying({ isNegated, negation }: Assertion, opposites: Denial['opposites']): boolean {
  return isNegated && !(opposites ?? []).some((token) => token === negation)
}

function subject(statement: Statement, segment: number, opposite: Span | null): Subject {
  return {
    statement,
    segment,
    kind: 'polarity',
    fact: { start: 0, end: 0 },
    isTelling: opposite !== null,
    excluded: opposite === null ? [] : [opposite],
  }
}

function tokensOf({ tokens }: Statement, segment: number): Token[] {
  return tokens.filter((token) => token.segment === segment)
}
