import { useMemo } from 'react'
import { useDeviceSettings } from '../device/deviceSettings.ts'
import { readOnboardingAnswers } from '../device/onboardingAnswers.ts'
import type { Settings } from '../domain/settings.ts'
import { accountSettings, DEFAULT_SETTINGS } from '../domain/settings.ts'
import { useSession } from './SessionProvider.tsx'
import { sessionUserOf } from './sessionUser.ts'

/**
 * The current settings: those of the backend account, if there is one, override those of this device, which override
 * the answers of an onboarding without a backend account.
 */
export function useSettings(): Settings {
  const user = useSession((session) => session.context.grant?.user ?? null)
  const name = useSession((session) => sessionUserOf(session).name)
  const email = useSession((session) => sessionUserOf(session).email)
  const device = useDeviceSettings()
  return useMemo(
    () => ({
      ...DEFAULT_SETTINGS,
      displayName: name,
      ...readOnboardingAnswers(email),
      ...device,
      ...(user !== null && accountSettings(user)),
    }),
    [user, name, email, device],
  )
}
