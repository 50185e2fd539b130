import type { AnsweredFields } from '../domain/onboarding.ts'
import { parseSettings, type Settings } from '../domain/settings.ts'
import { readKeptOnboarding, updateKeptOnboarding } from './keptOnboarding.ts'

// The answers of a finished onboarding that the backend account does not have yet. They are kept at sign-out, because
// the account gets them at a later sign-in.

export type KeptAnswers = Pick<Settings, 'machineName' | 'contradictionTolerance' | 'beliefSensitivity'>

/** The answers of the user with this email; null without complete answers. */
export function readOnboardingAnswers(email: string, storage?: Storage): KeptAnswers | null {
  const { machineName, contradictionTolerance, beliefSensitivity } = parseSettings(
    readKeptOnboarding(email, storage).answers,
  )
  return machineName && contradictionTolerance !== undefined && beliefSensitivity !== undefined
    ? { machineName, contradictionTolerance, beliefSensitivity }
    : null
}

/** The answers of the user with this email as fields of the backend account; null without complete answers. */
export function readAnsweredFields(email: string, storage?: Storage): AnsweredFields | null {
  const answers = readOnboardingAnswers(email, storage)
  if (answers === null) return null
  const { machineName, contradictionTolerance, beliefSensitivity } = answers
  return {
    machine_name: machineName,
    contradiction_tolerance: contradictionTolerance,
    belief_sensitivity: beliefSensitivity,
  }
}

/**
 * Applies changed settings to the answers of the user with this email, if there are any.
 *
 * @throws DOMException if storage is disabled or full
 */
export function updateOnboardingAnswers(email: string, change: Partial<Settings>): void {
  const { answers } = readKeptOnboarding(email)
  if (answers !== null) updateKeptOnboarding(email, { answers: { ...answers, ...change } })
}
