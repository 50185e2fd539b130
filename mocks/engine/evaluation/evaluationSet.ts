import type { SourceFile } from '../extract.ts'

export interface EvaluationQuestion {
  readonly id: string
  readonly text: string
  /** A source is right if it contains one of these strings. Empty: the documents do not contain the answer. */
  readonly answers: readonly string[]
  /** Physical pages with the answer, counted from 1. Empty if unknown. */
  readonly pages: readonly number[]
  /** For example 'how many'. Null if unknown. */
  readonly kind: string | null
}

/** Documents that are in one memory, and the questions that are asked of it. */
export interface Trial {
  readonly documents: readonly SourceFile[]
  readonly questions: readonly EvaluationQuestion[]
}

export interface EvaluationSet {
  readonly name: string
  readonly trials: readonly Trial[]
}

/** A text file with one paragraph for each string. White space inside a paragraph becomes one space. */
export function textFile(title: string, paragraphs: readonly string[]): SourceFile {
  const text = paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()).join('\n\n')
  return { name: `${title.replaceAll('/', '-')}.txt`, bytes: new TextEncoder().encode(text) }
}

/**
 * The same set with at most `limit` questions that have an answer and `limit` that have none: the first, and the
 * others at equal distances.
 */
export function limitQuestions(set: EvaluationSet, limit: number): EvaluationSet {
  const all = set.trials.flatMap((trial) => trial.questions)
  const kept = new Set([
    ...spread(
      all.filter(({ answers }) => answers.length > 0),
      limit,
    ),
    ...spread(
      all.filter(({ answers }) => answers.length === 0),
      limit,
    ),
  ])
  const trials = set.trials.map(({ documents, questions }) => ({
    documents,
    questions: questions.filter((question) => kept.has(question)),
  }))
  return { name: set.name, trials: trials.filter(({ questions }) => questions.length > 0) }
}

function spread<Item>(items: readonly Item[], limit: number): readonly Item[] {
  if (items.length <= limit) return items
  return items.filter(
    (_, i) => Math.floor((i * limit) / items.length) !== Math.floor(((i - 1) * limit) / items.length),
  )
}
