import type { StateValueFrom } from 'xstate'
import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import type { PrivacyContext } from '../../src/flows/settings/privacy.machine.ts'
import { initialPrivacyContext, privacyMachine } from '../../src/flows/settings/privacy.machine.ts'
import { initialSectionContext } from '../../src/flows/settings/section.machine.ts'
import { at } from './stateStory.tsx'
import { mira } from './users.ts'

/** A section with Mira's settings and no unsaved changes. */
export const sectionContext = initialSectionContext({
  accountId: mira.id,
  saved: { ...DEFAULT_SETTINGS, displayName: mira.name, machineName: mira.machine_name },
})

export const privacyContext = initialPrivacyContext({
  backend: { id: mira.id, email: mira.email },
  hosted: null,
})

export const privacyAt = (
  value: StateValueFrom<typeof privacyMachine>,
  context: Partial<PrivacyContext> = {},
) => at(privacyMachine, value, { ...privacyContext, ...context })
