import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { headersFile, redirectsFile, writeHostFiles } from '../../../scripts/deployment/staticHosts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engram-host-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('no path has two caching rules in _headers, because static hosts join them', () => {
  const [everywhere = '', ...others] = headersFile({ services: [] }).split('\n\n')
  expect(everywhere).toContain('/*\n  Content-Security-Policy: ')
  expect(everywhere).not.toContain('Cache-Control')
  expect(others[0]).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  expect(others.slice(1).filter((rule) => /^\/(assets|.*\*)/.test(rule))).toEqual([])
})

test('_redirects shows the app for every path without a file, except for missing assets', () => {
  expect(redirectsFile()).toBe('/assets/*  /404.html  404\n/*  /app.html  200\n')
})

test('_headers allows the addresses in config.json, or else those of the build, and has the headers of its variables', () => {
  const variables = {
    VITE_API_URL: 'https://api.build.example/api/v1',
    VITE_HOSTED_URL: 'https://hosted.example',
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiUrl: 'https://api.config.example/api/v1' }))
  writeHostFiles(folder, { ...variables, HSTS_SUBDOMAINS: 'yes', CSP_REPORT_URL: 'https://reports.example' })
  const headers = readFileSync(join(folder, '_headers'), 'utf8')
  expect(headers).toContain("connect-src 'self' https://api.config.example https://hosted.example;")
  expect(headers).toContain('max-age=31536000; includeSubDomains')
  expect(headers).toContain('Reporting-Endpoints: csp="https://reports.example"')
})
