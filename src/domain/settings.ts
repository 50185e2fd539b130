import { isObject } from '../lib/objects.ts'

/** How far new evidence moves the confidence in a claim. */
export const BELIEF_LEVELS = ['low', 'moderate', 'high'] as const
export type BeliefLevel = (typeof BELIEF_LEVELS)[number]

/** How fast older documents lose weight. */
export const MEMORY_DECAYS = ['slow', 'default', 'fast'] as const
export type MemoryDecay = (typeof MEMORY_DECAYS)[number]

/** The number of newer documents after which a document has lost half of the weight that it can lose. */
export const HALF_LIFE_DOCUMENTS: Readonly<Record<MemoryDecay, number>> = { slow: 200, default: 50, fast: 8 }

/** How long data is stored, in days. */
export const RETENTIONS = [30, 90, 365, 'unlimited'] as const
export type Retention = (typeof RETENTIONS)[number]

type Check<Value> = (value: unknown) => value is Value

const isText: Check<string> = (value) => typeof value === 'string'
const isBoolean: Check<boolean> = (value) => typeof value === 'boolean'
const isFraction: Check<number> = (value): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1
const isOneOf =
  <Value>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.includes(value as Value)

/** `accountField`: the user field of the backend that stores the setting; null when only the device stores it. */
function setting<Value, Field extends string | null>(
  isValid: Check<Value>,
  defaultValue: NoInfer<Value>,
  accountField: Field,
) {
  return { isValid, defaultValue, accountField }
}

/** Every setting of a user. The theme is not one of them: it stays on the device after signing out. */
const SETTINGS = {
  /** Empty when the user entered none. */
  displayName: setting(isText, '', 'name'),
  /** The assistant's name; empty when the user entered none. */
  machineName: setting(isText, '', 'machine_name'),
  contradictionTolerance: setting(isFraction, 0.7, 'contradiction_tolerance'),
  beliefSensitivity: setting(isOneOf(BELIEF_LEVELS), 'moderate', 'belief_sensitivity'),
  memoryDecay: setting(isOneOf(MEMORY_DECAYS), 'default', 'memory_decay'),
  autoIndex: setting(isBoolean, true, null),
  contradictionAlerts: setting(isBoolean, true, null),
  emailNotifications: setting(isBoolean, false, null),
  retention: setting(isOneOf(RETENTIONS), 365, null),
  shareUsage: setting(isBoolean, false, null),
} as const

type SettingName = keyof typeof SETTINGS

export type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name]['defaultValue'] }

/** The settings that a backend account stores. */
export type AccountSettings = {
  [Name in SettingName as (typeof SETTINGS)[Name]['accountField'] extends null ? never : Name]: Settings[Name]
}

/** The same under the backend's field names. */
export type AccountFields = {
  [Name in keyof AccountSettings as (typeof SETTINGS)[Name]['accountField']]?: Settings[Name]
}

const NAMES = Object.keys(SETTINGS) as SettingName[]
const ACCOUNT_NAMES = NAMES.filter(
  (name) => SETTINGS[name].accountField !== null,
) as (keyof AccountSettings)[]

export const DEFAULT_SETTINGS = Object.fromEntries(
  NAMES.map((name) => [name, SETTINGS[name].defaultValue]),
) as Settings

/** The valid settings of a stored object. Missing and invalid ones are left out. */
export function parseSettings(stored: unknown): Partial<Settings> {
  if (!isObject(stored)) return {}
  const valid = NAMES.filter((name) => SETTINGS[name].isValid(stored[name]))
  return Object.fromEntries(valid.map((name) => [name, stored[name]]))
}

/**
 * The settings of a backend user. Missing and invalid fields have their defaults. `belief_sensitivity` is '{}' for an
 * account created from the waitlist; it reads as the default, 'moderate'.
 */
export function accountSettings(
  user: { readonly [Field in keyof AccountFields]?: unknown },
): AccountSettings {
  const valid = parseSettings(
    Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, user[SETTINGS[name].accountField]])),
  )
  return Object.fromEntries(
    ACCOUNT_NAMES.map((name) => [name, valid[name] ?? DEFAULT_SETTINGS[name]]),
  ) as unknown as AccountSettings
}

/** A change under the backend's field names. Settings that only the device stores are left out. */
export function accountFields(change: Partial<Settings>): AccountFields {
  const changed = ACCOUNT_NAMES.filter((name) => change[name] !== undefined)
  return Object.fromEntries(changed.map((name) => [SETTINGS[name].accountField, change[name]]))
}
