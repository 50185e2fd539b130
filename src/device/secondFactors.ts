import { KEPT_KEYS } from './keys.ts'

// The accounts that signed in on this device and have a second factor. They do not sign in here with the password
// alone, even if the provider cannot be reached. Only hashes of their email addresses are stored: the list is kept when
// their owners sign out.

/** Stores whether the account has a second factor. Does nothing if the browser refuses to store it. */
export async function storeSecondFactor(email: string, hasSecondFactor: boolean): Promise<void> {
  try {
    const hash = await hashOf(email)
    const others = readHashes().filter((other) => other !== hash)
    const hashes = hasSecondFactor ? [...others, hash] : others
    if (hashes.length === 0) localStorage.removeItem(KEPT_KEYS.secondFactors)
    else localStorage.setItem(KEPT_KEYS.secondFactors, JSON.stringify(hashes))
  } catch {
    // Storage is full or disabled, or the page was not opened over https.
  }
}

/** Whether the account had a second factor when it was last used on this device. */
export async function hasStoredSecondFactor(email: string): Promise<boolean> {
  try {
    const hashes = readHashes()
    return hashes.length > 0 && hashes.includes(await hashOf(email))
  } catch {
    return false
  }
}

function readHashes(): readonly unknown[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEPT_KEYS.secondFactors) ?? '[]')
  return Array.isArray(stored) ? stored : []
}

/** SHA-256 as hexadecimal digits. */
async function hashOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
