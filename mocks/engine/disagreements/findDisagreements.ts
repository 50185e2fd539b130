import type { DocumentStore } from '../documentStore.ts'
import { CHANGE, isStatedLater } from '../selection/later.ts'
import { createStatedOf } from '../selection/stated.ts'
import { align } from './alignment.ts'
import type { Disagreement } from './disagreement.ts'
import { isSamePlace, type Placed, placedIn } from './placed.ts'
import { replacedValue } from './replacement.ts'
import { toSide } from './side.ts'
import { similarStatements } from './similarStatements.ts'
import { subjectOfBoth } from './subject.ts'
import { differingValues } from './values.ts'

/** Two statements that disagree. If `kind` is `superseded`, the second is the later one. */
export interface DisagreeingPair {
  readonly kind: Disagreement['kind']
  readonly first: Placed
  readonly second: Placed
  readonly values: readonly [string, string]
  /** How much both are about the same, 0 to 1. */
  readonly score: number
}

type Found = Pick<DisagreeingPair, 'values' | 'score'>

/**
 * The disagreements of a document with all others and, between its dated entries, within itself. In steps, see `runInSlices`.
 * Each statement is compared with the few that share most with it, so that the cost does not grow with the number of documents.
 */
export function* findDisagreements(
  documentId: string,
  store: DocumentStore,
): Generator<void, Disagreement[]> {
  const statedOf = createStatedOf(store)
  const pairs = yield* findPairs(documentId, store)
  return pairs.map(({ kind, first, second, values }) => ({
    kind,
    subject: subjectOfBoth(first, second, values),
    sides: [toSide(first, values[0], statedOf(first)), toSide(second, values[1], statedOf(second))],
  }))
}

/** As `findDisagreements`, with the statements. */
export function* findPairs(documentId: string, store: DocumentStore): Generator<void, DisagreeingPair[]> {
  const found: DisagreeingPair[] = []
  const seen: Placed[] = []
  const statedOf = createStatedOf(store)
  for (const passage of store.documents.get(documentId)?.passages ?? []) {
    yield
    for (const own of placedIn(passage, store)) {
      if (seen.some((one) => isSamePlace(one, own))) continue
      seen.push(own)
      for (const other of [...similarStatements(own, store, false), ...similarStatements(own, store, true)]) {
        const pair = pairOf(other, own, store, statedOf)
        if (pair !== null) found.push(pair)
      }
    }
  }
  return bestOfEach(found)
}

/** Of pairs with the same statement and document, the one with the highest score. */
function bestOfEach(pairs: readonly DisagreeingPair[]): DisagreeingPair[] {
  const chosen: DisagreeingPair[] = []
  for (const pair of pairs.toSorted((a, b) => b.score - a.score)) {
    const isTaken = chosen.some((other) =>
      [other.first, other.second].some((one) =>
        [pair.first, pair.second].some((own, i) => {
          const [partner, rest] = [
            [pair.second, pair.first][i],
            one === other.first ? other.second : other.first,
          ]
          return isSamePlace(one, own) && partner?.passage.documentId === rest.passage.documentId
        }),
      ),
    )
    if (!isTaken) chosen.push(pair)
  }
  return chosen
}

function pairOf(
  a: Placed,
  b: Placed,
  store: DocumentStore,
  statedOf: ReturnType<typeof createStatedOf>,
): DisagreeingPair | null {
  if (a.sentence.text === b.sentence.text) return null
  const replaced = replacedValue(a, b, store.index)
  if (replaced !== null) return { kind: 'superseded', first: a, second: b, values: replaced, score: 1 }
  const replacedBack = replacedValue(b, a, store.index)
  if (replacedBack !== null)
    return { kind: 'superseded', first: b, second: a, values: replacedBack, score: 1 }
  const isLater = isStatedLater(b, a, statedOf)
  const [first, second] = isStatedLater(a, b, statedOf) ? [b, a] : [a, b]
  const isSuperseded = isLater || first === b
  const isWithin = a.passage.documentId === b.passage.documentId
  if (isWithin && !isSuperseded) return null
  const found = isWithin ? differWithin(first, second, store) : differBetween(first, second, store)
  return found && { kind: isSuperseded ? 'superseded' : 'contradiction', first, second, ...found }
}

/** Between two documents. */
function differBetween(first: Placed, second: Placed, { index }: DocumentStore): Found | null {
  const typed = differingValues(first, second, index, { share: 0.6, strictShare: 0.55 })
  if (typed !== null) return { values: typed.values, score: typed.share }
  const aligned = align(first, second, index)
  const isSame = aligned !== null && aligned.score >= 0.6 && aligned.common >= 6
  return isSame ? { values: aligned.values, score: aligned.score } : null
}

/** Between an earlier and a later entry of one document, where words that say that something changed make it probable. */
function differWithin(first: Placed, second: Placed, { index }: DocumentStore): Found | null {
  const changes = CHANGE.test(second.statement.text)
  const min = changes ? { share: 0.5, strictShare: 0.3 } : { share: 0.7, strictShare: 0.6 }
  const typed = differingValues(first, second, index, min)
  if (typed !== null && typed.kind !== 'polarity') return { values: typed.values, score: typed.share }
  const aligned = align(first, second, index)
  const isSame = aligned !== null && aligned.score >= (changes ? 0.5 : 0.75) && aligned.common >= 6
  return isSame ? { values: aligned.values, score: aligned.score } : null
}
