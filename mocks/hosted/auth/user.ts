import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { timestamp } from '../../context.ts'
import { hashPassword, isPassword } from '../../db/password.ts'
import type { ProviderUserRow } from '../rows.ts'
import { readBody } from './body.ts'
import { checkPassword } from './checks.ts'
import type { AuthContext } from './context.ts'
import { AuthError } from './errors.ts'
import { presentUser } from './presentUser.ts'
import type { SignedInUser } from './requireSession.ts'
import { requireSession } from './requireSession.ts'
import { route } from './route.ts'
import { endSessions } from './sessions.ts'

const changes = v.object({
  password: v.nullish(v.string()),
  data: v.nullish(v.record(v.string(), v.unknown())),
  email: v.nullish(v.string()),
  phone: v.nullish(v.string()),
})

/** GET and PUT /user: the signed-in user. */
export function user(context: AuthContext): HttpHandler[] {
  const { db, clock } = context

  return [
    route('get', '/user', async ({ request }) =>
      presentUser(db, (await requireSession(context, request)).user),
    ),

    route('put', '/user', async ({ request }) => {
      const { user, session } = await requireSession(context, request)
      const { password, data, email, phone } = await readBody(request, changes)
      if (email || phone)
        throw new AuthError(501, 'unexpected_failure', 'Not implemented: another address or telephone')
      const changed: Partial<ProviderUserRow> = { updated_at: timestamp(clock) }
      if (password != null)
        changed.password_hash = await hashNewPassword(context, { user, session }, password)
      if (data != null) changed.metadata = mergeMetadata(user.metadata, data)
      const after = (await db.users.update(user.id, changed)) ?? user
      // A changed password ends all other sessions.
      if (password != null) endSessions(context, user.id, ({ id }) => id !== session.id)
      return presentUser(db, after)
    }),
  ]
}

/**
 * The hash of a new password.
 *
 * @throws AuthError 401 insufficient_aal; 422 weak_password, same_password
 */
async function hashNewPassword(
  { db, ids }: AuthContext,
  { user, session }: SignedInUser,
  password: string,
): Promise<string> {
  checkPassword(password)
  const factors = db.factors.list(({ user_id, status }) => user_id === user.id && status === 'verified')
  if (factors.length > 0 && session.aal !== 'aal2')
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  if (await isPassword(password, user.password_hash))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  return hashPassword(password, ids.uuid())
}

/** Merges metadata; null removes a field. */
function mergeMetadata(
  before: ProviderUserRow['metadata'],
  data: ProviderUserRow['metadata'],
): ProviderUserRow['metadata'] {
  return Object.fromEntries(Object.entries({ ...before, ...data }).filter(([, value]) => value !== null))
}
