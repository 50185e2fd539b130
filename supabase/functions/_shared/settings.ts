import type { MailSettings } from './mailer.ts'
import type { ProviderSettings } from './provider.ts'

/** Reads an environment variable. */
type Read = (name: string) => string | undefined

/** The variables that the provider sets. */
export function providerSettings(read: Read): ProviderSettings {
  return {
    url: readRequired(read, 'SUPABASE_URL'),
    publicKeys: readKeys(read, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: readKeys(read, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY')[0],
  }
}

export function mailSettings(read: Read): MailSettings {
  return {
    apiUrl: readRequired(read, 'MAIL_API_URL'),
    apiKey: readRequired(read, 'MAIL_API_KEY'),
    from: readRequired(read, 'MAIL_FROM'),
    appOrigin: readRequired(read, 'APP_ORIGIN'),
  }
}

/** The address that is notified of every application. */
export function teamAddress(read: Read): string {
  return readRequired(read, 'MAIL_TEAM')
}

/**
 * The API keys of one kind: the current one first, then all others that are valid, the legacy key last.
 *
 * @param current name of the variable with a JSON object of keys by name, of which 'default' is preferred
 * @param legacy name of the variable with the legacy key
 * @throws Error that names the variable if no key is set or the JSON is malformed
 */
function readKeys(read: Read, current: string, legacy: string): readonly [string, ...string[]] {
  const { default: preferred, ...others } = parseKeys(current, read(current) || '{}')
  const keys = [preferred, ...Object.values(others), read(legacy)]
  const [first, ...rest] = keys.filter((key): key is string => Boolean(key))
  if (first === undefined) throw new Error(`Neither ${current} nor ${legacy} contains a key.`)
  return [first, ...rest]
}

/** The error does not quote the value, which contains keys. */
function parseKeys(name: string, json: string): Readonly<Record<string, string>> {
  const error = new Error(`${name} is not a JSON object of keys by name.`)
  let keys: unknown
  try {
    keys = JSON.parse(json)
  } catch {
    throw error
  }
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) throw error
  if (Object.values(keys).some((key) => typeof key !== 'string')) throw error
  return keys as Record<string, string>
}

/** @throws Error that names the variable if it is missing */
function readRequired(read: Read, name: string): string {
  const value = read(name)
  if (!value) throw new Error(`The secret ${name} is not set.`)
  return value
}
