import { saysSame } from '../selection/saysSame.ts'
import type { Citation, Contradiction, ContradictionSide } from '../types.ts'
import type { Claim } from './claims.ts'
import { areOpposed, contradictionsOf } from './contradictions.ts'
import { toMarkdown, withoutBullet } from './quotation.ts'
import { isAnotherAnswer } from './sources.ts'

/** Maximum number of sources quoted in the response; the others are only listed. */
const MAX_SHOWN = 4
/** A source whose log-odds are this much lower than those of the first is not quoted. */
const MAX_SHOWN_DIFFERENCE = 1

/**
 * Quotes the sources of claims in order, each sentence once. A source's marker is its position, counted from 1. Of sources
 * that contradict each other, only the first is quoted.
 */
export function composeResponse(claims: readonly Claim[]): {
  response: string
  citations: Citation[]
  contradictions: Contradiction[]
} {
  const contradictions = contradictionsOf(claims)
  const shown = shownOf(claims, contradictions)
  const said = new Set<string>()
  const quotations = shown
    .map((source) => ({ source, text: quotationOf(claims[source], source + 1, said) }))
    .filter(({ text }) => text !== '')
  const [first = '', ...others] = quotations.map(({ text }) => text)
  const rest = others.join(others.some((text) => text.includes('\n')) ? '\n\n' : ' ')
  return {
    response: rest === '' ? first : `${first}\n\n${rest}`,
    citations: quotations.map(({ source }) => ({ marker: source + 1, source })),
    contradictions: contradictions.map((one) => withContext(one, shown, claims)),
  }
}

function quotationOf(claim: Claim | undefined, marker: number, said: Set<string>): string {
  return claim === undefined ? '' : toMarkdown(claim.cited, `[${marker}]`, said)
}

/** The sources to quote: the first, and others that are nearly as probable, about the question and say something else. */
function shownOf(claims: readonly Claim[], contradictions: readonly Contradiction[]): number[] {
  const [first, ...others] = claims.map(({ cited: { best }, fitted }, source) => ({ best, fitted, source }))
  if (first === undefined) return []
  const shown = [first]
  for (const { best, fitted, source } of others.slice(0, MAX_SHOWN - 1)) {
    const isProbable = fitted >= first.fitted - MAX_SHOWN_DIFFERENCE
    const isNew = !shown.some(
      (other) => saysSame(other.best, best) || areOpposed(contradictions, other.source, source),
    )
    if (isProbable && isNew && isAnotherAnswer(best, first.best)) shown.push({ best, fitted, source })
  }
  return shown.map(({ source }) => source)
}

/**
 * Replaces the differing words of a side by its sentence if they are not understood alone: where the response quotes no side,
 * and in denials where it does not quote this one.
 */
function withContext(
  { kind, sides }: Contradiction,
  shown: readonly number[],
  claims: readonly Claim[],
): Contradiction {
  const isQuoted = ({ source }: ContradictionSide): boolean => shown.includes(source)
  const isUnderstood = sides.some(isQuoted) && kind !== 'polarity'
  return {
    kind,
    sides: sides.map((side) => {
      const sentence = claims[side.source]?.cited.best.sentence.text
      if (isUnderstood || isQuoted(side) || sentence === undefined) return side
      return { ...side, text: withoutBullet(sentence).replace(/\s+/g, ' ') }
    }),
  }
}
