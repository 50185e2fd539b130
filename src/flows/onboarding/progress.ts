import type { OnboardingAnswers, QuestionId } from '../../domain/onboarding.ts'
import { aiNameSchema, ONBOARDING_STEPS } from '../../domain/onboarding.ts'
import type { OnboardingAnswer } from '../../domain/onboardingQuestions.ts'
import { ONBOARDING_QUESTIONS } from '../../domain/onboardingQuestions.ts'
import { createFields, validateFields } from '../../lib/forms/fields.ts'
import type { OnboardingProgress } from '../../session/signUpStorage.ts'
import type { OnboardingContext, OnboardingInput, OnboardingStep } from './onboarding.context.ts'

interface RestoredProgress {
  step: OnboardingStep
  aiName: string
  answers: OnboardingAnswers
}

/** The machine's context at the start, with the progress stored before a reload. */
export function initialOnboardingContext({ progress, ...input }: OnboardingInput): OnboardingContext {
  const { step, aiName, answers } = restoreProgress(progress)
  return {
    ...input,
    fields: createFields({ aiName }),
    answers,
    resumeAt: step,
    problem: null,
    failure: null,
    isFinished: false,
  }
}

/**
 * The valid part of stored progress. The step is at most one past the last answered step. Unanswered steps before it
 * stay unanswered; the last answer returns to them.
 */
function restoreProgress(progress: OnboardingProgress | null): RestoredProgress {
  const storedIndex = (ONBOARDING_STEPS as readonly string[]).indexOf(progress?.step ?? '')
  if (progress === null || storedIndex < 0) return { step: 'greeting', aiName: '', answers: {} }
  const { aiName } = progress
  const isNamed = validateFields(createFields({ aiName }), aiNameSchema).isValid
  const answers = Object.fromEntries(
    ONBOARDING_QUESTIONS.filter(({ id }) => isAnswerOf(id, progress.answers[id])).map(({ id }) => [
      id,
      progress.answers[id],
    ]),
  )
  const lastAnswered = ONBOARDING_STEPS.findLastIndex(
    (step) => step === 'greeting' || step in answers || (step === 'naming' && isNamed),
  )
  const step = ONBOARDING_STEPS[Math.min(storedIndex, lastAnswered + 1)] ?? 'greeting'
  return { step, aiName: isNamed ? aiName : '', answers }
}

/** Whether the question offers this answer. */
export function isAnswerOf(question: QuestionId, answer: string | undefined): boolean {
  const offered: readonly OnboardingAnswer[] | undefined = ONBOARDING_QUESTIONS.find(
    ({ id }) => id === question,
  )?.answers
  return offered?.some(({ id }) => id === answer) ?? false
}

/** The progress to store for a reload; null once onboarding is finished. */
export function currentProgress(state: {
  value: unknown
  context: OnboardingContext
}): OnboardingProgress | null {
  const { fields, answers, isFinished } = state.context
  if (isFinished) return null
  // A reload during the calls returns to the last question; the calls can be repeated.
  const step = ONBOARDING_STEPS.find((step) => step === state.value) ?? 'question5'
  return { step, aiName: fields.values.aiName, answers: answers as Record<string, string> }
}
