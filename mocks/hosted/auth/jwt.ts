import * as v from 'valibot'
import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { isSigned, sign } from './signature.ts'

// The provider signs its access tokens, so that every service behind it believes them without asking.

/** What an access token says, in the provider's words. Times are seconds since 1970. */
const claims = v.object({
  /** The user's id. */
  sub: v.string(),
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  email: v.string(),
  aal: v.picklist(['aal1', 'aal2']),
  /** How the person proved who they are, the latest proof first. */
  amr: v.array(v.object({ method: v.string(), timestamp: v.number() })),
  session_id: v.string(),
  iat: v.number(),
  exp: v.number(),
  user_metadata: v.record(v.string(), v.unknown()),
})
export type Claims = v.InferOutput<typeof claims>

/** A token that nobody may come in with; the message says why, in the provider's words. */
export class BadTokenError extends Error {
  override readonly name = 'BadTokenError'
}

/** A JSON Web Token that carries the claims, signed with HS256. */
export async function signToken(said: Claims): Promise<string> {
  const content = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson(said)}`
  return `${content}.${await sign(content)}`
}

/**
 * What a token says, where the provider signed it and its time has not passed.
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
  const said = v.parse(claims, JSON.parse(new TextDecoder().decode(decodeBase64url(payload))))
  if (said.exp * 1000 <= now) throw new BadTokenError('token has invalid claims: token is expired')
  return said
}

function encodeJson(value: unknown): string {
  return encodeBase64url(new TextEncoder().encode(JSON.stringify(value)))
}
