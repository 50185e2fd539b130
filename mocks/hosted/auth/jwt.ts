import * as v from 'valibot'
import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { isSigned, sign } from './signature.ts'

// Access tokens are signed, so that every service can verify them on its own.

/** The claims of an access token. Times are seconds since 1970. */
const claims = v.object({
  /** The user's id. */
  sub: v.string(),
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  email: v.string(),
  aal: v.picklist(['aal1', 'aal2']),
  /** Authentication methods used, latest first. */
  amr: v.array(v.object({ method: v.string(), timestamp: v.number() })),
  session_id: v.string(),
  iat: v.number(),
  exp: v.number(),
  user_metadata: v.record(v.string(), v.unknown()),
})
export type Claims = v.InferOutput<typeof claims>

/** An invalid token. The message is the real provider's. */
export class BadTokenError extends Error {
  override readonly name = 'BadTokenError'
}

/** A JSON Web Token with the claims, signed with HS256. */
export async function signToken(content: Claims): Promise<string> {
  const signed = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson(content)}`
  return `${signed}.${await sign(signed)}`
}

/**
 * The claims of a valid token.
 *
 * @param now milliseconds since 1970
 * @throws BadTokenError
 */
export async function readToken(token: string, now: number): Promise<Claims> {
  const [header, payload, signature, ...rest] = token.split('.')
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0)
    throw new BadTokenError('token is malformed: token contains an invalid number of segments')
  if (!(await isSigned(`${header}.${payload}`, signature)))
    throw new BadTokenError('token signature is invalid: signature is invalid')
  const content = v.parse(claims, JSON.parse(new TextDecoder().decode(decodeBase64url(payload))))
  if (content.exp * 1000 <= now) throw new BadTokenError('token has invalid claims: token is expired')
  return content
}

function encodeJson(value: unknown): string {
  return encodeBase64url(new TextEncoder().encode(JSON.stringify(value)))
}
