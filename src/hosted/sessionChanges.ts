import { onAuthChange } from './client.ts'
import type { HostedUser } from './user.ts'
import { toHostedUser } from './user.ts'

/**
 * Hears of sign-ins, refreshes and sign-outs from now on, those of other tabs as well; null for nobody. The present
 * one is not told: currentUser tells it, and knows 'nobody' from 'could not be asked'. Loads neither the client nor
 * its calls.
 *
 * @returns stops listening
 */
export function onSessionChange(listener: (user: HostedUser | null) => void): () => void {
  return onAuthChange((event, session) => {
    if (event !== 'INITIAL_SESSION') listener(session && toHostedUser(session.user))
  })
}
