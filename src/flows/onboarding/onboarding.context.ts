import type { OnboardingProgress } from '../../device/keptOnboarding.ts'
import type { ONBOARDING_STEPS, OnboardingAnswers } from '../../domain/onboarding.ts'
import type { NewAccount } from '../../domain/registration.ts'
import type { Fields } from '../../lib/forms/fields.ts'

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** The states that make a call, in order. Without setup data, only savingProfile is used. */
export const CALL_STATES = [
  'savingProfile',
  'registering',
  'signingUp',
  'claiming',
  'markingRegistered',
  'signingOut',
] as const

export type CallState = (typeof CALL_STATES)[number]

export interface OnboardingContext {
  fields: Fields<{ aiName: string }>
  answers: OnboardingAnswers
  /** The account to create, from this tab's setup data; null without setup data. */
  account: NewAccount | null
  setupToken: string | null
  /** The backend user whose profile is saved if no account is created; null if this device stores the answers. */
  userId: string | null
  /** The signed-in user's; empty for a demo guest and without a session. */
  email: string
  /** The step to restore after a reload; null once restored. */
  resumeAt: OnboardingStep | null
  /** The message about missing answers, shown at the question without one. */
  problem: string | null
  /** The failed call and its error message, which may be empty. */
  failure: { at: CallState; message: string } | null
  /** Whether the user left the registration to a later sign-in. */
  isPostponed: boolean
  /** Whether a reload can no longer continue from stored progress. */
  isFinished: boolean
}

export interface OnboardingInput {
  account: NewAccount | null
  setupToken: string | null
  userId: string | null
  email: string
  progress: OnboardingProgress | null
}
