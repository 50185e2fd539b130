import { isObject } from '../lib/objects.ts'
import type { BeliefLevel } from './onboardingQuestions.ts'

/** How fast what is not used fades from the graph. */
export const MEMORY_DECAYS = ['slow', 'default', 'fast'] as const
export type MemoryDecay = (typeof MEMORY_DECAYS)[number]

/** How long data is kept, in days. */
export const RETENTIONS = [30, 90, 365, 'unlimited'] as const
export type Retention = (typeof RETENTIONS)[number]

const BELIEF_LEVELS = ['low', 'moderate', 'high'] as const satisfies readonly BeliefLevel[]

/** What a person sets for themselves. Dark mode is the theme's own setting. */
export interface Settings {
  /** What the person is called; empty where they said nothing. */
  displayName: string
  /** What the assistant is called; empty where it was not named. */
  machineName: string
  /** 0 to 1. */
  contradictionTolerance: number
  beliefSensitivity: BeliefLevel
  memoryDecay: MemoryDecay
  autoIndex: boolean
  contradictionAlerts: boolean
  emailNotifications: boolean
  retention: Retention
  shareUsage: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  displayName: '',
  machineName: '',
  contradictionTolerance: 0.7,
  beliefSensitivity: 'moderate',
  memoryDecay: 'default',
  autoIndex: true,
  contradictionAlerts: true,
  emailNotifications: false,
  retention: 365,
  shareUsage: false,
}

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const isText = (value: unknown) => typeof value === 'string'
const isSwitch = (value: unknown) => typeof value === 'boolean'

const CHECKS: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  displayName: isText,
  machineName: isText,
  contradictionTolerance: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  beliefSensitivity: isOneOf(BELIEF_LEVELS),
  memoryDecay: isOneOf(MEMORY_DECAYS),
  autoIndex: isSwitch,
  contradictionAlerts: isSwitch,
  emailNotifications: isSwitch,
  retention: isOneOf(RETENTIONS),
  shareUsage: isSwitch,
}

/** The settings in what was kept: each that is whole; of the rest nothing is said. */
export function settingsIn(kept: unknown): Partial<Settings> {
  if (!isObject(kept)) return {}
  const whole = Object.entries(CHECKS).filter(([name, passes]) => passes(kept[name]))
  return Object.fromEntries(whole.map(([name]) => [name, kept[name]]))
}
