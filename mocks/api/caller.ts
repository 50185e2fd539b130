import type { Context } from '../context.ts'
import type { UserRow } from '../db/rows.ts'
import { HttpError } from './errors.ts'

/**
 * The user whose token the request carries. The account may be deactivated.
 *
 * @throws HttpError 401 if the token is missing, unknown or expired.
 */
export function findCaller({ db, clock }: Context, request: Request): UserRow {
  const token = db.tokens.get(tokenOf(request))
  const user = token && db.users.get(token.user_id)
  if (token === undefined || user === undefined || token.expires_at <= clock.now()) throw unauthorized()
  return user
}

/**
 * The active user who makes the request.
 *
 * @throws HttpError 401
 */
export function requireUser(context: Context, request: Request): UserRow {
  const caller = findCaller(context, request)
  if (!caller.is_active) throw unauthorized()
  return caller
}

/**
 * The administrator who makes the request.
 *
 * @throws HttpError 401 or 403
 */
export function requireAdmin(context: Context, request: Request): UserRow {
  const caller = requireUser(context, request)
  if (!isAdmin(caller)) throw new HttpError(403, 'Administrators only.')
  return caller
}

/**
 * The user with this id, if it is the caller or the caller is an administrator.
 *
 * @throws HttpError 401, or 404 for an unknown id and for another user's account.
 */
export function requireUserAccess(context: Context, request: Request, id: string): UserRow {
  const caller = requireUser(context, request)
  const user = caller.id === id || isAdmin(caller) ? context.db.users.get(id) : undefined
  if (user === undefined) throw new HttpError(404, 'Not found.')
  return user
}

/** Invalidates all tokens of a user except the one that the request carries. */
export function endOtherSessions({ db }: Context, request: Request, userId: string): void {
  const own = tokenOf(request)
  for (const { id } of db.tokens.list((token) => token.user_id === userId && token.id !== own))
    db.tokens.delete(id)
}

/** Empty if the request carries none. */
function tokenOf(request: Request): string {
  const [scheme, id = ''] = (request.headers.get('Authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' ? id : ''
}

export function isAdmin({ roles }: UserRow): boolean {
  return roles.includes('admin')
}

function unauthorized(): HttpError {
  return new HttpError(401, 'The token is missing or no longer valid.')
}
