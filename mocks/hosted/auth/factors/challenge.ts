import type { HttpHandler } from 'msw'
import { PRODUCT_NAME } from '../../../../src/domain/product.ts'
import { sendMail } from '../../mail.ts'
import type { FactorRow } from '../../rows.ts'
import type { AuthContext } from '../context.ts'
import { requireInterval, TEXT_MESSAGE_INTERVAL_MS } from '../limits.ts'
import { requireSession } from '../requireSession.ts'
import { route } from '../route.ts'
import { requireFactor } from './factor.ts'

const CHALLENGE_LIFETIME_MS = 5 * 60_000

/** POST /factors/:id/challenge: creates a challenge. A phone factor gets its code as a text message. */
export function challenge(context: AuthContext): HttpHandler {
  const { db, clock, ids, limits } = context

  return route('post', '/factors/:factorId/challenge', async ({ request, params }) => {
    const { user } = await requireSession(context, request)
    limits.countRequest('challenge', user.id)
    const factor = requireFactor(context, user, params.factorId)
    const code = factor.phone === null ? null : await sendCode(context, factor, factor.phone)
    const { id, expires_at } = await db.challenges.create({
      id: ids.uuid(),
      factor_id: factor.id,
      code,
      expires_at: clock.now() + CHALLENGE_LIFETIME_MS,
    })
    return { id, type: factor.factor_type, expires_at: Math.floor(expires_at / 1000) }
  })
}

/** @throws AuthError 429 over_sms_send_rate_limit */
async function sendCode(context: AuthContext, { id }: FactorRow, phone: string): Promise<string> {
  const { db, clock, ids } = context
  const last = db.challenges.list(({ factor_id }) => factor_id === id).at(-1)
  const sentAt = last && last.expires_at - CHALLENGE_LIFETIME_MS
  requireInterval(sentAt, TEXT_MESSAGE_INTERVAL_MS, clock.now(), 'over_sms_send_rate_limit')
  const code = String(Number.parseInt(ids.secret().slice(0, 12), 16) % 1_000_000).padStart(6, '0')
  await sendMail(context, {
    to: `+${phone}`,
    subject: 'Text message',
    body: [`Your ${PRODUCT_NAME} code is ${code}`],
  })
  return code
}
