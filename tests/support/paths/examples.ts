import { UNA } from '../../../mocks/worlds/people.ts'
import type { HostedUser } from '../../../src/hosted/user.ts'
import type { BackendGrant } from '../../../src/session/session.types.ts'
import { mira } from '../../../stories/support/users.ts'

// Short examples, because the records of the path tests contain them.

/** A backend user with few fields. */
export const USER = { ...mira, id: 'u1', email: UNA.email, name: UNA.firstName }
export const GRANT: BackendGrant = { token: 'token-1', user: USER }
export const HOSTED: HostedUser = { id: 'h1', ...UNA }

export const passwordEdits = (password: string, confirmPassword = password) =>
  [
    { type: 'field.edited', name: 'password', value: password },
    { type: 'field.edited', name: 'confirmPassword', value: confirmPassword },
  ] as const
