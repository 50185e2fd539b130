import * as v from 'valibot'
import { textOfAtMost } from '../lib/text/text.ts'
import type { BeliefLevel } from './onboardingQuestions.ts'
import type { MemoryDecay, Settings } from './settings.ts'
import { DEFAULT_SETTINGS, settingsIn } from './settings.ts'

/** The settings that an account at the backend keeps; without one, this device does. */
export type AccountSettings = Pick<
  Settings,
  'displayName' | 'machineName' | 'contradictionTolerance' | 'beliefSensitivity' | 'memoryDecay'
>

/** What the backend says of them. It may know less. */
export interface AccountFields {
  name?: string
  machine_name?: string
  contradiction_tolerance?: number
  /** '{}' is what an account of the waitlist begins with; it reads as moderate. */
  belief_sensitivity?: BeliefLevel | '{}'
  memory_decay?: MemoryDecay
}

/** What the account holds; what it does not say, or says in words nobody knows, is as it was from the start. */
export function accountSettings(fields: AccountFields): AccountSettings {
  const { displayName, machineName, contradictionTolerance, beliefSensitivity, memoryDecay } = {
    ...DEFAULT_SETTINGS,
    ...settingsIn({
      displayName: fields.name,
      machineName: fields.machine_name,
      contradictionTolerance: fields.contradiction_tolerance,
      beliefSensitivity: fields.belief_sensitivity,
      memoryDecay: fields.memory_decay,
    }),
  }
  return { displayName, machineName, contradictionTolerance, beliefSensitivity, memoryDecay }
}

/** The change in the backend's words. What an account does not keep is left out. */
export function accountFields(change: Partial<Settings>): AccountFields {
  const { displayName, machineName, contradictionTolerance, beliefSensitivity, memoryDecay } = change
  return {
    ...(displayName !== undefined && { name: displayName }),
    ...(machineName !== undefined && { machine_name: machineName }),
    ...(contradictionTolerance !== undefined && { contradiction_tolerance: contradictionTolerance }),
    ...(beliefSensitivity !== undefined && { belief_sensitivity: beliefSensitivity }),
    ...(memoryDecay !== undefined && { memory_decay: memoryDecay }),
  }
}

/** A first and a last name of their greatest lengths, and the space between. */
const MAX_DISPLAY_NAME = 201
const MAX_MACHINE_NAME = 100

const names = v.object({
  displayName: v.exactOptional(
    v.pipe(textOfAtMost(MAX_DISPLAY_NAME, 'Your display name'), v.nonEmpty('Please enter a display name.')),
  ),
  machineName: v.exactOptional(
    v.pipe(textOfAtMost(MAX_MACHINE_NAME, 'The AI name'), v.nonEmpty('Please enter a name for your AI.')),
  ),
})

/** What is wrong with a name, by the setting. */
export type NameErrors = { readonly [Name in 'displayName' | 'machineName']?: string }

/** The change as it is saved, its names trimmed, or what is wrong with them. */
export function checkedChange(
  change: Partial<Settings>,
): { isValid: true; change: Partial<Settings> } | { isValid: false; errors: NameErrors } {
  const { success, output, issues } = v.safeParse(names, change)
  if (success) return { isValid: true, change: { ...change, ...output } }
  const errors: { -readonly [Name in keyof NameErrors]: NameErrors[Name] } = {}
  for (const issue of issues) {
    const name = issue.path?.[0]?.key as keyof NameErrors
    errors[name] ??= issue.message
  }
  return { isValid: false, errors }
}
