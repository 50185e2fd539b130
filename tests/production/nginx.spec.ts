import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const ACCESS_LOG = new URL('../../node_modules/.cache/nginx/access.log', import.meta.url)

test('nginx logs paths without their queries, which may contain a setup token', async ({ request }) => {
  await request.get('/setup?token=never-logged')
  const lines = () => readFileSync(ACCESS_LOG, 'utf8')
  await expect.poll(lines).toMatch(/"GET \/setup HTTP\/1\.1" 200 /)
  expect(lines()).not.toContain('never-logged')
})

test('nginx answers for services that it does not pass on with an error in JSON', async ({ request }) => {
  for (const path of ['/api/v2/documents/', '/api/v2/page.html']) {
    const response = await request.get(path)
    expect(response.status()).toBe(503)
    expect(response.headers()['content-type']).toBe('application/json')
    expect(await response.json()).toEqual({ detail: 'No backend is connected to this address.' })
  }
})

test('nginx includes the subdomains in HSTS and names where violations are reported, if it is set up so', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers()
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const url = /^csp="(.*)"$/.exec(headers['reporting-endpoints'] ?? '')?.[1]
  expect(url).toMatch(/\/reports$/)
  expect(headers['content-security-policy']).toMatch(new RegExp(`; report-uri ${url}; report-to csp$`))
})
