import type { DocumentStore } from '../documentStore.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import { createStatedOf } from '../selection/stated.ts'
import { capitalized } from '../text/capitalized.ts'
import { align } from './alignment.ts'
import { otherAmounts } from './differ.ts'
import type { Change } from './disagreement.ts'
import { type DisagreeingPair, findPairs } from './findDisagreements.ts'
import { inCommonOrder } from './inCommonOrder.ts'
import { isSamePlace, type Placed, placedIn } from './placed.ts'
import { toSide } from './side.ts'
import { relatedShare } from './similarStatements.ts'
import { subjectOfBoth } from './subject.ts'

/** Minimum share of words in common of two statements that are compared, see `similarity`. */
const MIN_COMPARED = 0.4
/** The same for two wordings of one statement that say the same. */
const MIN_REWORDED = 0.5
const SAME_SECTION = 0.15
/** Minimum score of an alignment in which a denial or a name counts as a change. */
const MIN_ALIGNED = { polarity: 0.8, name: 0.5, quantity: 0, date: 0 } as const
/** Minimum score of an alignment for a change between documents that are no versions of each other. */
const MIN_CLOSE = 0.7
/** A statement whose words are to this share in one section of the other document is only divided differently. */
const MAX_NEW = 0.75
/** Two documents are versions of one text if at least these shares of the shorter and of the longer one are in both. */
const MIN_VERSION = { shorter: 0.35, longer: 0.15 }

/** Two statements of which the first is in the first document; null where the document has none. */
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
  const pairs = yield* pairStatements(own, others, store.index)
  const moved = movedOf(own, others, pairs)
  const isVersion =
    pairs.size >= MIN_VERSION.shorter * Math.min(own.length, others.length) &&
    pairs.size >= MIN_VERSION.longer * Math.max(own.length, others.length)
  const found = yield* findPairs(secondId, store)
  const disagreeing = found.filter(({ first, second }) =>
    [first, second].some(({ passage }) => passage.documentId === firstId),
  )
  const differences: Difference[] = []
  for (const first of own) {
    yield
    const second = pairs.get(first) ?? null
    const listed = disagreeing.find(
      (pair) => isSamePlace(pair.first, first) || isSamePlace(pair.second, first),
    )
    if (second !== null && isEqual(first, second)) {
      if (moved.has(first)) differences.push({ kind: 'moved', first, second, values: ['', ''] })
    } else if (listed !== undefined) {
      differences.push(changedBy(listed, firstId))
    } else if (second !== null) {
      const change = changeOf(first, second, store.index)
      if (change !== null && (isVersion || isCloseChange(first, second, store.index)))
        differences.push(change)
    } else if (isVersion && isListed(first) && !isElsewhere(first, others, store.index)) {
      differences.push({ kind: 'gone', first, second, values: ['', ''] })
    }
  }
  const known = new Set([...pairs.values(), ...differences.map(({ second }) => second)])
  for (const second of isVersion ? others : []) {
    yield
    if (!known.has(second) && isListed(second) && !isElsewhere(second, own, store.index))
      differences.push({ kind: 'new', first: null, second, values: ['', ''] })
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
  const all = new Map<string, Placed>()
  for (const passage of store.documents.get(documentId)?.passages ?? [])
    for (const placed of placedIn(passage, store)) {
      const key = `${passage.pageIndex}/${placed.sentence.start}`
      if (!all.has(key)) all.set(key, placed)
    }
  return [...all.values()]
}

/** Pairs equal statements, then the most similar ones. Each statement is in at most one pair. */
function* pairStatements(
  own: readonly Placed[],
  others: readonly Placed[],
  index: InvertedIndex,
): Generator<void, Map<Placed, Placed>> {
  const pairs = new Map<Placed, Placed>()
  const byText = Map.groupBy(others, textOf)
  for (const first of own) {
    const equal = byText.get(textOf(first)) ?? []
    const second = equal.find((one) => sectionOf(one) === sectionOf(first)) ?? equal[0]
    if (second === undefined) continue
    equal.splice(equal.indexOf(second), 1)
    pairs.set(first, second)
  }
  const taken = new Set(pairs.values())
  const similar: { first: Placed; second: Placed; score: number }[] = []
  for (const first of own) {
    if (pairs.has(first)) continue
    yield
    for (const second of others) {
      const score = taken.has(second) ? 0 : similarity(first, second, index)
      if (score >= MIN_COMPARED) similar.push({ first, second, score })
    }
  }
  for (const { first, second, score } of similar.sort((a, b) => b.score - a.score)) {
    if (pairs.has(first) || taken.has(second)) continue
    if (score < MIN_REWORDED && changeOf(first, second, index) === null) continue
    pairs.set(first, second)
    taken.add(second)
  }
  return pairs
}

/** The mean share of words that each has of the other, 0 to 1, and more in sections with the same title. */
function similarity(first: Placed, second: Placed, index: InvertedIndex): number {
  const share = (relatedShare(first, second, index) + relatedShare(second, first, index)) / 2
  return share + (share > 0 && sectionOf(first) === sectionOf(second) ? SAME_SECTION : 0)
}

function textOf({ statement }: Placed): string {
  return statement.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function isEqual(first: Placed, second: Placed): boolean {
  return textOf(first) === textOf(second)
}

/** The title of its section without its number. */
function sectionOf({ sentence }: Placed): string {
  return (sentence.block.headings.at(-1) ?? '').replace(/^[\d.\s]+/, '').toLowerCase()
}

/** The statements of the first document that are in another order in the second one; of a moved paragraph only the first. */
function movedOf(
  own: readonly Placed[],
  others: readonly Placed[],
  pairs: ReadonlyMap<Placed, Placed>,
): ReadonlySet<Placed> {
  const paired = own.filter((first) => pairs.has(first))
  const places = new Map(others.map((second, i) => [second, i]))
  const order = paired.map((first) => places.get(pairs.get(first) ?? first) ?? 0)
  const kept = inCommonOrder(order)
  const starts = (i: number): boolean => kept.has(i - 1) || order[i - 1] !== (order[i] ?? 0) - 1
  return new Set(paired.filter((_, i) => !kept.has(i) && starts(i)))
}

/** How a statement changed, or null if only its words did. */
function changeOf(first: Placed, second: Placed, index: InvertedIndex): Difference | null {
  const aligned = align(first, second, index)
  const isChange = aligned !== null && aligned.score >= MIN_ALIGNED[aligned.kind]
  const values = isChange ? aligned.values : otherAmounts(first, second)
  return values && { kind: 'changed', first, second, values }
}

/** Whether two statements of documents that are no versions of each other differ in hardly more than a value. */
function isCloseChange(first: Placed, second: Placed, index: InvertedIndex): boolean {
  return (align(first, second, index)?.score ?? 0) >= MIN_CLOSE
}

function changedBy({ first, second, values }: DisagreeingPair, firstId: string): Difference {
  return first.passage.documentId === firstId
    ? { kind: 'changed', first, second, values }
    : { kind: 'changed', first: second, second: first, values: [values[1], values[0]] }
}

const MIN_WORDS = 4

/** Whether a statement is listed as new or gone: no address, title or salutation. */
function isListed({ sentence: { block, isLabel, wordCount } }: Placed): boolean {
  return block.kind === 'row' || (wordCount >= MIN_WORDS && (!isLabel || block.kind === 'item'))
}

/** Whether the words and numbers of a statement are in the section with the same title of the other document. */
function isElsewhere(placed: Placed, others: readonly Placed[], index: InvertedIndex): boolean {
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
  return placed === null ? '' : capitalized(placed.sentence.block.headings.at(-1) ?? placed.passage.filename)
}
