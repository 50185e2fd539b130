import * as v from 'valibot'
import { textOfAtMost } from '../lib/text/text.ts'
import { BELIEF_QUESTION, ONBOARDING_QUESTIONS, type OnboardingAnswer } from './onboardingQuestions.ts'
import type { BeliefLevel } from './settings.ts'

/** The seven steps in order; a question's step has the question's id. */
export const ONBOARDING_STEPS = [
  'greeting',
  'naming',
  'question1',
  'question2',
  'question3',
  'question4',
  'question5',
] as const

export type QuestionId = (typeof ONBOARDING_QUESTIONS)[number]['id']

/** The id of the chosen answer by question; unanswered questions are missing. */
export type OnboardingAnswers = Readonly<Partial<Record<QuestionId, string>>>

export const AI_NAME_MISSING = 'Please provide an AI name'
export const QUESTIONS_INCOMPLETE = 'Please complete all questions'

const MAX_AI_NAME = 100

/** The AI's name: required, trimmed. */
export const aiNameSchema = v.object({
  aiName: v.pipe(textOfAtMost(MAX_AI_NAME, 'The AI name'), v.nonEmpty(AI_NAME_MISSING)),
})

/** The assistant's settings that follow from the answers, in the backend's field names. */
export interface Personality {
  contradiction_tolerance: number
  belief_sensitivity: BeliefLevel
}

/** The fields of the backend account that onboarding decides. */
export interface AnsweredFields extends Personality {
  machine_name: string
}

/** The settings that follow from the answers; null unless each of the five questions has a valid answer. */
export function personalityOf(answers: OnboardingAnswers): Personality | null {
  const scores = ONBOARDING_QUESTIONS.flatMap(({ id, answers: offered }) => {
    const chosen = (offered as readonly OnboardingAnswer[]).find((answer) => answer.id === answers[id])
    return chosen === undefined ? [] : [chosen.score]
  })
  const belief = BELIEF_QUESTION.answers.find(({ id }) => id === answers[BELIEF_QUESTION.id])
  if (belief === undefined || scores.length < ONBOARDING_QUESTIONS.length) return null
  return { contradiction_tolerance: contradictionTolerance(scores), belief_sensitivity: belief.id }
}

/** The mean of the answers' scores, rounded to two decimals. */
export function contradictionTolerance(scores: readonly number[]): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.round(mean * 100) / 100
}

/** The message about what onboarding still needs, or null. */
export function onboardingProblem(aiName: string, answers: OnboardingAnswers): string | null {
  if (aiName.trim() === '') return AI_NAME_MISSING
  return personalityOf(answers) === null ? QUESTIONS_INCOMPLETE : null
}
