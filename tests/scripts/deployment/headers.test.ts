import { expect, test } from 'vitest'
import { FILE_PATH, securityHeaders } from '../../../scripts/deployment/headers.ts'
import { PATHS } from '../../../src/domain/paths.ts'

const policyOf = (services: string[]) =>
  securityHeaders({ services, isDemo: false })['Content-Security-Policy']

test('the policy allows connections to the origins of the services, each once', () => {
  expect(
    policyOf(['https://api.engram.example/api/v1', 'https://api.engram.example/hosted', '/api/v1']),
  ).toContain("connect-src 'self' https://api.engram.example;")
})

test('the policy allows no inline code, no frames and no strings where scripts are created', () => {
  const policy = policyOf([])
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('violations of the policy are reported, and HSTS includes the subdomains, only if the deployment says so', () => {
  const build = { services: [], isDemo: false }
  expect(securityHeaders({ ...build, reportUrl: '', hasHttpsSubdomains: false })).toEqual(
    securityHeaders(build),
  )
  expect(securityHeaders(build)).not.toHaveProperty('Reporting-Endpoints')
  const reportUrl = 'https://reports.example/csp'
  expect(securityHeaders({ ...build, reportUrl, hasHttpsSubdomains: true })).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(`; report-uri ${reportUrl}; report-to csp$`),
    'Reporting-Endpoints': `csp="${reportUrl}"`,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  })
})

test('no page of the app looks like a file', () => {
  expect(Object.values(PATHS).filter((path) => FILE_PATH.test(path))).toEqual([])
})
