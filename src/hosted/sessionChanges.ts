import type { User } from '@supabase/supabase-js'
import { textOrNone } from '../domain/objects.ts'
import type { HostedUser } from './auth.ts'
import { listenToAuth } from './client.ts'

/**
 * Hears of sign-ins, refreshes and sign-outs from now on, those of other tabs as well; null for nobody. The present
 * one is not told: currentUser tells it, and knows 'nobody' from 'could not be asked'. Loads neither the client nor
 * its calls.
 *
 * @returns stops listening
 */
export function onSessionChange(listener: (user: HostedUser | null) => void): () => void {
  return listenToAuth((event, session) => {
    if (event !== 'INITIAL_SESSION') listener(session && hostedUser(session.user))
  })
}

/** The provider's user as the app knows them. */
export function hostedUser({ id, email = '', user_metadata }: User): HostedUser {
  return {
    id,
    email,
    firstName: textOrNone(user_metadata.first_name),
    lastName: textOrNone(user_metadata.last_name),
  }
}
