/** Few rounds, because tests register many users. Snapshots only have to contain no plain passwords. */
const ROUNDS = 1000

export async function hashPassword(password: string, salt: string): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS },
    key,
    256,
  )
  const hash = [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${salt}:${hash}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const salt = stored.slice(0, stored.indexOf(':'))
  return (await hashPassword(password, salt)) === stored
}
