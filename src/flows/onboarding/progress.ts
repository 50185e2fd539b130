import type { OnboardingProgress } from '../../device/keptOnboarding.ts'
import {
  aiNameSchema,
  ONBOARDING_STEPS,
  type OnboardingAnswers,
  type QuestionId,
} from '../../domain/onboarding.ts'
import { ONBOARDING_QUESTIONS, type OnboardingAnswer } from '../../domain/onboardingQuestions.ts'
import { createFields, validateFields } from '../../lib/forms/fields.ts'
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
    isPostponed: false,
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
  const reachable = lastReachable(isNamed, answers)
  const step = ONBOARDING_STEPS[Math.min(storedIndex, reachable)] ?? 'greeting'
  return { step, aiName: isNamed ? aiName : '', answers }
}

/** Whether the step is at most one past the last answered step. */
export function canReach(step: OnboardingStep, { fields, answers }: OnboardingContext): boolean {
  const isNamed = validateFields(fields, aiNameSchema).isValid
  return ONBOARDING_STEPS.indexOf(step) <= lastReachable(isNamed, answers)
}

/** Index of the step after the last answered one. */
function lastReachable(isNamed: boolean, answers: OnboardingAnswers): number {
  const lastAnswered = ONBOARDING_STEPS.findLastIndex(
    (step) => step === 'greeting' || step in answers || (step === 'naming' && isNamed),
  )
  return Math.min(lastAnswered + 1, ONBOARDING_STEPS.length - 1)
}

export function isAnswerOf(question: QuestionId, answer: string | undefined): boolean {
  const offered: readonly OnboardingAnswer[] | undefined = ONBOARDING_QUESTIONS.find(
    ({ id }) => id === question,
  )?.answers
  return offered?.some(({ id }) => id === answer) ?? false
}

/** The shown step. A call has that of the last question: a reload returns to it, and the calls can be repeated. */
export function currentStep({ value }: { value: unknown }): OnboardingStep {
  return ONBOARDING_STEPS.find((step) => step === value) ?? 'question5'
}

/** The progress to store for a reload; null once onboarding is finished. */
export function currentProgress(state: {
  value: unknown
  context: OnboardingContext
}): OnboardingProgress | null {
  const { fields, answers, isFinished } = state.context
  if (isFinished) return null
  return {
    step: currentStep(state),
    aiName: fields.values.aiName,
    answers: answers as Record<string, string>,
  }
}
