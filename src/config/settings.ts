export interface Env {
  /** The backend: an absolute URL or an absolute path, without a trailing slash. */
  apiUrl: string
  /** The hosted provider, in the same format. */
  hostedUrl: string
  /** The hosted provider's publishable key. */
  hostedKey: string
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
  /** A requirement of its own for values that may contain a secret: the error does not quote them. */
  safety?: Pick<Setting, 'must' | 'isMet'>
}

const address = (variable: string, defaultAddress: string): Setting => ({
  variable,
  default: defaultAddress,
  must: 'must be an absolute http(s) URL or an absolute path',
  isMet: isHttpUrlOrPath,
  safety: {
    must: 'must have no user name, password, query or fragment',
    isMet: (value) => !/[?#]|^https?:\/+[^/]*@/i.test(value),
  },
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
export const SETTINGS = {
  apiUrl: address('VITE_API_URL', '/api/v1'),
  hostedUrl: address('VITE_HOSTED_URL', '/hosted'),
  hostedKey: {
    variable: 'VITE_HOSTED_KEY',
    default: null,
    must: 'must be a key without spaces',
    isMet: (value) => /^\S+$/.test(value),
    safety: {
      must: 'must be the publishable key or the legacy anon key: a secret key would be sent to every visitor',
      isMet: isPublicKey,
    },
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
    // As src/flows/demo-login/accessCode.ts reads it.
    isMet: (value) => /^(pbkdf2-sha256:[1-9]\d{3,7}:([0-9a-f]{2}){16,64}:[0-9a-f]{64})?$/.test(value),
  },
  adminSequence: sequence('VITE_ADMIN_SEQUENCE', ''),
  signupSequence: sequence('VITE_SIGNUP_SEQUENCE', 'GO'),
} satisfies Record<string, Setting>

/**
 * Reads the settings: from config.json, else from the build's environment variables, else the default.
 *
 * @param file the content of config.json
 * @param fileName its name in errors
 * @throws Error with one sentence per problem, each of which names the setting.
 */
export function parseSettings(
  variables: Readonly<Record<string, unknown>>,
  file: unknown = {},
  fileName = 'config.json',
): Env {
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new Error(`${fileName} must be an object of settings.`)
  const given: Readonly<Record<string, unknown>> = { ...file }
  const problems = Object.keys(given)
    .filter((name) => !Object.hasOwn(SETTINGS, name))
    .map((name) => `${fileName} has the unknown setting ${JSON.stringify(name)}.`)

  const read = (name: keyof typeof SETTINGS): string => {
    const { variable, default: fallback, must, isMet, safety }: Setting = SETTINGS[name]
    const value = name in given ? given[name] : (variables[variable] ?? fallback)
    const place = name in given ? `${name} in ${fileName}` : variable
    if (value === null && !(name in given))
      problems.push(`${name} is missing. Set it in ${fileName}, or ${variable} at build time.`)
    else if (typeof value === 'string' && safety?.isMet(value) === false)
      problems.push(`${place} ${safety.must}.`)
    else if (typeof value !== 'string' || !isMet(value))
      problems.push(`${place} ${must}, but is ${JSON.stringify(value)}.`)
    else return value
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

/** Whether a provider's key may be in a page: current secret keys are named so, and legacy keys are JWTs with a role. */
function isPublicKey(key: string): boolean {
  if (key.startsWith('sb_')) return key.startsWith('sb_publishable_')
  const [, payload] = /^eyJ[\w=-]*\.([\w=-]+)\.[\w=-]*$/.exec(key) ?? []
  if (payload === undefined) return true
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).role === 'anon'
  } catch {
    return false
  }
}
