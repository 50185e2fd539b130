/** The settings of a build, from its environment variables. */
export interface Env {
  /** The backend: an absolute URL or an absolute path, without a trailing slash. */
  apiUrl: string
  /** The hosted provider, in the same format. */
  hostedUrl: string
  /** The hosted provider's publishable key. */
  hostedKey: string
  /** The email address of "Contact Us". */
  contactEmail: string
  /** The salted hash of the master access code, printed by `npm run access-code`. Empty if there is no code. */
  accessCodeHash: string
  /** The keys that open the admin login and direct sign-up. Empty disables the shortcut. */
  sequences: { admin: string; signup: string }
}

interface Rule {
  default: string
  /** The requirement, for the error message. */
  must: string
  isMet: (value: string) => boolean
}

const address = (defaultAddress: string): Rule => ({
  default: defaultAddress,
  must: 'must be an absolute http(s) URL or an absolute path',
  isMet: isHttpUrlOrPath,
})

const sequence = (defaultSequence: string): Rule => ({
  default: defaultSequence,
  must: 'must be letters and digits without spaces',
  isMet: (value) => /^\S*$/.test(value),
})

// Plain functions instead of schemas, because this file is in the initial bundle.
const RULES = {
  VITE_API_URL: address('/api/v1'),
  VITE_HOSTED_URL: address('/hosted'),
  VITE_HOSTED_KEY: { default: 'public', must: 'must not be empty', isMet: (value) => value !== '' },
  VITE_CONTACT_EMAIL: {
    default: 'hello@engram.example',
    must: 'must be an email address',
    isMet: (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  },
  VITE_ACCESS_CODE_HASH: {
    default: '',
    must: 'must be what `npm run access-code` prints',
    isMet: (value) => /^(pbkdf2-sha256:\d+:[0-9a-f]+:[0-9a-f]+)?$/.test(value),
  },
  VITE_ADMIN_SEQUENCE: sequence(''),
  VITE_SIGNUP_SEQUENCE: sequence('GO'),
} satisfies Record<string, Rule>

/**
 * Reads the environment variables of a build. Unset variables get their default.
 *
 * @throws Error with one line per invalid variable: its name, the requirement and the value.
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  const problems: string[] = []
  const read = (name: keyof typeof RULES): string => {
    const rule: Rule = RULES[name]
    const value = raw[name] ?? rule.default
    if (typeof value === 'string' && rule.isMet(value)) return value
    problems.push(`${name} ${rule.must}, but is ${JSON.stringify(value)}.`)
    return ''
  }
  const withoutSlash = (url: string) => url.replace(/\/$/, '')
  const env: Env = {
    apiUrl: withoutSlash(read('VITE_API_URL')),
    hostedUrl: withoutSlash(read('VITE_HOSTED_URL')),
    hostedKey: read('VITE_HOSTED_KEY'),
    contactEmail: read('VITE_CONTACT_EMAIL'),
    accessCodeHash: read('VITE_ACCESS_CODE_HASH'),
    sequences: { admin: read('VITE_ADMIN_SEQUENCE'), signup: read('VITE_SIGNUP_SEQUENCE') },
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return env
}

function isHttpUrlOrPath(text: string): boolean {
  // A path that starts with two slashes is a URL of another host.
  if (text.startsWith('/')) return !text.startsWith('//')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

export const env = parseEnv(import.meta.env)
