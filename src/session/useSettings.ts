import { useMemo } from 'react'
import { useDeviceSettings } from '../device/deviceSettings.ts'
import type { Settings } from '../domain/settings.ts'
import { accountSettings, DEFAULT_SETTINGS } from '../domain/settings.ts'
import { useSession } from './SessionProvider.tsx'
import { whoOf } from './who.ts'

/** The settings as they stand: the account's where there is one at the backend, the rest of this device. */
export function useSettings(): Settings {
  const user = useSession((session) => session.context.grant?.user ?? null)
  const name = useSession((session) => whoOf(session).name)
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
