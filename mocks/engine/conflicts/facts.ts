import type { Span } from '../text/sentences.ts'
import type { Subject } from './similarity.ts'
import type { Statement } from './statement.ts'

/** A value that a statement gives, and its place in the sentence. */
export interface Fact extends Span {
  /** As quoted in a disagreement. */
  readonly text: string
  /** Whether its unit or kind names the property: an amount in watts, a material. */
  readonly isTelling: boolean
}

/** How two facts relate if they are about the same: equal or compatible, different, or not comparable. */
export type Relation = 'same' | 'different' | 'unrelated'

/**
 * The first two different facts that `isAboutSame` holds for; 'apart' if facts differ, but none is about the same; null if
 * none differs. A fact that the other statement repeats never differs.
 */
export function differingFacts<F extends Fact>(
  facts: readonly F[],
  others: readonly F[],
  relationOf: (fact: F, other: F) => Relation,
  isAboutSame: (fact: F, other: F) => boolean,
): readonly [F, F] | 'apart' | null {
  const isRepeated = (fact: F): boolean => others.some((other) => relationOf(fact, other) === 'same')
  const isRepeatedThere = (other: F): boolean => facts.some((fact) => relationOf(fact, other) === 'same')
  let differs = false
  for (const fact of facts) {
    if (isRepeated(fact)) continue
    for (const other of others) {
      if (relationOf(fact, other) !== 'different' || isRepeatedThere(other)) continue
      if (isAboutSame(fact, other)) return [fact, other]
      differs = true
    }
  }
  return differs ? 'apart' : null
}

/** The part of the sentence that a fact is in, without the words of all facts. */
export function subjectOf(
  fact: Fact,
  kind: Subject['kind'],
  statement: Statement,
  excluded: readonly Span[],
): Subject {
  const segment = statement.segments.findIndex(({ start, end }) => fact.start >= start && fact.start < end)
  return { statement, segment, kind, fact, isTelling: fact.isTelling, excluded }
}
