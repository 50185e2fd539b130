// The master access code. A build contains only its salted hash.

/** A salted PBKDF2 hash of the code, with SHA-256. */
export interface AccessCodeHash {
  readonly rounds: number
  readonly salt: Uint8Array<ArrayBuffer>
  readonly hash: Uint8Array<ArrayBuffer>
}

/**
 * The rounds of `npm run access-code`. A check takes 0.1 to 0.2 s (measured, also on phones): slow enough against guessing.
 */
export const ACCESS_CODE_ROUNDS = 310_000

const HASH_BYTES = 32
const HASH_PATTERN = /^pbkdf2-sha256:([1-9]\d{3,7}):((?:[0-9a-f]{2}){16,64}):([0-9a-f]{64})$/

/**
 * Parses the configured text 'pbkdf2-sha256:ROUNDS:SALT:HASH': at least 1,000 rounds, salt (at least 16 bytes) and hash
 * (32 bytes) in hexadecimal digits. Returns null for any other text.
 */
export function readAccessCodeHash(text: string): AccessCodeHash | null {
  const [, rounds, salt, hash] = HASH_PATTERN.exec(text) ?? []
  if (rounds === undefined || salt === undefined || hash === undefined) return null
  return { rounds: Number(rounds), salt: fromHex(salt), hash: fromHex(hash) }
}

/**
 * The text to configure for a code. The salt must have at least 16 random bytes.
 *
 * @throws TypeError without Web Crypto, for example on plain http
 */
export async function accessCodeHashText(
  code: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<string> {
  return `pbkdf2-sha256:${rounds}:${toHex(salt)}:${toHex(await derive(code, salt, rounds))}`
}

/**
 * Whether the typed text is the code. Compares in constant time.
 *
 * @throws TypeError without Web Crypto, for example on plain http
 */
export async function isAccessCode(typed: string, { rounds, salt, hash }: AccessCodeHash): Promise<boolean> {
  if (normalized(typed) === '') return false
  return areEqual(await derive(typed, salt, rounds), hash)
}

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/** Delay before the next attempt: doubles with each wrong code, up to one minute. */
export function accessCodeDelayMs(failures: number): number {
  return failures <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS)
}

/**
 * Keyboards encode the same accented letter in different ways, and a code that is copied from a message comes with spaces
 * around it, other kinds of spaces or invisible characters.
 */
function normalized(code: string): string {
  return code
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

async function derive(
  code: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const secret = new TextEncoder().encode(normalized(code))
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(method, key, HASH_BYTES * 8))
}

/** Compares all bytes, so that the duration does not depend on the content. */
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  one.forEach((byte, index) => {
    difference |= byte ^ (other[index] ?? 0)
  })
  return difference === 0
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
