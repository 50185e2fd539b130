import type { DocumentStore } from '../documentStore.ts'
import { createStatedOf } from '../selection/stated.ts'
import { capitalized } from '../text/capitalized.ts'
import { align } from './alignment.ts'
import type { Change } from './disagreement.ts'
import { findPairs } from './findDisagreements.ts'
import { isSamePlace, type Placed, placedIn } from './placed.ts'
import { toSide } from './side.ts'
import { subjectOfBoth } from './subject.ts'

/** Minimum share of the rarer words that two wordings of one statement have in common. */
const MIN_SAME = 0.5
/** A statement whose words are to this share in the other document is only worded or divided differently. */
const MAX_NEW = 0.75
/** Two documents are versions of one text if at least this share of the shorter one is in both. */
const MIN_VERSION = 0.3

interface Difference extends Pick<Change, 'kind'> {
  readonly first: Placed | null
  readonly second: Placed | null
  readonly values: readonly [string, string]
}

/**
 * The differences between two documents, in the order of the first, then of the second. What is only worded differently is
 * not listed. A document that is no version of the other, such as an amendment, has nothing new or gone: only what it changes.
 * In steps, see `runInSlices`.
 */
export function* compareDocuments(
  firstId: string,
  secondId: string,
  store: DocumentStore,
): Generator<void, Change[]> {
  const [own, others] = [statementsOf(firstId, store), statementsOf(secondId, store)]
  const paired = new Map<Placed, Placed>()
  const isFree = (placed: Placed): boolean => !paired.has(placed)
  const pair = (a: Placed, b: Placed): void => {
    paired.set(a, b)
    paired.set(b, a)
  }
  pairEqual(own, others, pair)
  const isVersion = paired.size / 2 >= MIN_VERSION * Math.min(own.length, others.length)
  const similar: { a: Placed; b: Placed; share: number }[] = []
  for (const a of own.filter(isFree)) {
    yield
    for (const b of others.filter(isFree)) {
      const share = commonShare(a, b, store)
      if (share >= MIN_SAME) similar.push({ a, b, share })
    }
  }
  for (const { a, b } of similar.sort((x, y) => y.share - x.share)) if (isFree(a) && isFree(b)) pair(a, b)
  const disagreeing = yield* findPairs(secondId, store)
  const differences: Difference[] = []
  for (const placed of [...own, ...others]) {
    yield
    const isOwn = placed.passage.documentId === firstId
    const [a, b] = isOwn ? [placed, paired.get(placed) ?? null] : [paired.get(placed) ?? null, placed]
    const listed = disagreeing.find(
      ({ first, second }) =>
        [first, second].every((side) => [firstId, secondId].includes(side.passage.documentId)) &&
        first.passage.documentId !== second.passage.documentId &&
        [first, second].some((side) => isSamePlace(side, placed)),
    )
    if (listed !== undefined && (a === null || b === null || normalized(a) !== normalized(b))) {
      if (!isOwn) continue
      const isInOrder = listed.first.passage.documentId === firstId
      const [first, second] = isInOrder ? [listed.first, listed.second] : [listed.second, listed.first]
      const values = isInOrder ? listed.values : ([listed.values[1], listed.values[0]] as const)
      differences.push({ kind: 'changed', first, second, values })
    } else if (a !== null && b !== null) {
      const difference = isOwn ? differenceOf(a, b, store) : null
      if (difference !== null) differences.push(difference)
    } else if (isVersion && !isElsewhere(placed, isOwn ? others : own, store))
      differences.push({ kind: isOwn ? 'gone' : 'new', first: a, second: b, values: ['', ''] })
  }
  const statedOf = createStatedOf(store)
  return differences.map(({ kind, first, second, values }) => ({
    kind,
    subject: first && second ? subjectOfBoth(first, second, values) : titleOf(first ?? second),
    first: first && toSide(first, values[0], statedOf(first)),
    second: second && toSide(second, values[1], statedOf(second)),
  }))
}

function statementsOf(documentId: string, store: DocumentStore): Placed[] {
  const all: Placed[] = []
  for (const passage of store.documents.get(documentId)?.passages ?? [])
    for (const placed of placedIn(passage, store))
      if (!all.slice(-60).some((one) => isSamePlace(one, placed))) all.push(placed)
  return all
}

function normalized({ statement }: Placed): string {
  return statement.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Pairs equal statements, those in sections with the same title first. */
function pairEqual(
  own: readonly Placed[],
  others: readonly Placed[],
  pair: (a: Placed, b: Placed) => void,
): void {
  const byText = Map.groupBy(others, normalized)
  for (const a of own) {
    const equal = byText.get(normalized(a)) ?? []
    const b = equal.find((one) => sectionOf(one) === sectionOf(a)) ?? equal[0]
    if (b === undefined) continue
    equal.splice(equal.indexOf(b), 1)
    pair(a, b)
  }
}

/** The title of its section without its number. */
function sectionOf({ sentence }: Placed): string {
  return (sentence.block.headings.at(-1) ?? '').replace(/^[\d.\s]+/, '').toLowerCase()
}

/** How the statement changed, or null if only its words did. */
function differenceOf(first: Placed, second: Placed, { index }: DocumentStore): Difference | null {
  if (normalized(first) === normalized(second))
    return sectionOf(first) === sectionOf(second) ? null : { kind: 'moved', first, second, values: ['', ''] }
  const aligned = align(first, second, index)
  return aligned && { kind: 'changed', first, second, values: aligned.values }
}

function commonShare(a: Placed, b: Placed, { index }: DocumentStore): number {
  const [own, others] = [a.sentence.subjectTerms, b.sentence.subjectTerms]
  const sum = (terms: readonly string[]): number =>
    terms.reduce((whole, term) => whole + index.rarity(term), 0)
  const common = sum([...own].filter((term) => others.has(term)))
  const whole = Math.max(sum([...own]), sum([...others]))
  return whole === 0 ? 0 : common / whole
}

/** Whether the words of a statement are in one section of the other document. */
function isElsewhere(placed: Placed, others: readonly Placed[], { index }: DocumentStore): boolean {
  const own = [...placed.sentence.subjectTerms]
  const near = others.filter((other) => sectionOf(other) === sectionOf(placed))
  const terms = new Set(near.flatMap((other) => [...other.sentence.subjectTerms]))
  const sum = (of: readonly string[]): number => of.reduce((whole, term) => whole + index.rarity(term), 0)
  const numbers = placed.statement.text.match(/\d+(?:[.,]\d+)*/g) ?? []
  return (
    sum(own.filter((term) => terms.has(term))) >= MAX_NEW * sum(own) &&
    numbers.every((number) => near.some(({ statement }) => statement.text.includes(number)))
  )
}

function titleOf(placed: Placed | null): string {
  if (placed === null) return ''
  const { sentence, passage } = placed
  return capitalized(sentence.block.headings.at(-1) ?? passage.filename)
}
