import type { MailSettings } from './mailer.ts'
import type { ProviderSettings } from './provider.ts'

/** Reads an environment variable. */
type Read = (name: string) => string | undefined

/** The variables that the provider sets. */
export function providerSettings(read: Read): ProviderSettings {
  return {
    url: needed(read, 'SUPABASE_URL'),
    anonKey: needed(read, 'SUPABASE_ANON_KEY'),
    serviceKey: needed(read, 'SUPABASE_SERVICE_ROLE_KEY'),
  }
}

export function mailSettings(read: Read): MailSettings {
  return {
    apiUrl: needed(read, 'MAIL_API_URL'),
    apiKey: needed(read, 'MAIL_API_KEY'),
    from: needed(read, 'MAIL_FROM'),
    appOrigin: needed(read, 'APP_ORIGIN'),
  }
}

/** The address that is notified of every application. */
export function teamAddress(read: Read): string {
  return needed(read, 'MAIL_TEAM')
}

/** @throws Error that names a missing variable, for the log of the first call. */
function needed(read: Read, name: string): string {
  const value = read(name)
  if (!value) throw new Error(`The secret ${name} is not set.`)
  return value
}
