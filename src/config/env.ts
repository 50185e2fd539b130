import * as v from 'valibot'

/** What a build is told from outside. */
export interface Env {
  /** Where the backend answers: an absolute URL or an absolute path, without a slash at its end. */
  apiUrl: string
  /** The address behind "Contact Us". */
  contactEmail: string
}

const schema = v.object({
  VITE_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isHttpUrlOrPath, 'must be an absolute http(s) URL or an absolute path'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
    '/api/v1',
  ),
  VITE_CONTACT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address')),
    'hello@engram.example',
  ),
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
  return { apiUrl: output.VITE_API_URL, contactEmail: output.VITE_CONTACT_EMAIL }
}

function isHttpUrlOrPath(text: string): boolean {
  // Two slashes at the start would name another host.
  if (text.startsWith('/')) return !text.startsWith('//')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

export const env = parseEnv(import.meta.env)
