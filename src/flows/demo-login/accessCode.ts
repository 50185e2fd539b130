/** The master access code: a build holds only its salted hash. */

/** A salted hash of the code, by PBKDF2 with SHA-256. */
export interface AccessCodeHash {
  readonly rounds: number
  readonly salt: Uint8Array<ArrayBuffer>
  readonly hash: Uint8Array<ArrayBuffer>
}

const HASH_BYTES = 32
const SHAPE = /^pbkdf2-sha256:([1-9]\d{3,7}):((?:[0-9a-f]{2}){16,64}):([0-9a-f]{64})$/

/**
 * The hash from its configured text, 'pbkdf2-sha256:ROUNDS:SALT:HASH' with salt (at least 16 bytes) and hash (32)
 * in hexadecimal digits and at least 1,000 rounds; null where it is not of that shape.
 */
export function readAccessCodeHash(text: string): AccessCodeHash | null {
  const [, rounds, salt, hash] = SHAPE.exec(text) ?? []
  if (rounds === undefined || salt === undefined || hash === undefined) return null
  return { rounds: Number(rounds), salt: bytesOf(salt), hash: bytesOf(hash) }
}

/**
 * The text to configure for a code. `salt`: at least 16 random bytes.
 *
 * @throws TypeError where the page has no web crypto, as on plain http from another host.
 */
export async function accessCodeHashText(
  code: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<string> {
  return `pbkdf2-sha256:${rounds}:${digitsOf(salt)}:${digitsOf(await derive(code, salt, rounds))}`
}

/**
 * Whether what was typed is the code. How long it takes does not depend on how much of it is right.
 *
 * @throws TypeError where the page has no web crypto, as on plain http from another host.
 */
export async function isAccessCode(typed: string, { rounds, salt, hash }: AccessCodeHash): Promise<boolean> {
  if (typed === '') return false
  return areEqual(await derive(typed, salt, rounds), hash)
}

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000

/** How long to wait before the next attempt, in milliseconds, after so many wrong ones: doubled each time, up to a minute. */
export function accessCodeDelay(failures: number): number {
  return failures <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS)
}

async function derive(
  code: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array<ArrayBuffer>> {
  // Keyboards write the same accented letter in two ways.
  const secret = new TextEncoder().encode(code.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(method, key, HASH_BYTES * 8))
}

/** Compares all bytes, whichever differ. */
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  one.forEach((byte, at) => {
    difference |= byte ^ (other[at] ?? 0)
  })
  return difference === 0
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function digitsOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
