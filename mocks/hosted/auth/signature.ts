import { encodeBase64url } from './base64url.ts'

/** Public: it only makes forged tokens fail in tests. */
const SECRET = 'the-mocked-provider-signs-with-this-and-guards-nothing'

/** The provider's signature of a text: HMAC with SHA-256. */
export async function sign(text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8(SECRET), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return encodeBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text))))
}

export async function isSigned(text: string, signature: string): Promise<boolean> {
  return (await sign(text)) === signature
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
