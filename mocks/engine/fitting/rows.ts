import { chooseSources } from '../answer/sources.ts'
import { answerFeatures } from '../selection/answerFeatures.ts'
import type { Candidate } from '../selection/candidate.ts'
import { FEATURE_GROUPS, type Features } from '../selection/featureGroups.ts'
import { type AskedQuestion, isRight } from './collect.ts'

/** The features of one example and what is known about it. */
export interface Row {
  readonly features: Features
  readonly isPositive: boolean
  readonly weight: number
}

/** Right and wrong sentences of a question that are compared, the most probable ones. */
const MAX_POSITIVES = 2
const MAX_NEGATIVES = 12
/** Sources that a person reads. */
const MAX_READ = 3

/**
 * The differences between right and wrong sentences of a question, in both directions (pairwise ranking, Joachims 2002,
 * with a logistic loss as in Burges et al. 2005). All pairs of a question together have the weight 1.
 */
export function sentenceRows({ candidates, labels }: AskedQuestion): Row[] {
  const isAnswer = ({ sentence }: Candidate): boolean => isRight(sentence.text, labels)
  const positives = candidates.filter(isAnswer).slice(0, MAX_POSITIVES)
  const negatives = candidates.filter((candidate) => !isAnswer(candidate)).slice(0, MAX_NEGATIVES)
  const weight = 1 / (2 * positives.length * negatives.length)
  return positives.flatMap((right) =>
    negatives.flatMap((wrong): Row[] => [
      { features: difference(right, wrong), isPositive: true, weight },
      { features: difference(wrong, right), isPositive: false, weight },
    ]),
  )
}

function difference(a: Candidate, b: Candidate): Features {
  const others = allFeatures(b)
  return Object.fromEntries(
    Object.entries(allFeatures(a)).map(([name, value]) => [name, value - (others[name] ?? 0)]),
  )
}

function allFeatures({ features }: Candidate): Features {
  return Object.assign({}, ...FEATURE_GROUPS.map((group) => features[group]))
}

/** A question with the features of its answer. */
export interface AnswerRow {
  readonly features: Features
  readonly isAnswerable: boolean
  /** Whether one of the first sources contains the answer. */
  readonly isFound: boolean
  /** Whether the first source contains the answer. */
  readonly isRight: boolean
}

export function answerRows({ candidates, question, store, labels }: AskedQuestion): AnswerRow[] {
  const right = chooseSources(candidates, question)
    .slice(0, MAX_READ)
    .map(({ best, span }) => isRight(best.passage.page.text.slice(span.start, span.end), labels))
  if (right.length === 0) return []
  return [
    {
      features: answerFeatures(candidates, question, store),
      isAnswerable: labels.answers.length > 0,
      isFound: right.includes(true),
      isRight: right[0] === true,
    },
  ]
}

/**
 * Whether the first sources contain the answer. Questions whose answer is there but not found are left out: refusing them is
 * no fault and no merit. The others count the same together, with and without an answer.
 */
export function refusalRows(all: readonly AnswerRow[]): Row[] {
  const rows = all.filter(({ isFound, isAnswerable }) => isFound || !isAnswerable)
  const found = rows.filter(({ isFound }) => isFound).length
  return rows.map(({ features, isFound }) => ({
    features,
    isPositive: isFound,
    weight: 1 / (isFound ? found : rows.length - found),
  }))
}

/** Whether the first source contains the answer. */
export function certaintyRows(rows: readonly AnswerRow[]): Row[] {
  return rows.map(({ features, isRight }) => ({ features, isPositive: isRight, weight: 1 }))
}
