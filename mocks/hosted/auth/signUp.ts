import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { timestamp } from '../../context.ts'
import { DuplicateKeyError } from '../../db/keys.ts'
import { hashPassword } from '../../db/password.ts'
import type { ProviderUserRow } from '../rows.ts'
import { readBody, text } from './body.ts'
import { checkPassword, normalizeEmail } from './checks.ts'
import type { AuthContext } from './context.ts'
import { AuthError } from './errors.ts'
import { route } from './route.ts'
import { createSession, issueTokens } from './sessions.ts'

const registration = v.object({
  email: text,
  password: text,
  data: v.nullish(v.record(v.string(), v.unknown())),
})

/** POST /signup: creates a confirmed account and a session. Sends no email, like the provider with "Confirm email" off. */
export function signUp(context: AuthContext): HttpHandler {
  const { clock, ids, limits } = context

  return route('post', '/signup', async ({ request }) => {
    const body = await readBody(request, registration)
    if (body.email === '')
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    if (body.password === '')
      throw new AuthError(400, 'validation_failed', 'Signup requires a valid password')
    checkPassword(body.password)
    const email = normalizeEmail(body.email)
    limits.countRequest('sign-in', email)
    const now = timestamp(clock)
    const user = await createUser(context, {
      id: ids.uuid(),
      email,
      password_hash: await hashPassword(body.password, ids.uuid()),
      metadata: body.data ?? {},
      created_at: now,
      updated_at: now,
      last_sign_in_at: now,
    })
    return issueTokens(context, user, await createSession(context, user, 'password'))
  })
}

async function createUser({ db }: AuthContext, user: ProviderUserRow): Promise<ProviderUserRow> {
  try {
    return await db.users.create(user)
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
}
