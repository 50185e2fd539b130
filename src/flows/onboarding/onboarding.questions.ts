import type { QuestionId } from '../../domain/onboarding.ts'
import type { Outcome } from './onboarding.base.ts'
import { onboardingSetup } from './onboarding.base.ts'
import type { OnboardingStep } from './onboarding.context.ts'

const OUTCOMES: readonly Outcome[] = [
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
export function question(id: QuestionId, previous: OnboardingStep, next: OnboardingStep) {
  return onboardingSetup.createStateConfig({
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
export const lastQuestion = onboardingSetup.createStateConfig({
  on: {
    'answer.chosen': OUTCOMES.map((outcome) => ({
      guard: { type: 'leadsTo' as const, params: { outcome } },
      actions: ['recordAnswer' as const, 'tellMissing' as const],
      target: outcome,
    })),
    'step.returned': { actions: 'clearProblem', target: 'question4' },
  },
})
