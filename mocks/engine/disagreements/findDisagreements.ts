import type { DocumentStore } from '../documentStore.ts'
import { isStatedLater } from '../selection/later.ts'
import { createStatedOf } from '../selection/stated.ts'
import { differ } from './differ.ts'
import type { Disagreement } from './disagreement.ts'
import { isSamePlace, type Placed, placedIn } from './placed.ts'
import { replacedValue } from './replacement.ts'
import { toSide } from './side.ts'
import { similarStatements } from './similarStatements.ts'
import { subjectOfBoth } from './subject.ts'

/** Two statements that disagree. If `kind` is `superseded`, the second is the later one. */
export interface DisagreeingPair {
  readonly kind: Disagreement['kind']
  readonly first: Placed
  readonly second: Placed
  readonly values: readonly [string, string]
  /** How much both are about the same, 0 to 1. */
  readonly score: number
}

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
  const isWithin = a.passage.documentId === b.passage.documentId
  const [x, y] = [statedOf(a), statedOf(b)]
  if (isWithin && (x.entry === null || y.entry === null || x.entry === y.entry)) return null
  const [isLater, isEarlier] = [isStatedLater(b, a, statedOf), isStatedLater(a, b, statedOf)]
  const [first, second] = isEarlier ? [b, a] : [a, b]
  const isNearestTo = (one: Placed): boolean => {
    const [nearest] = similarStatements(one, store, isWithin)
    return nearest !== undefined && isSamePlace(nearest, one === first ? second : first)
  }
  const isSuperseded = isLater || isEarlier
  const found = differ(first, second, store.index, {
    isWithin,
    isSuperseded,
    isNearest: () => isNearestTo(first) && isNearestTo(second),
    isNearestToSecond: () => isNearestTo(second),
  })
  if (found === null) return null
  const { values, score } = found
  return { kind: isSuperseded ? 'superseded' : 'contradiction', first, second, values, score }
}
