import type { OnboardingAnswers, Personality } from '../../domain/onboarding.ts'
import { personalityOf } from '../../domain/onboarding.ts'
import { personalRegistration } from '../../domain/registration.ts'
import type { OnboardingContext } from './onboarding.context.ts'

// The inputs of the machine's calls. The calls start only with every answer and, if they need it, an account.

export function profileInput({ userId, email, fields, answers }: OnboardingContext) {
  const machine_name = fields.values.aiName
  return { userId, email, fields: { machine_name, ...requirePersonality(answers) } }
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
  if (value === null) throw new Error('A call of onboarding was started without its input.')
  return value
}
