import { useDeviceSettings } from '../device/deviceSettings.ts'
import { useSession } from './SessionProvider.tsx'
import { sessionUserOf } from './sessionUser.ts'

/** The user's first name: from the backend account, or without one, the display name set on this device. */
export function useFirstName(): string {
  const firstName = useSession((session) => sessionUserOf(session).firstName)
  const hasBackendAccount = useSession((session) => session.context.grant !== null)
  const { displayName } = useDeviceSettings()
  return hasBackendAccount ? firstName : displayName || firstName
}
