import type { ONBOARDING_STEPS, OnboardingAnswers } from '../../domain/onboarding.ts'
import type { NewAccount } from '../../domain/registration.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import type { OnboardingProgress } from '../../session/signUpStorage.ts'

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** The states that make a call, in their order; savingProfile is the only one of an ending without setup data. */
export const CALL_STATES = [
  'savingProfile',
  'registering',
  'markingRegistered',
  'signingUp',
  'markingCreated',
  'signingOut',
] as const

export type CallState = (typeof CALL_STATES)[number]

export interface OnboardingContext {
  fields: Fields<{ aiName: string }>
  answers: OnboardingAnswers
  /** Of the setup data that this tab held at the start, from which the accounts are made; null without. */
  account: NewAccount | null
  setupToken: string | null
  /** The user at the backend whose profile is kept where no account is made; null where the backend knows nobody. */
  userId: string | null
  /** Where a reload goes on; null once it has. */
  resumeAt: OnboardingStep | null
  /** What is still missing at the end, told at the question that lacks an answer. */
  problem: string | null
  /** The call that has failed, and what it said; empty where it said nothing. */
  failure: { at: CallState; message: string } | null
  /** Nothing is left that a reload could go on with. */
  isSpent: boolean
}

export interface OnboardingInput {
  account: NewAccount | null
  setupToken: string | null
  userId: string | null
  progress: OnboardingProgress | null
}
