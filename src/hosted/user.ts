import type { User } from '@supabase/supabase-js'
import { textOrNone } from '../lib/objects.ts'

/** Somebody with an account at the hosted provider. */
export interface HostedUser {
  id: string
  email: string
  /** As said at sign-up; empty where nothing was. */
  firstName: string
  lastName: string
}

/** The provider's user as the app knows them. */
export function toHostedUser({ id, email = '', user_metadata }: User): HostedUser {
  return {
    id,
    email,
    firstName: textOrNone(user_metadata.first_name),
    lastName: textOrNone(user_metadata.last_name),
  }
}
