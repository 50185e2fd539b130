import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from './candidate.ts'
import { findCandidates } from './candidates.ts'
import { certaintyOf } from './certainty.ts'
import { FEATURE_GROUPS, type FeatureGroup, type Features } from './featureGroups.ts'
import { probability, weightedSum } from './logistic.ts'
import { parseQuestion } from './question.ts'
import { isAnswerable } from './refusal.ts'
import { SENTENCE_MODEL } from './weights.ts'

/** Why the sentences of an answer were chosen. */
export interface Explanation {
  readonly kind: string
  /** The words that are looked for, with their shares of the question. */
  readonly terms: readonly { readonly word: string; readonly importance: number }[]
  readonly isAnswerable: boolean
  /** The fitted probability that the first sentence answers the question, before other evidence. */
  readonly probability: number
  /** The best sentences, the first one first. */
  readonly sentences: readonly ExplainedSentence[]
}

export interface ExplainedSentence {
  readonly text: string
  readonly filename: string
  readonly page: number | null
  readonly logOdds: number
  /** What each group of features adds to the log-odds. Their sum and `bias` are the log-odds without the document's age. */
  readonly groups: Readonly<Record<FeatureGroup, number>>
  readonly bias: number
  /** What each group adds less than for the first sentence; negative: more. */
  readonly behindFirst: Readonly<Record<FeatureGroup, number>>
  /** Each feature with its value, its weight and their product; those without effect are left out. */
  readonly features: Readonly<Record<string, { value: number; weight: number; effect: number }>>
  /** False if the question asks for a number or a date and the sentence has none, so that it is never the first. */
  readonly canAnswer: boolean
}

const MAX_SENTENCES = 10

/** Explains the choice among the sentences of all documents, which have the same weight. */
export function explain(text: string, store: DocumentStore): Explanation {
  const question = parseQuestion(text, store)
  const candidates = findCandidates(store, question, () => 1)
  const [first] = candidates
  return {
    kind: question.kind,
    terms: question.terms.map(({ word, importance }) => ({ word, importance: round(importance) })),
    isAnswerable: isAnswerable(candidates, question, store),
    probability: first === undefined ? 0 : round(probability(certaintyOf(candidates, question, store))),
    sentences: candidates.slice(0, MAX_SENTENCES).map((candidate) => explainSentence(candidate, first)),
  }
}

function explainSentence(candidate: Candidate, first: Candidate = candidate): ExplainedSentence {
  const { sentence, passage, logOdds, features, canAnswer } = candidate
  const groups = groupsOf(candidate)
  const ofFirst = groupsOf(first)
  return {
    text: sentence.text,
    filename: passage.filename,
    page: passage.page.number,
    logOdds: round(logOdds),
    groups: mapGroups((group) => groups[group]),
    bias: SENTENCE_MODEL.bias,
    behindFirst: mapGroups((group) => ofFirst[group] - groups[group]),
    features: effectsOf(Object.assign({}, ...FEATURE_GROUPS.map((group) => features[group]))),
    canAnswer,
  }
}

function groupsOf({ features }: Candidate): Record<FeatureGroup, number> {
  return mapGroups((group) => weightedSum(SENTENCE_MODEL.weights, features[group]))
}

function mapGroups(value: (group: FeatureGroup) => number): Record<FeatureGroup, number> {
  return {
    words: round(value('words')),
    proximity: round(value('proximity')),
    kind: round(value('kind')),
    place: round(value('place')),
    shape: round(value('shape')),
  }
}

function effectsOf(features: Features): ExplainedSentence['features'] {
  const effects = Object.entries(features).map(([name, value]) => {
    const weight = SENTENCE_MODEL.weights[name] ?? 0
    return [name, { value: round(value), weight, effect: round(value * weight) }] as const
  })
  return Object.fromEntries(effects.filter(([, { effect }]) => effect !== 0))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
