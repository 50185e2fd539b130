import type { StateValueFrom } from 'xstate'
import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import { NOTHING_REMOVED } from '../../src/flows/settings/deletion.ts'
import type { PrivacyContext } from '../../src/flows/settings/privacy.machine.ts'
import { privacyMachine } from '../../src/flows/settings/privacy.machine.ts'
import type { SectionContext } from '../../src/flows/settings/section.machine.ts'
import { at } from './stateStory.tsx'
import { mira } from './users.ts'

export const OFFLINE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

/** A section of Mira's, nothing changed. */
export const sectionContext: SectionContext = {
  accountId: mira.id,
  isAtOnce: false,
  kept: { ...DEFAULT_SETTINGS, displayName: mira.name, machineName: mira.machine_name },
  edited: {},
  sent: {},
  errors: {},
  failure: null,
}

/** Mira's data, untouched. */
export const privacyContext: PrivacyContext = {
  owner: { backend: { id: mira.id, email: mira.email }, hosted: null },
  progress: { done: 0, total: 0 },
  missing: [],
  failure: null,
  removed: NOTHING_REMOVED,
  left: [],
}

export const privacyAt = (
  value: StateValueFrom<typeof privacyMachine>,
  context: Partial<PrivacyContext> = {},
) => at(privacyMachine, value, { ...privacyContext, ...context })
