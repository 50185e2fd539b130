import { type Build, contentSecurityPolicy } from '../contentSecurityPolicy.ts'

/** Features of browsers that the app does not use. */
const UNUSED_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(
    ' ',
  )

/** HTTPS only, for a year. */
export const HSTS = {
  ofHost: 'max-age=31536000',
  withSubdomains: 'max-age=31536000; includeSubDomains',
} as const

/**
 * The security headers of every file of a build, by name. nginx, static hosts, `npm run preview` and the demo send the same.
 *
 * @param build `services`: the addresses of the backend and the provider; paths and missing ones are of the same origin.
 * `hasHttpsSubdomains`: browsers may use only HTTPS for the subdomains too.
 */
export function securityHeaders({
  hasHttpsSubdomains = false,
  ...build
}: Build & { hasHttpsSubdomains?: boolean }): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(build),
    ...(build.reportUrl && { 'Reporting-Endpoints': `csp="${build.reportUrl}"` }),
    'Strict-Transport-Security': hasHttpsSubdomains ? HSTS.withSubdomains : HSTS.ofHost,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // Setup links contain a token.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The folder of files whose names contain a hash of their content. */
export const HASHED_FOLDER = '/assets/'

/** How long a browser may use a stored file: files with a hash for a year, all others only after asking the server. */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const

/** Where there is no such file, a path with an extension is a missing file (404), any other path is a page of the app. */
export const FILE_PATH = /\.\w+$/
