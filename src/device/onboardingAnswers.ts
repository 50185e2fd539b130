import type { Settings } from '../domain/settings.ts'
import { parseSettings } from '../domain/settings.ts'
import { stringOrEmpty } from '../lib/objects.ts'
import { KEPT_KEYS } from './keys.ts'
import { readStoredAnswers } from './storedAnswers.ts'

// The answers of a user who completed onboarding without a backend account. They are kept at sign-out, because the
// account is registered with them at a later sign-in.

export type KeptAnswers = Pick<Settings, 'machineName' | 'contradictionTolerance' | 'beliefSensitivity'>

/** Replaces the stored answers. */
export function storeOnboardingAnswers(email: string, answers: KeptAnswers): void {
  const { machineName, contradictionTolerance, beliefSensitivity } = answers
  const stored = { email: email.toLowerCase(), machineName, contradictionTolerance, beliefSensitivity }
  localStorage.setItem(KEPT_KEYS.onboardingAnswers, JSON.stringify(stored))
}

/** The answers of the user with this email; null without complete answers. */
export function readOnboardingAnswers(email: string, storage: Storage = localStorage): KeptAnswers | null {
  const stored = readStoredAnswers(storage)
  if (stored?.email !== email.toLowerCase()) return null
  const { machineName, contradictionTolerance, beliefSensitivity } = parseSettings(stored)
  return machineName && contradictionTolerance !== undefined && beliefSensitivity !== undefined
    ? { machineName, contradictionTolerance, beliefSensitivity }
    : null
}

/** The answers of the user with this email as fields of the backend registration; null without complete answers. */
export function readRegistrationAnswers(email: string, storage: Storage = localStorage) {
  const answers = readOnboardingAnswers(email, storage)
  if (answers === null) return null
  const { machineName, contradictionTolerance, beliefSensitivity } = answers
  return {
    machine_name: machineName,
    contradiction_tolerance: contradictionTolerance,
    belief_sensitivity: beliefSensitivity,
  }
}

/** Applies changed settings to the stored answers, if there are any. */
export function updateOnboardingAnswers(change: Partial<Settings>): void {
  const stored = readStoredAnswers(localStorage)
  if (stored === null) return
  const answers = { ...parseSettings(stored), ...change } as KeptAnswers
  storeOnboardingAnswers(stringOrEmpty(stored.email), answers)
}
