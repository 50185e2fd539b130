import type { QuestionId } from '../../domain/onboarding.ts'
import type { LastAnswerTarget } from './onboarding.base.ts'
import { onboardingBase } from './onboarding.base.ts'
import type { OnboardingStep } from './onboarding.context.ts'

const LAST_ANSWER_TARGETS: readonly LastAnswerTarget[] = [
  'registering',
  'savingProfile',
  'completed',
  'naming',
  'question1',
  'question2',
  'question3',
  'question4',
]

/** A question between two steps: an answer of its own is recorded and leads on, whether it was chosen before or not. */
export function questionState(id: QuestionId, previous: OnboardingStep, next: OnboardingStep) {
  return onboardingBase.createStateConfig({
    on: {
      'answer.chosen': {
        guard: { type: 'isAnswerOf', params: { question: id } },
        actions: 'recordAnswer',
        target: next,
      },
      'step.returned': { actions: 'clearProblem', target: previous },
    },
  })
}

/** The question whose answer carries the belief level. It triggers the ending, or leads back to what was left out. */
export const lastQuestionState = onboardingBase.createStateConfig({
  on: {
    'answer.chosen': LAST_ANSWER_TARGETS.map((outcome) => ({
      guard: { type: 'leadsTo' as const, params: { outcome } },
      actions: ['recordAnswer' as const, 'tellMissing' as const],
      target: outcome,
    })),
    'step.returned': { actions: 'clearProblem', target: 'question4' },
  },
})
