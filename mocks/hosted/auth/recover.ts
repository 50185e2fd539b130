import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { inSequence } from '../inSequence.ts'
import { sendMail } from '../mail.ts'
import type { ProviderUserRow } from '../rows.ts'
import { toAppPath } from './appPath.ts'
import { readBody, text } from './body.ts'
import { normalizeEmail } from './checks.ts'
import type { AuthContext } from './context.ts'
import { AuthError } from './errors.ts'
import { MAIL_INTERVAL_MS, requireInterval } from './limits.ts'
import { route } from './route.ts'
import { createSession, issueTokens } from './sessions.ts'

const SUBJECT = `Reset your ${PRODUCT_NAME} password`

/** POST /recover: sends a password reset link. The response does not reveal whether the account exists. */
export function recover(context: AuthContext): HttpHandler {
  const serialize = inSequence()
  return route('post', '/recover', async ({ request, query }) => {
    const body = await readBody(request, v.object({ email: text }))
    if (body.email === '')
      throw new AuthError(400, 'validation_failed', 'Password recovery requires an email')
    const user = context.db.users.find('email', normalizeEmail(body.email))
    if (user !== undefined) await serialize(() => sendRecovery(context, user, query.get('redirect_to')))
    return {}
  })
}

/** @throws AuthError 429 over_email_send_rate_limit */
async function sendRecovery(
  context: AuthContext,
  user: ProviderUserRow,
  redirectTo: string | null,
): Promise<void> {
  const { db, clock } = context
  const last = db.outbox.list(({ to, subject }) => to === user.email && subject === SUBJECT).at(-1)
  const sentAt = last && Date.parse(last.sent_at)
  requireInterval(sentAt, MAIL_INTERVAL_MS, clock.now(), 'over_email_send_rate_limit')
  await sendMail(context, {
    to: user.email,
    subject: SUBJECT,
    body: [
      `We received a request to reset the password of your ${PRODUCT_NAME} account.`,
      "Use the button below within an hour to choose a new password. If it wasn't you, ignore this email. Your password won't change.",
    ],
    link: {
      label: 'Choose a new password',
      href: `${toAppPath(redirectTo)}#${await recoveryFragment(context, user)}`,
    },
  })
}

/** The URL fragment of the implicit flow, which contains a new session. */
async function recoveryFragment(context: AuthContext, user: ProviderUserRow): Promise<string> {
  const tokens = await issueTokens(context, user, await createSession(context, user, 'otp'))
  return new URLSearchParams({
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    refresh_token: tokens.refresh_token,
    token_type: tokens.token_type,
    type: 'recovery',
  }).toString()
}
