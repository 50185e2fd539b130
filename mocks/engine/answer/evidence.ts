import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import { sortByScore } from '../invertedIndex.ts'
import { toWeights } from '../query.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Span } from '../text/sentences.ts'
import { containsExpected } from './expectedContent.ts'
import type { Question } from './question.ts'

/** A sentence that may answer the question. */
export interface Candidate {
  readonly passage: StoredPassage
  /** Offsets in the page's text. */
  readonly span: Span
  readonly sentence: Sentence
  /** Share of the question's terms in the sentence, weighted by importance, 0 to 1. */
  readonly coverage: number
  /** The same share in its passage, including the heading. */
  readonly passageCoverage: number
  /** How well the passage answers, about 0 to 1. Orders pages. */
  readonly relevance: number
  /** How well the sentence answers, about 0 to 1. Selects the cited sentence of a page. */
  readonly fit: number
}

/** Maximum number of passages whose sentences are scored. */
const MAX_PASSAGES = 40
/** Weight of passages in a table of contents or an index. */
const CONTENTS_WEIGHT = 0.2
/** Minimum and maximum words of a sentence. */
const WORDS = { least: 3, most: 70 }

/**
 * Weights of the two scores, tuned on six manuals with known answer pages. Relevance depends mostly on the passage, because
 * a higher weight of single sentences prefers pages that only mention the subject.
 */
const RELEVANCE = { passage: 0.6, passageCoverage: 0.25, heading: 0.2, coverage: 0.05, expectedContent: 0.1 }
const FIT = { passage: 0.4, passageCoverage: 0.25, coverage: 0.25, expectedContent: 0.1 }
const PENALTIES = { label: 0.15, length: 0.12, question: 0.1 }

/**
 * The sentences of the best passages, sorted by `fit`. `weightOf`: a document's weight, less the older it is; 0
 * excludes it.
 */
export function findCandidates(
  store: DocumentStore,
  question: Question,
  weightOf: (documentId: string) => number,
): Candidate[] {
  const scores = new Map<string, number>()
  for (const [id, score] of store.index.score(toWeights(question.terms))) {
    const passage = store.passages.get(id)
    const weight = passage === undefined ? 0 : weightOf(passage.documentId)
    if (passage === undefined || weight === 0) continue
    scores.set(id, score * weight * (passage.isListing ? CONTENTS_WEIGHT : 1))
  }
  const best = sortByScore(scores).slice(0, MAX_PASSAGES)
  const topScore = best[0]?.[1] ?? 1
  const candidates = best.flatMap(([id, score]) => {
    const passage = store.passages.get(id)
    return passage === undefined ? [] : scoreSentences(store, passage, score / topScore, question)
  })
  return candidates.sort((a, b) => b.fit - a.fit || compare(a, b))
}

function compare(a: Candidate, b: Candidate): number {
  if (a.passage.id !== b.passage.id) return a.passage.id < b.passage.id ? -1 : 1
  return a.span.start - b.span.start
}

function scoreSentences(
  store: DocumentStore,
  passage: StoredPassage,
  relativeScore: number,
  question: Question,
): Candidate[] {
  const { headingTerms, terms, sentences } = store.featuresOf(passage)
  const headingCoverage = coverageOf(headingTerms, question)
  const passageCoverage = coverageOf(terms, question)
  return sentences.map((sentence) => {
    const coverage = coverageOf(sentence.terms, question)
    const expectedContent = containsExpected(sentence, question) ? 1 : 0
    const relevance =
      RELEVANCE.passage * relativeScore +
      RELEVANCE.passageCoverage * passageCoverage +
      RELEVANCE.heading * headingCoverage +
      RELEVANCE.coverage * coverage +
      RELEVANCE.expectedContent * expectedContent
    const fit =
      FIT.passage * relativeScore +
      FIT.passageCoverage * passageCoverage +
      FIT.coverage * coverage +
      FIT.expectedContent * expectedContent -
      penaltyOf(sentence)
    const span = { start: passage.start + sentence.start, end: passage.start + sentence.end }
    return { passage, span, sentence, coverage, passageCoverage, relevance, fit }
  })
}

/** How certain a spelling correction is. Short words have more similar words than long ones. */
const CORRECTION_CERTAINTY = { short: 0.3, long: 0.7 }
const MIN_LONG_WORD_LENGTH = 7

/** The share of a question's terms in a set of terms, weighted by importance. */
function coverageOf(found: ReadonlySet<string>, { terms: questionTerms }: Question): number {
  let sum = 0
  for (const { term, importance, isCorrection: isGuess } of questionTerms) {
    const certainty = isGuess
      ? term.length < MIN_LONG_WORD_LENGTH
        ? CORRECTION_CERTAINTY.short
        : CORRECTION_CERTAINTY.long
      : 1
    if (found.has(term)) sum += importance * certainty
  }
  return sum
}

function penaltyOf({ text, wordCount, isLabel }: Sentence): number {
  if (isLabel) return PENALTIES.label
  const isOdd = wordCount < WORDS.least || wordCount > WORDS.most
  return (isOdd ? PENALTIES.length : 0) + (text.endsWith('?') ? PENALTIES.question : 0)
}
