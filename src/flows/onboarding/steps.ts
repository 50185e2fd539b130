import type { StepperStep } from '../../ui/Stepper/Stepper.tsx'
import type { OnboardingStep } from './onboarding.context.ts'

const LABELS: Record<OnboardingStep, string> = {
  greeting: 'Greeting',
  naming: 'Name your assistant',
  question1: 'Conflicting evidence',
  question2: 'Outliers',
  question3: 'Old vs. new',
  question4: 'Open questions',
  question5: 'Belief sensitivity',
}

export const STEPPER_STEPS: readonly (StepperStep & { id: OnboardingStep })[] = Object.entries(LABELS).map(
  ([id, label]) => ({ id: id as OnboardingStep, label }),
)
