import * as v from 'valibot'

// The provider signs its access tokens, so that every service behind it believes them without asking.

/** Known to everybody who has this file: it keeps a made-up token out, and guards nothing else. */
const SECRET = 'the-mocked-provider-signs-with-this-and-guards-nothing'

/** What an access token says, in the provider's words. */
export const claims = v.object({
  /** The user's id. */
  sub: v.string(),
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  email: v.string(),
  aal: v.picklist(['aal1', 'aal2']),
  /** The latest proof first. */
  amr: v.array(v.object({ method: v.string(), timestamp: v.number() })),
  session_id: v.string(),
  /** Seconds since 1970, as all times of a token. */
  iat: v.number(),
  exp: v.number(),
  user_metadata: v.record(v.string(), v.unknown()),
})
export type Claims = v.InferOutput<typeof claims>

/** A token that nobody may come in with: what is wrong with it, in the provider's words. */
export class BadTokenError extends Error {
  override readonly name = 'BadTokenError'
}

/** A JSON Web Token that carries the claims, signed by HMAC-SHA-256 (HS256). */
export async function signToken(said: Claims): Promise<string> {
  const content = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson(said)}`
  const signature = await crypto.subtle.sign('HMAC', await signingKey(), utf8(content))
  return `${content}.${base64url(new Uint8Array(signature))}`
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
  const isSigned = await crypto.subtle.verify(
    'HMAC',
    await signingKey(),
    bytesOf(signature),
    utf8(`${header}.${payload}`),
  )
  if (!isSigned) throw new BadTokenError('token signature is invalid: signature is invalid')
  const said = v.parse(claims, JSON.parse(new TextDecoder().decode(bytesOf(payload))))
  if (said.exp * 1000 <= now) throw new BadTokenError('token has invalid claims: token is expired')
  return said
}

function signingKey(): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', utf8(SECRET), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function encodeJson(value: unknown): string {
  return base64url(utf8(JSON.stringify(value)))
}

/** Base64 in the letters of an address, without padding (RFC 4648, section 5). */
function base64url(bytes: Uint8Array): string {
  const binary = [...bytes].map((byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws BadTokenError where the text is none of base64url's. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    throw new BadTokenError('token is malformed: could not base64 decode')
  }
}
