/** The settings of the app in one environment. */
export interface Env {
  /** The backend: an absolute URL or an absolute path, without a trailing slash. */
  apiUrl: string
  /** The hosted provider, in the same format. */
  hostedUrl: string
  /** The hosted provider's publishable key. */
  hostedKey: string
  /** The email address of "Contact Us". */
  contactEmail: string
  /** Receives log entries and web vitals: an absolute URL or an absolute path. Empty if there is no monitoring. */
  monitoringUrl: string
  /** The salted hash of the master access code, printed by `npm run access-code`. Empty if there is no code. */
  accessCodeHash: string
  /** The keys that open the admin login and direct sign-up. Empty disables the shortcut. */
  sequences: { admin: string; signup: string }
}

interface Setting {
  /** The variable that sets it at build time. */
  variable: string
  /** Null: it must be set. */
  default: string | null
  /** The requirement, for the error message. */
  must: string
  isMet: (value: string) => boolean
}

const address = (variable: string, defaultAddress: string): Setting => ({
  variable,
  default: defaultAddress,
  must: 'must be an absolute http(s) URL or an absolute path',
  isMet: isHttpUrlOrPath,
})

const sequence = (variable: string, defaultSequence: string): Setting => ({
  variable,
  default: defaultSequence,
  // With Shift held, other keys type different characters on each keyboard layout.
  must: 'must be letters only',
  isMet: (value) => /^\p{L}*$/u.test(value),
})

// Plain functions instead of schemas, because this file is in the initial bundle.
/** All settings by their name in config.json. */
const SETTINGS = {
  apiUrl: address('VITE_API_URL', '/api/v1'),
  hostedUrl: address('VITE_HOSTED_URL', '/hosted'),
  hostedKey: {
    variable: 'VITE_HOSTED_KEY',
    default: null,
    must: 'must be a key without spaces',
    isMet: (value) => /^\S+$/.test(value),
  },
  contactEmail: {
    variable: 'VITE_CONTACT_EMAIL',
    default: null,
    must: 'must be an email address',
    isMet: (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  },
  monitoringUrl: {
    ...address('VITE_MONITORING_URL', ''),
    isMet: (value) => value === '' || isHttpUrlOrPath(value),
  },
  accessCodeHash: {
    variable: 'VITE_ACCESS_CODE_HASH',
    default: '',
    must: 'must be what `npm run access-code` prints',
    isMet: (value) => /^(pbkdf2-sha256:\d+:[0-9a-f]+:[0-9a-f]+)?$/.test(value),
  },
  adminSequence: sequence('VITE_ADMIN_SEQUENCE', ''),
  signupSequence: sequence('VITE_SIGNUP_SEQUENCE', 'GO'),
} satisfies Record<string, Setting>

/**
 * Reads the settings: from config.json, else from the build's environment variables, else the default.
 *
 * @param file the content of config.json
 * @throws Error with one sentence per problem, each of which names the setting.
 */
export function parseSettings(variables: Readonly<Record<string, unknown>>, file: unknown = {}): Env {
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new Error('config.json must be an object of settings.')
  const given: Readonly<Record<string, unknown>> = { ...file }
  const problems = Object.keys(given)
    .filter((name) => !Object.hasOwn(SETTINGS, name))
    .map((name) => `config.json has the unknown setting ${JSON.stringify(name)}.`)

  const read = (name: keyof typeof SETTINGS): string => {
    const { variable, default: fallback, must, isMet }: Setting = SETTINGS[name]
    const value = name in given ? given[name] : (variables[variable] ?? fallback)
    if (typeof value === 'string' && isMet(value)) return value
    if (value === null && !(name in given))
      problems.push(`${name} is missing. Set it in config.json, or ${variable} at build time.`)
    else {
      const place = name in given ? `${name} in config.json` : variable
      problems.push(`${place} ${must}, but is ${JSON.stringify(value)}.`)
    }
    return ''
  }

  const withoutSlash = (url: string) => url.replace(/\/$/, '')
  const env: Env = {
    apiUrl: withoutSlash(read('apiUrl')),
    hostedUrl: withoutSlash(read('hostedUrl')),
    hostedKey: read('hostedKey'),
    contactEmail: read('contactEmail'),
    monitoringUrl: read('monitoringUrl'),
    accessCodeHash: read('accessCodeHash'),
    sequences: { admin: read('adminSequence'), signup: read('signupSequence') },
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return env
}

function isHttpUrlOrPath(text: string): boolean {
  // A path that starts with two slashes is a URL of another host.
  if (text.startsWith('/')) return !text.startsWith('//')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
