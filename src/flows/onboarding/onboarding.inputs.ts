import type { OnboardingAnswers, Personality } from '../../domain/onboarding.ts'
import { personalityOf } from '../../domain/onboarding.ts'
import { personalRegistration } from '../../domain/registration.ts'
import type { OnboardingContext } from './onboarding.context.ts'

// What the calls are given. An ending is entered with every answer, and with an account where it makes one: what is
// missing here is a fault of ours.

export function profileInput({ userId, fields, answers }: OnboardingContext) {
  const machine_name = fields.values.aiName
  return { userId: requireValue(userId), fields: { machine_name, ...requirePersonality(answers) } }
}

export function registrationInput(context: OnboardingContext) {
  return personalRegistration(
    requireAccount(context),
    context.fields.values.aiName,
    requirePersonality(context.answers),
  )
}

export function requireAccount({ account }: OnboardingContext) {
  return requireValue(account)
}

export function setupTokenInput({ setupToken }: OnboardingContext) {
  return { setupToken: requireValue(setupToken) }
}

function requirePersonality(answers: OnboardingAnswers): Personality {
  return requireValue(personalityOf(answers))
}

function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An ending of onboarding was entered without what its calls need.')
  return value
}
