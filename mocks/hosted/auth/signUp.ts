import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { timestamp } from '../../context.ts'
import { DuplicateKeyError } from '../../db/keys.ts'
import { hashPassword } from '../../db/password.ts'
import { sendMail } from '../mail.ts'
import type { ProviderUserRow } from '../rows.ts'
import { toAppPath } from './appPath.ts'
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

/** POST /signup: creates a confirmed account and a session, and sends a welcome email. */
export function signUp(context: AuthContext): HttpHandler {
  const { clock, ids, limits } = context

  return route('post', '/signup', async ({ request, query }) => {
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
    await sendWelcome(context, user, query.get('redirect_to'))
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

async function sendWelcome(
  context: AuthContext,
  { email }: ProviderUserRow,
  redirectTo: string | null,
): Promise<void> {
  await sendMail(context, {
    to: email,
    subject: `Your ${PRODUCT_NAME} account is ready`,
    body: [
      `A new ${PRODUCT_NAME} account was created with this email address.`,
      "Sign in with the password you chose. If it wasn't you, contact us and we'll remove the account.",
    ],
    link: { label: 'Sign in', href: toAppPath(redirectTo) },
  })
}
