import type { User } from '@supabase/supabase-js'
import { stringOrEmpty } from '../lib/objects.ts'

export interface HostedUser {
  id: string
  email: string
  /** As entered at sign-up; may be empty. */
  firstName: string
  lastName: string
}

export function toHostedUser({ id, email = '', user_metadata }: User): HostedUser {
  return {
    id,
    email,
    firstName: stringOrEmpty(user_metadata.first_name),
    lastName: stringOrEmpty(user_metadata.last_name),
  }
}
