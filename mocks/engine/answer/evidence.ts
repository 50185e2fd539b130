import { ranked } from '../invertedIndex.ts'
import { type Library, type StoredPassage, textOf } from '../library.ts'
import { toWeights } from '../query.ts'
import { type Span, sentences } from '../text/sentences.ts'
import { countWords, terms } from '../text/terms.ts'
import { meets } from './expectation.ts'
import type { Question } from './question.ts'

/** A sentence that may answer. */
export interface Candidate {
  readonly passage: StoredPassage
  /** In the text of the passage's page. */
  readonly span: Span
  readonly text: string
  /** The share of the question that the sentence itself says, 0 to 1. */
  readonly coverage: number
  /** The share that its passage says, heading included, 0 to 1. */
  readonly passageCoverage: number
  /** How well its passage answers, about 0 to 1: what pages are ordered by. */
  readonly relevance: number
  /** How well the sentence itself answers, about 0 to 1: which sentence of a page is cited. */
  readonly fit: number
}

/** How many passages are read sentence by sentence. */
const PASSAGES_READ = 40
/** A table of contents or an index counts for this much of an explaining passage. */
const LISTING_WEIGHT = 0.2
/** A stretch with no full stop is a label up to this many words; no sentence is shorter or longer than that. */
const WORDS = { label: 14, least: 3, most: 70 }

/**
 * What the two scores are made of, measured on six manuals whose right pages are known: a page is found by what
 * its passage says as a whole; weighing single sentences higher there favours pages that only mention the matter.
 */
const RELEVANCE = { passage: 0.6, passageCoverage: 0.25, heading: 0.2, coverage: 0.05, expectation: 0.1 }
const FIT = { passage: 0.4, passageCoverage: 0.25, coverage: 0.25, expectation: 0.1 }
const PENALTIES = { label: 0.15, length: 0.12, question: 0.1 }

/** The sentences of the best passages, the most fitting first. `weightOf` is how much a document still counts. */
export function gatherCandidates(
  library: Library,
  question: Question,
  weightOf: (documentId: string) => number,
): Candidate[] {
  const scores = new Map<string, number>()
  for (const [id, score] of library.index.score(toWeights(question.terms))) {
    const passage = library.passages.get(id)
    if (passage === undefined) continue
    scores.set(id, score * weightOf(passage.documentId) * (passage.isListing ? LISTING_WEIGHT : 1))
  }
  const best = ranked(scores).slice(0, PASSAGES_READ)
  const topScore = best[0]?.[1] ?? 1
  const candidates = best.flatMap(([id, score]) => {
    const passage = library.passages.get(id)
    return passage === undefined ? [] : readPassage(passage, score / topScore, question)
  })
  return candidates.sort((a, b) => b.fit - a.fit || compare(a, b))
}

function compare(a: Candidate, b: Candidate): number {
  if (a.passage.id !== b.passage.id) return a.passage.id < b.passage.id ? -1 : 1
  return a.span.start - b.span.start
}

function readPassage(passage: StoredPassage, relativeScore: number, question: Question): Candidate[] {
  const passageText = textOf(passage)
  const heading = terms(passage.page.heading ?? '')
  const headingCoverage = coverageOf(new Set(heading), question)
  const passageCoverage = coverageOf(new Set([...heading, ...terms(passageText)]), question)
  return sentences(passageText).map(({ start, end }) => {
    const text = passageText.slice(start, end)
    const coverage = coverageOf(new Set(terms(text)), question)
    const expectation = meets(text, question) ? 1 : 0
    const relevance =
      RELEVANCE.passage * relativeScore +
      RELEVANCE.passageCoverage * passageCoverage +
      RELEVANCE.heading * headingCoverage +
      RELEVANCE.coverage * coverage +
      RELEVANCE.expectation * expectation
    const fit =
      FIT.passage * relativeScore +
      FIT.passageCoverage * passageCoverage +
      FIT.coverage * coverage +
      FIT.expectation * expectation -
      penaltyOf(text)
    const span = { start: passage.start + start, end: passage.start + end }
    return { passage, span, text, coverage, passageCoverage, relevance, fit }
  })
}

/** What meeting a guess proves that the word itself was meant; a short word has more neighbours than a long one. */
const GUESS_PROOF = { short: 0.3, long: 0.7 }
const LONG_WORD = 7

/** The share of a question, by importance, that a set of terms holds. */
function coverageOf(held: ReadonlySet<string>, { terms: asked }: Question): number {
  let sum = 0
  for (const { term, importance, isGuess } of asked) {
    const proof = isGuess ? (term.length < LONG_WORD ? GUESS_PROOF.short : GUESS_PROOF.long) : 1
    if (held.has(term)) sum += importance * proof
  }
  return sum
}

function penaltyOf(sentence: string): number {
  if (isLabel(sentence)) return PENALTIES.label
  const count = countWords(sentence)
  const isOdd = count < WORDS.least || count > WORDS.most
  return (isOdd ? PENALTIES.length : 0) + (sentence.endsWith('?') ? PENALTIES.question : 0)
}

/** A heading, a term of a list, a cell of a table: it names the matter and says nothing of it. */
export function isLabel(sentence: string): boolean {
  return !/[.!?:;]["'”’)\]]*$/.test(sentence) && countWords(sentence) <= WORDS.label
}
