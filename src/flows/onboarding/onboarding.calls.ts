import type { OnboardingAnswers, Personality } from '../../domain/onboarding.ts'
import { personalityOf } from '../../domain/onboarding.ts'
import { personalRegistration } from '../../domain/registration.ts'
import type { OnboardingContext } from './onboarding.context.ts'

// What the calls are given. An ending is entered with every answer, and with an account where it makes one: what is
// missing here is a fault of ours.

export function profileOf({ userId, fields, answers }: OnboardingContext) {
  const machine_name = fields.values.aiName
  return { userId: given(userId), fields: { machine_name, ...personalityIn(answers) } }
}

export function registrationOf(context: OnboardingContext) {
  return personalRegistration(
    accountOf(context),
    context.fields.values.aiName,
    personalityIn(context.answers),
  )
}

export function accountOf({ account }: OnboardingContext) {
  return given(account)
}

export function setupTokenIn({ setupToken }: OnboardingContext) {
  return { setupToken: given(setupToken) }
}

function personalityIn(answers: OnboardingAnswers): Personality {
  return given(personalityOf(answers))
}

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An ending of onboarding was entered without what its calls need.')
  return value
}
