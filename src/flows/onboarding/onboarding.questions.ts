import { ONBOARDING_STEPS, type QuestionId } from '../../domain/onboarding.ts'
import { type LastAnswerTarget, onboardingBase } from './onboarding.base.ts'
import type { OnboardingStep } from './onboarding.context.ts'

const LAST_ANSWER_TARGETS: readonly LastAnswerTarget[] = [
  'registering',
  'savingProfile',
  'naming',
  'question1',
  'question2',
  'question3',
  'question4',
]

/** Goes to the step in the URL if it can be reached. */
export const followed = {
  'url.followed': ONBOARDING_STEPS.map((step) => ({
    guard: { type: 'isFollowedTo' as const, params: { step } },
    actions: ['trimName' as const, 'clearProblem' as const],
    target: step,
  })),
}

/** The state of a question between two steps. Choosing an answer, even the same one again, continues to `next`. */
export function questionState(id: QuestionId, previous: OnboardingStep, next: OnboardingStep) {
  return onboardingBase.createStateConfig({
    on: {
      'answer.chosen': {
        guard: { type: 'isAnswerOf', params: { question: id } },
        actions: 'recordAnswer',
        target: next,
      },
      'step.returned': { actions: 'clearProblem', target: previous },
      ...followed,
    },
  })
}

/** The state of question 5. Its answer starts the final calls, or returns to a step without an answer. */
export const lastQuestionState = onboardingBase.createStateConfig({
  on: {
    'answer.chosen': LAST_ANSWER_TARGETS.map((outcome) => ({
      guard: { type: 'leadsTo' as const, params: { outcome } },
      actions: ['recordAnswer' as const, 'showMissing' as const],
      target: outcome,
    })),
    'step.returned': { target: 'question4' },
    ...followed,
  },
})
