import * as v from 'valibot'

/** What a build is told from outside. */
export interface Env {
  /** Where the backend answers: an absolute URL or an absolute path, without a slash at its end. */
  apiUrl: string
  /** Where the hosted provider of accounts answers, likewise. */
  hostedUrl: string
  /** The hosted provider's publishable key. */
  hostedKey: string
  /** The address behind "Contact Us". */
  contactEmail: string
  /** A salted hash of the master access code, as `npm run access-code` prints it; empty where there is no code. */
  accessCodeHash: string
  /** What to type for the admin login, and for direct account creation; empty turns the shortcut off. */
  sequences: { admin: string; signup: string }
}

const address = v.pipe(
  v.string(),
  v.check(isHttpUrlOrPath, 'must be an absolute http(s) URL or an absolute path'),
  v.transform((url) => url.replace(/\/$/, '')),
)

const sequence = v.pipe(v.string(), v.regex(/^\S*$/, 'must be letters and digits without spaces'))

const schema = v.object({
  VITE_API_URL: v.optional(address, '/api/v1'),
  VITE_HOSTED_URL: v.optional(address, '/hosted'),
  VITE_HOSTED_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'public'),
  VITE_CONTACT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address')),
    'hello@engram.example',
  ),
  VITE_ACCESS_CODE_HASH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(pbkdf2-sha256:\d+:[0-9a-f]+:[0-9a-f]+)?$/, 'must be what `npm run access-code` prints'),
    ),
    '',
  ),
  VITE_ADMIN_SEQUENCE: v.optional(sequence, ''),
  VITE_SIGNUP_SEQUENCE: v.optional(sequence, 'GO'),
})

/**
 * Reads the variables a build was given; one that is not set takes its default.
 *
 * @throws Error with one line per wrong variable: its name, what it must be, and what it is.
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  const { success, output, issues } = v.safeParse(schema, raw)
  if (!success) {
    throw new Error(
      issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}, but is ${issue.received}.`).join('\n'),
    )
  }
  return {
    apiUrl: output.VITE_API_URL,
    hostedUrl: output.VITE_HOSTED_URL,
    hostedKey: output.VITE_HOSTED_KEY,
    contactEmail: output.VITE_CONTACT_EMAIL,
    accessCodeHash: output.VITE_ACCESS_CODE_HASH,
    sequences: { admin: output.VITE_ADMIN_SEQUENCE, signup: output.VITE_SIGNUP_SEQUENCE },
  }
}

function isHttpUrlOrPath(text: string): boolean {
  // Two slashes at the start would name another host.
  if (text.startsWith('/')) return !text.startsWith('//')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

export const env = parseEnv(import.meta.env)
