const PATTERNS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'JSON Web Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'secret key of the provider': /\bsb_secret_\w{8,}/,
  'key of AWS': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'key of Google': /\bAIza[\w-]{35}\b/,
  'token of GitHub': /\b(gh[pousr]_\w{36}|github_pat_\w{22,})\b/,
  'token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'key of Stripe': /\b[rs]k_(live|test)_\w{16,}/,
  'key of Resend': /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}\b/,
  'address with a password': /\b(https?|postgres(ql)?|smtps?):\/\/[^\s/:@'"`]+:[^\s/@'"`]+@/,
}

export function secretsIn(text: string): string[] {
  return Object.entries(PATTERNS).flatMap(([kind, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`${kind}: ${found.slice(0, 12)}…`]
  })
}

/** Variables of a build machine that are no settings of the app, with values that occur nowhere else. */
export const BUILD_SECRETS: Readonly<Record<string, string>> = {
  SUPABASE_SERVICE_ROLE_KEY: 'secret-value-of-the-service-role',
  SUPABASE_ACCESS_TOKEN: 'secret-value-of-the-access-token',
  MAIL_API_KEY: 'secret-value-of-the-mail-service',
  ENGRAM_POSTGRES_URL: 'secret-value-of-the-database',
  CHROMATIC_PROJECT_TOKEN: 'secret-value-of-chromatic',
  NPM_TOKEN: 'secret-value-of-npm',
}
