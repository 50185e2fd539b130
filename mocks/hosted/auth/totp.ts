/**
 * One-time codes of an authenticator app: RFC 6238 (TOTP) over RFC 4226 (HOTP), with the values that every app
 * supports: SHA-1, six digits, a new code every 30 seconds.
 */

const DIGITS = 6
/** How long an app shows a code. */
const PERIOD_MS = 30_000
/** Allowed difference between the clocks, in either direction. */
const ALLOWED_DRIFT_PERIODS = 1
export const CODE_LIFETIME_MS = (1 + 2 * ALLOWED_DRIFT_PERIODS) * PERIOD_MS

/** The code of a counter (RFC 4226, section 5.3). */
export async function hotp(
  secret: Uint8Array<ArrayBuffer>,
  counter: number,
  digits = DIGITS,
): Promise<string> {
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(counter))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, message))
  // Dynamic truncation: the last four bits are the offset of the code in the hash; the sign bit is dropped.
  const offset = hash.getUint8(hash.byteLength - 1) & 0xf
  const number = hash.getUint32(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The code at a time in milliseconds since 1970 (RFC 6238, section 4). */
export function totp(secret: Uint8Array<ArrayBuffer>, time: number, digits = DIGITS): Promise<string> {
  return hotp(secret, Math.floor(time / PERIOD_MS), digits)
}

/** Whether the code belongs to the current or an adjacent period (RFC 6238, section 5.2). */
export async function isCode(secret: Uint8Array<ArrayBuffer>, code: string, time: number): Promise<boolean> {
  for (let drift = -ALLOWED_DRIFT_PERIODS; drift <= ALLOWED_DRIFT_PERIODS; drift += 1)
    if ((await totp(secret, time + drift * PERIOD_MS)) === code) return true
  return false
}
