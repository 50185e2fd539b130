import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE_CONTROL, HASHED_FOLDER, securityHeaders } from './headers.ts'
import { servicesOf } from './services.ts'

/** Files at fixed addresses. Pages of the app have the default of static hosts, which is to ask again each time. */
const FIXED_FILES = [
  ...['/', '/index.html', '/app.html', '/demo.html', '/unsupported.html', '/unsupported.css'],
  ...['/theme.js', '/checkBrowser.js', '/serviceWorker.js', '/config.json', '/manifest.webmanifest'],
  ...['/favicon.svg', '/robots.txt'],
]

/**
 * The content of `_headers` (Netlify, Cloudflare Pages and others). No path matches two rules for caching, because hosts
 * join values of the same header.
 */
export function headersFile(build: Omit<Parameters<typeof securityHeaders>[0], 'isDemo'>): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', securityHeaders({ ...build, isDemo: false })),
    rule(`${HASHED_FOLDER}*`, { 'Cache-Control': CACHE_CONTROL.hashed }),
    ...FIXED_FILES.map((path) => rule(path, { 'Cache-Control': CACHE_CONTROL.other })),
  ].join('\n')
}

/** The content of `_redirects`: a missing asset is an error, every other path without a file is a page of the app. */
export function redirectsFile(): string {
  return [`${HASHED_FOLDER}*  /404.html  404`, '/*  /app.html  200', ''].join('\n')
}

/** The variables that change headers of all hosts: docs/deployment.md. */
export const HEADER_VARIABLES = ['CSP_REPORT_URL', 'HSTS_SUBDOMAINS'] as const

/**
 * Writes both files into the folder of a build, with the addresses of its config.json, or else of its variables, and the
 * headers that HEADER_VARIABLES change.
 */
export function writeHostFiles(folder: string, variables: Readonly<Record<string, string>>): void {
  const config: Record<string, string> = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  const headers = headersFile({
    services: servicesOf(variables, config),
    reportUrl: variables.CSP_REPORT_URL,
    hasHttpsSubdomains: variables.HSTS_SUBDOMAINS === 'yes',
  })
  writeFileSync(join(folder, '_headers'), headers)
  writeFileSync(join(folder, '_redirects'), redirectsFile())
}
