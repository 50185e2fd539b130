import { type Browser, chromium, type Page } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../mocks/backend.ts'
import { respondOverHttp } from '../../mocks/http.ts'
import { createWorldBackend } from '../../mocks/worlds/createWorldBackend.ts'
import { ADMIN } from '../../mocks/worlds/people.ts'
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts'
import { HOSTED_STORAGE_KEY } from '../../src/hosted/hostedSettings.ts'
import { startServer, type TestServer } from '../src/api/misbehavingServer.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { PRODUCTION_BUILD } from './buildProduction.ts'

// Requests sent while a page unloads can only be tested in a real browser with the real client, and with a provider
// on another origin, for which the browser sends preflight requests.

let backend: Backend
let services: TestServer
let server: PreviewServer
let browser: Browser
let session: string
/** Preflight requests for sending email are answered only after the page is closed. */
let isGone: PromiseWithResolvers<void>

beforeAll(async () => {
  backend = await createWorldBackend('demo')
  services = await startServer(async (request, response) => {
    if (request.method === 'OPTIONS' && request.url?.includes('/functions/')) await isGone.promise
    respondOverHttp(backend.handle, request, response).catch(() => response.destroy())
  })
  const config = {
    apiUrl: `${services.origin}/api/v1`,
    hostedUrl: `${services.origin}/hosted`,
    hostedKey: 'public',
    contactEmail: 'hello@engram.example',
  }
  const policy = contentSecurityPolicy({ services: [services.origin], isDemo: false })
  server = await preview({
    logLevel: 'error',
    build: { outDir: PRODUCTION_BUILD },
    plugins: [
      {
        name: 'config-of-this-test',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/config.json', (_, response) => response.end(JSON.stringify(config)))
        },
      },
    ],
    preview: { port: 0, headers: { 'Content-Security-Policy': policy } },
  })
  browser = await chromium.launch(await browserLaunchOptions())
  session = await (
    await ask('/auth/v1/token?grant_type=password', { email: ADMIN.email, password: ADMIN.password })
  ).text()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await services?.close()
})

function ask(path: string, body: object): Promise<Response> {
  return fetch(`${services.origin}/hosted${path}`, {
    method: 'POST',
    headers: { apikey: 'public', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** A new person applies and the admin approves; the email is still delayed for undo. */
async function approve(lastName: string): Promise<{ page: Page; isMailed: () => boolean }> {
  const email = `${lastName.toLowerCase()}@lab.example`
  const interest = JSON.stringify({ role: 'researcher' })
  const applied = await ask('/rest/v1/waitlist_submissions', {
    first_name: 'Noor',
    last_name: lastName,
    email,
    interest,
  })
  expect(applied.status).toBe(201)

  const page = await (await browser.newContext()).newPage()
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  await page.addInitScript(
    ([key, kept]) => localStorage.setItem(key as string, kept as string),
    [HOSTED_STORAGE_KEY, session],
  )
  await page.goto(`${origin}/admin`)
  await page
    .getByRole('row', { name: email })
    .getByRole('button', { name: /Review/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const isMailed = () => backend.hosted.outbox.list().some(({ to }) => to === email)
  expect(isMailed()).toBe(false)
  return { page, isMailed }
}

const LEAVING: [string, (page: Page) => Promise<unknown>][] = [
  ['closed', (page) => page.close()],
  ['loaded anew', (page) => page.reload({ waitUntil: 'commit' })],
  ['left for another', (page) => page.goto('about:blank')],
]

test.each(LEAVING)('the app sends the approval email immediately when the page is %s', async (how, leave) => {
  const { page, isMailed } = await approve(how.replaceAll(' ', '-'))
  isGone = Promise.withResolvers()
  await leave(page)
  expect(isMailed()).toBe(false)
  isGone.resolve()
  await eventually(() => expect(isMailed()).toBe(true))
  await page.context().close()
})
