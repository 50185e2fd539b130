import { useDeviceSettings } from '../device/deviceSettings.ts'
import { useSession } from './SessionProvider.tsx'
import { whoOf } from './who.ts'

/** What whoever is signed in is called: as their account has it; without one at the backend, as they set it here. */
export function useFirstName(): string {
  const firstName = useSession((session) => whoOf(session).firstName)
  const hasAccount = useSession((session) => session.context.grant !== null)
  const { displayName } = useDeviceSettings()
  return hasAccount ? firstName : displayName || firstName
}
