import type { Answer } from '../types.ts'
import { containsAnswer } from './answerMatch.ts'
import type { EvaluationQuestion } from './evaluationSet.ts'

export interface Response {
  /** The best first. Empty if the question is refused. */
  readonly sources: readonly { readonly excerpt: string; readonly page: number | null }[]
  readonly text: string
  /** Confidence of the first source; 0 if the question is refused. */
  readonly confidence: number
  readonly hypothesis: { readonly text: string; readonly confidence: number } | null
  readonly reportsContradiction: boolean
}

/** A response compared with the known answers. Ranks are counted from 1; null: none of the sources. */
export interface Outcome {
  readonly isAnswered: boolean
  /** Of the first source that contains an answer. */
  readonly rank: number | null
  /** Of the first source on a page with the answer. */
  readonly pageRank: number | null
  readonly responseContains: boolean
  readonly confidence: number
  /** Whether the first hypothesis contains an answer, and its confidence. Null without hypotheses. */
  readonly hypothesis: { readonly isRight: boolean; readonly confidence: number } | null
  readonly reportsContradiction: boolean
  /** The first source; null if the question is refused. */
  readonly excerpt: string | null
}

export function outcomeOf(response: Response, { answers, pages }: EvaluationQuestion): Outcome {
  const { sources, text, confidence, hypothesis, reportsContradiction } = response
  return {
    isAnswered: sources.length > 0,
    rank: rankOf(sources, ({ excerpt }) => containsAnswer(excerpt, answers)),
    pageRank: rankOf(sources, ({ page }) => page !== null && pages.includes(page)),
    responseContains: containsAnswer(text, answers),
    confidence,
    hypothesis: hypothesis && {
      isRight: containsAnswer(hypothesis.text, answers),
      confidence: hypothesis.confidence,
    },
    reportsContradiction,
    excerpt: sources[0]?.excerpt ?? null,
  }
}

function rankOf<Item>(items: readonly Item[], isRight: (item: Item) => boolean): number | null {
  const position = items.findIndex(isRight)
  return position === -1 ? null : position + 1
}

export function toResponse({ sources, response, hypotheses }: Answer): Response {
  const [first] = hypotheses
  return {
    sources,
    text: response,
    confidence: sources[0]?.confidence ?? 0,
    hypothesis: first === undefined ? null : { text: first.hypothesis, confidence: first.confidence },
    reportsContradiction: hypotheses.some(({ contradicting }) => contradicting > 0),
  }
}
