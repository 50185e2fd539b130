import type { OnboardingAnswers, QuestionId } from '../../domain/onboarding.ts'
import { aiNameSchema, ONBOARDING_STEPS } from '../../domain/onboarding.ts'
import type { OnboardingAnswer } from '../../domain/onboardingQuestions.ts'
import { ONBOARDING_QUESTIONS } from '../../domain/onboardingQuestions.ts'
import { createFields, validateFields } from '../../lib/forms/fields.ts'
import type { OnboardingProgress } from '../../session/signUpStorage.ts'
import type { OnboardingContext, OnboardingStep } from './onboarding.context.ts'

interface RestoredProgress {
  step: OnboardingStep
  aiName: string
  answers: OnboardingAnswers
}

/**
 * Where a reload goes on: with what is still worth something of what was kept, and no further than one step past the
 * last that was answered. A gap before that stays one; the end finds it.
 */
export function restoreProgress(progress: OnboardingProgress | null): RestoredProgress {
  const kept = (ONBOARDING_STEPS as readonly string[]).indexOf(progress?.step ?? '')
  if (progress === null || kept < 0) return { step: 'greeting', aiName: '', answers: {} }
  const { aiName } = progress
  const isNamed = validateFields(createFields({ aiName }), aiNameSchema).isValid
  const answers = Object.fromEntries(
    ONBOARDING_QUESTIONS.filter(({ id }) => isAnswerOf(id, progress.answers[id])).map(({ id }) => [
      id,
      progress.answers[id],
    ]),
  )
  const answered = ONBOARDING_STEPS.findLastIndex(
    (step) => step === 'greeting' || step in answers || (step === 'naming' && isNamed),
  )
  const step = ONBOARDING_STEPS[Math.min(kept, answered + 1)] ?? 'greeting'
  return { step, aiName: isNamed ? aiName : '', answers }
}

/** Whether the question offers this answer. */
export function isAnswerOf(question: QuestionId, answer: string | undefined): boolean {
  const offered: readonly OnboardingAnswer[] | undefined = ONBOARDING_QUESTIONS.find(
    ({ id }) => id === question,
  )?.answers
  return offered?.some(({ id }) => id === answer) ?? false
}

/** What a reload needs to go on from here; null once there is nothing left to go on with. */
export function currentProgress(state: {
  value: unknown
  context: OnboardingContext
}): OnboardingProgress | null {
  const { fields, answers, isSpent } = state.context
  if (isSpent) return null
  // An ending that was cut short begins anew with its last answer; its calls bear that.
  const step = ONBOARDING_STEPS.find((step) => step === state.value) ?? 'question5'
  return { step, aiName: fields.values.aiName, answers: answers as Record<string, string> }
}
