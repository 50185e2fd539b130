import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import type { Sentence } from '../text/sentence.ts'
import { relatedStems } from '../thesaurus/thesaurus.ts'
import { isSamePlace, type Placed, placedIn } from './placed.ts'

/** The rarest words of a statement that are looked up. */
const MAX_WORDS = 8
/** A word in more passages does not tell what a statement is about. */
const MAX_PASSAGES = 80
const PASSAGES = 12
const STATEMENTS = 6
/** Minimum share of the statement's words, by rarity. */
const MIN_SHARE = 0.25

/** A content word of a sentence with the words that mean nearly the same, each with how much it counts. */
interface Word {
  readonly weight: number
  readonly stems: ReadonlyMap<string, number>
}

/**
 * The statements that share most with one, by the rarity of their words; from other documents, or from its own with
 * `isWithin`. Looks at a limited number of passages, however many documents there are.
 */
export function similarStatements(own: Placed, store: DocumentStore, isWithin: boolean): readonly Placed[] {
  const last = knownSimilar.get(store)
  const similar = last?.version === store.version ? last : { version: store.version, of: new WeakMap() }
  knownSimilar.set(store, similar)
  const found = similar.of.get(own.sentence) ?? findSimilar(own, store)
  similar.of.set(own.sentence, found)
  return found[isWithin ? 'within' : 'others']
}

/** By their sentences, until the documents change. */
const knownSimilar = new WeakMap<DocumentStore, { version: number; of: WeakMap<Sentence, Similar> }>()

interface Similar {
  readonly within: readonly Placed[]
  readonly others: readonly Placed[]
}

function findSimilar(own: Placed, store: DocumentStore): Similar {
  const { index } = store
  const words = wordsOf(own.sentence, index)
  const scores = new Map<string, number>()
  for (const { weight, stems } of words.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_WORDS)) {
    const best = new Map<string, number>()
    for (const [stem, share] of stems)
      if (index.countUnits(stem) <= MAX_PASSAGES)
        for (const id of index.unitsWith(stem)) best.set(id, Math.max(best.get(id) ?? 0, share))
    for (const [id, share] of best) scores.set(id, (scores.get(id) ?? 0) + weight * share)
  }
  const passages = [...scores].sort(([, a], [, b]) => b - a).flatMap(([id]) => store.passages.get(id) ?? [])
  const isOwn = ({ documentId }: StoredPassage): boolean => documentId === own.passage.documentId
  return {
    within: mostSimilar(own, passages.filter(isOwn).slice(0, PASSAGES), store),
    others: mostSimilar(own, passages.filter((one) => !isOwn(one)).slice(0, PASSAGES), store),
  }
}

function mostSimilar(own: Placed, passages: readonly StoredPassage[], store: DocumentStore): Placed[] {
  const found = passages
    .flatMap((passage) => placedIn(passage, store))
    .filter((other) => !isSamePlace(other, own))
    .map((other) => ({ other, share: shareOf(own.sentence, other.sentence, store.index) }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
  const chosen: Placed[] = []
  for (const { other } of found) {
    if (chosen.length === STATEMENTS) break
    if (!chosen.some((one) => isSamePlace(one, other))) chosen.push(other)
  }
  return chosen
}

/** The share of a statement's words that another one, or what is above it, contains or paraphrases, 0 to 1. */
export function relatedShare(own: Placed, other: Placed, index: InvertedIndex): number {
  return shareOf(own.sentence, other.sentence, index)
}

function shareOf(own: Sentence, { terms, termsAbove }: Sentence, index: InvertedIndex): number {
  const words = wordsOf(own, index)
  const byStem = wordsByStem(own, words)
  const best = new Map<number, number>()
  const add = (stem: string): void => {
    const found = byStem.get(stem)
    if (found !== undefined)
      for (const [i, share] of found) if (share > (best.get(i) ?? 0)) best.set(i, share)
  }
  terms.forEach(add)
  termsAbove.forEach(add)
  if (best.size === 0) return 0
  let [common, whole] = [0, 0]
  for (const [i, { weight }] of words.entries()) {
    whole += weight
    common += weight * (best.get(i) ?? 0)
  }
  return whole === 0 ? 0 : common / whole
}

type WordsByStem = ReadonlyMap<string, readonly (readonly [index: number, share: number])[]>
const knownByStem = new WeakMap<Sentence, WordsByStem>()

/** The words of a sentence that a stem is or paraphrases: fewer look-ups than all stems of all words. */
function wordsByStem(sentence: Sentence, words: readonly Word[]): WordsByStem {
  const made = knownByStem.get(sentence)
  if (made !== undefined) return made
  const byStem = new Map<string, [number, number][]>()
  for (const [i, { stems }] of words.entries())
    for (const [stem, share] of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), [i, share]])
  knownByStem.set(sentence, byStem)
  return byStem
}

const knownWords = new Map<string, ReadonlyMap<string, number>>()

/** As `relatedStems` of the thesaurus, kept for each word. */
function relatedTo(word: string): ReadonlyMap<string, number> {
  const related = knownWords.get(word) ?? relatedStems(word, [])
  knownWords.set(word, related)
  return related
}

const known = new WeakMap<Sentence, readonly Word[]>()

function wordsOf(sentence: Sentence, index: InvertedIndex): readonly Word[] {
  const made = known.get(sentence)
  if (made !== undefined) return made
  const seen = new Set<string>()
  const found = sentence.stems.flatMap((stem, i): Word[] => {
    if (!sentence.subjectTerms.has(stem) || seen.has(stem)) return []
    seen.add(stem)
    const word = sentence.words[i]
    const isName = word === undefined || (i > 0 && /^\p{Lu}/u.test(word.text))
    const related = isName || sentence.language !== 'en' ? new Map<string, number>() : relatedTo(word.folded)
    return [{ weight: index.rarity(stem), stems: new Map([...related, [stem, 1]]) }]
  })
  known.set(sentence, found)
  return found
}
