import type { EvaluationSet, Trial } from '../evaluation/evaluationSet.ts'

/**
 * The trials of a set in which some questions have no answer. If other questions were asked when the memory contained more
 * documents, those that the remaining documents answer are added: a model that compared memories of different sizes would
 * learn the sizes.
 */
export function withoutHalf({ name, trials }: EvaluationSet): EvaluationSet {
  return {
    name,
    trials: trials.flatMap((trial): Trial[] => {
      if (trial.questions.every(({ answers }) => answers.length > 0)) return []
      const whole = trials.find((other) => other !== trial && containsAll(other, trial))
      const removed = new Set(trial.questions.map(({ id }) => id))
      const kept = whole?.questions.filter(({ id }) => !removed.has(id)) ?? []
      return [{ documents: trial.documents, questions: [...trial.questions, ...kept] }]
    }),
  }
}

function containsAll(whole: Trial, part: Trial): boolean {
  return part.documents.every((document) => whole.documents.includes(document))
}
