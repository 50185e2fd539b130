import { useMemo } from 'react'
import { useDeviceSettings } from '../device/deviceSettings.ts'
import type { Settings } from '../domain/settings.ts'
import { accountSettings, DEFAULT_SETTINGS } from '../domain/settings.ts'
import { useSession } from './SessionProvider.tsx'
import { sessionUserOf } from './sessionUser.ts'

/** The current settings: those of the backend account, if there is one, override those of this device. */
export function useSettings(): Settings {
  const user = useSession((session) => session.context.grant?.user ?? null)
  const name = useSession((session) => sessionUserOf(session).name)
  const device = useDeviceSettings()
  return useMemo(
    () => ({
      ...DEFAULT_SETTINGS,
      displayName: name,
      ...device,
      ...(user !== null && accountSettings(user)),
    }),
    [user, name, device],
  )
}
