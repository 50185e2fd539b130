import type { HttpHandler } from 'msw'
import { renderSVG } from 'uqr'
import * as v from 'valibot'
import { PRODUCT_NAME } from '../../../../src/domain/product.ts'
import { timestamp } from '../../../context.ts'
import type { FactorRow, ProviderUserRow } from '../../rows.ts'
import { encodeBase32 } from '../base32.ts'
import { readBody, text } from '../body.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { requireSession } from '../requireSession.ts'
import { route } from '../route.ts'
import { normalizePhone } from './phone.ts'
import { prepareEnrollment } from './prepareEnrollment.ts'

/** Length of a secret, equal to the hash length (RFC 4226, section 4). */
const SECRET_BYTES = 20

const enrollment = v.object({ factor_type: text, friendly_name: text, issuer: text, phone: text })

/** POST /factors: creates a factor, unverified until its first valid code. */
export function enroll(context: AuthContext): HttpHandler {
  return route('post', '/factors', async ({ request }) => {
    const signedIn = await requireSession(context, request)
    const { factor_type: type, friendly_name, issuer, phone } = await readBody(request, enrollment)
    switch (type) {
      case 'totp': {
        prepareEnrollment(context, signedIn, { friendly_name, phone: null })
        const secret = newSecret(context)
        const { id } = await create(context, signedIn.user, { factor_type: type, friendly_name, secret })
        const uri = uriOf(issuer || PRODUCT_NAME, signedIn.user.email, secret)
        // The client turns the SVG into a data URL.
        return { id, type, friendly_name, totp: { qr_code: renderSVG(uri, { ecc: 'M' }), secret, uri } }
      }
      case 'phone': {
        const number = normalizePhone(phone)
        prepareEnrollment(context, signedIn, { friendly_name, phone: number })
        const factor = { factor_type: type, friendly_name, phone: number } as const
        const { id } = await create(context, signedIn.user, factor)
        return { id, type, friendly_name, phone }
      }
      default:
        throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    }
  })
}

function create(
  { db, clock, ids }: AuthContext,
  user: ProviderUserRow,
  factor: { friendly_name: string } & Pick<FactorRow, 'factor_type'> &
    Partial<Pick<FactorRow, 'secret' | 'phone'>>,
): Promise<FactorRow> {
  const now = timestamp(clock)
  return db.factors.create({
    secret: null,
    phone: null,
    ...factor,
    id: ids.uuid(),
    user_id: user.id,
    friendly_name: factor.friendly_name || null,
    status: 'unverified',
    created_at: now,
    updated_at: now,
  })
}

function newSecret({ ids }: AuthContext): string {
  return encodeBase32(ids.bytes(SECRET_BYTES))
}

/** The content of the QR code. */
function uriOf(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const given = `issuer=${encodeURIComponent(issuer)}&period=30&secret=${secret}`
  return `otpauth://totp/${label}?algorithm=SHA1&digits=6&${given}`
}
