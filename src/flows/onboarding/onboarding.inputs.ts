import { type AnsweredFields, personalityOf } from '../../domain/onboarding.ts'
import type { OnboardingContext } from './onboarding.context.ts'

// The inputs of the machine's calls. The calls start only with every answer and, if they need it, an account.

export function profileInput(context: OnboardingContext) {
  return { userId: context.userId, email: context.email, answers: answeredFields(context) }
}

export function registrationInput(context: OnboardingContext) {
  return { account: requireAccount(context), answers: answeredFields(context) }
}

function answeredFields({ fields, answers }: OnboardingContext): AnsweredFields {
  return { machine_name: fields.values.aiName, ...requireValue(personalityOf(answers)) }
}

export function requireAccount({ account }: OnboardingContext) {
  return requireValue(account)
}

export function setupTokenInput({ setupToken }: OnboardingContext) {
  return { setupToken: requireValue(setupToken) }
}

function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A call of onboarding was started without its input.')
  return value
}
