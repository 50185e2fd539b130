import { onAuthChange } from './client.ts'
import { type HostedUser, toHostedUser } from './user.ts'

/**
 * Calls `listener` after each sign-in, refresh and sign-out, also those of other tabs, with the user or null. It is not
 * called with the initial user; `currentUser` returns that one. Does not load the client.
 *
 * @returns unsubscribes
 */
export function onSessionChange(listener: (user: HostedUser | null) => void): () => void {
  return onAuthChange((event, session) => {
    if (event !== 'INITIAL_SESSION') listener(session && toHostedUser(session.user))
  })
}
