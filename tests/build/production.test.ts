import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCESS_CODE } from '../../mocks/demo/accessCode.ts'
import { createWorldBackend } from '../../mocks/worlds/createWorldBackend.ts'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { readBuiltFiles } from '../../scripts/size/builtFiles.ts'
import { pageSizes } from '../../scripts/size/pageSizes.ts'
import { LANDING_LATER, PAGES } from '../../scripts/size/pages.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { PRODUCTION_BUILD } from './buildProduction.ts'
import { BUILD_SECRETS, secretsIn } from './secrets.ts'

/** Maximum JavaScript in KiB after gzip that the landing page loads later, near the form or on interaction. */
const LATER_BUDGET = 67

/** Strings that only the mock backend, its packages and demo mode contain. */
const MOCK_WORDS = [
  'msw',
  'mockServiceWorker',
  'unpdf',
  'No text found: this file holds nothing to read.',
  'Start over for the next prospect',
  'No mail yet',
  'Presenter panel',
  'Demo accounts',
  'engram-demo',
  ACCESS_CODE,
  ADMIN.email,
  ADMIN.password,
]

/** Long enough for a machine that also does other work. */
const PAGE_TIMEOUT_MS = 90_000

/** What the build does not contain and each environment must set. */
const CONFIG = { hostedKey: 'public', contactEmail: 'team@lab.example' }

/** Files whose random bytes may contain a short word. */
const BINARY = /\.(bcmap|pfb|ttf|wasm|woff2)$/

/** The hash in the name of a file, whose letters may form a word. */
const HASH = /-[\w-]{8}(?=\.\w+)/g

/** Texts of the demo's documents. */
const seedTexts = Object.values(
  import.meta.glob<Record<string, string>>('../../mocks/worlds/demo/documents/*.ts', { eager: true }),
).flatMap((module) => Object.values(module))

beforeAll(() => writeFileSync(join(PRODUCTION_BUILD, 'config.json'), JSON.stringify(CONFIG)))

test('the production build contains no mock code, no worker, no seed text and no PDF', () => {
  const files = readdirSync(PRODUCTION_BUILD, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const forbidden = [...MOCK_WORDS, ...seedTexts.map((text) => text.trim().slice(0, 40))]
  const found = files.flatMap(({ parentPath, name }) => {
    const content = BINARY.test(name) ? '' : readFileSync(join(parentPath, name), 'utf8')
    const text = `${name}\n${content}`.replace(HASH, '').toLowerCase()
    return forbidden.filter((word) => text.includes(word.toLowerCase())).map((word) => `${name}: ${word}`)
  })
  expect(files.map(({ name }) => name)).toContain('index.html')
  expect(files.filter(({ name }) => name.endsWith('.pdf'))).toEqual([])
  expect(seedTexts.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

test('the production build contains no secret, no variable of the build machine and no path on it', () => {
  const forbidden = [...Object.entries(BUILD_SECRETS).flat(), process.cwd()]
  const files = readdirSync(PRODUCTION_BUILD, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !BINARY.test(entry.name),
  )
  const found = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'utf8')
    const words = forbidden.filter((word) => text.includes(word))
    return [...words, ...secretsIn(text)].map((word) => `${name}: ${word}`)
  })
  expect(found).toEqual([])
})

describe('the production build in a browser', () => {
  let browser: Browser
  let context: BrowserContext
  let server: PreviewServer

  beforeAll(async () => {
    server = await preview({ logLevel: 'error', build: { outDir: PRODUCTION_BUILD }, preview: { port: 0 } })
    browser = await chromium.launch(await browserLaunchOptions())
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
    context.setDefaultTimeout(PAGE_TIMEOUT_MS)
  })
  afterEach(() => context.close())

  /** Opens a page and records the files it loads. */
  async function open(path: string) {
    const page = await context.newPage()
    const asked: string[] = []
    const scripts: Response[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    const loaded = () => Promise.all(scripts.map((script) => script.text()))
    return { page, asked, loaded, origin }
  }

  test.each([
    [{}, 'hostedKey is missing. Set it in config.json, or VITE_HOSTED_KEY at build time.'],
    [
      { ...CONFIG, apiUrl: 'nowhere' },
      'apiUrl in config.json must be an absolute http(s) URL or an absolute path, but is "nowhere".',
    ],
  ])('the app does not start with %j in config.json, and says why', async (config, sentence) => {
    const page = await context.newPage()
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
    await page.route('**/config.json', (route) => route.fulfill({ json: config }))
    await page.goto(origin)
    const alert = page.getByRole('alert')
    await alert.getByText(sentence).waitFor()
    expect(await alert.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true)
  })

  const nameIn = (script: string) => script.includes('Private Demo Access')

  test.each(['/', '/demo'])(
    '%s loads neither the client of the provider nor the request form',
    async (path) => {
      const { loaded } = await open(path)
      const scripts = await loaded()
      expect(scripts.length).toBeGreaterThan(1)
      expect(scripts.filter(isProvidersClient)).toEqual([])
      expect(scripts.filter(nameIn)).toEqual([])
    },
  )

  test('the request form loads when it is about to be used and does not shift the layout', async () => {
    const { page, loaded } = await open('/')
    const button = page.getByRole('main').getByRole('button', { name: 'Request Demo Access' })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await button.hover()
    await page.getByText('Private Demo Access').waitFor()
    expect((await loaded()).filter(nameIn)).toHaveLength(1)
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1)

    // With motion, the window scrolls smoothly.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await button.click()
    const heading = page.getByRole('heading', { name: 'Request Demo Access' })
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2')
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Exit' }).click()
    await page.waitForFunction(() => window.scrollY === 0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('the example answer loads when it is scrolled near and does not shift the layout', async () => {
    const { page, loaded } = await open('/')
    const example = page.getByText('How loud are the sound cues?')
    const hasExample = async () =>
      (await loaded()).some((script) => script.includes('How loud are the sound cues?'))
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    expect(await hasExample()).toBe(false)
    await page.evaluate(() => window.scrollBy(0, 200))
    await example.waitFor()
    expect(await hasExample()).toBe(true)
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1)
  })

  test('the request form loads when it is scrolled near; toasts load with the first message', async () => {
    const { page, loaded, asked, origin } = await open('/')
    await page.evaluate(() => window.scrollBy(0, 2000))
    await page.getByLabel('First name').press('Enter')
    await page.getByRole('dialog', { name: 'Required fields missing' }).waitFor()
    expect((await loaded()).filter(isProvidersClient)).toEqual([])
    expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([])
    expect(asked.length).toBeGreaterThan(5)
  })

  /** Lets the mock backend answer the requests to both services. */
  async function answerServices(page: Page, origin: string): Promise<void> {
    const backend = await createWorldBackend('demo')
    await page.route(new RegExp(`^${origin}/(api/v1|hosted)/`), async (route) => {
      const request = route.request()
      const response = await backend.handle(
        new Request(request.url(), {
          method: request.method(),
          headers: await request.allHeaders(),
          body: request.postDataBuffer() && new Uint8Array(request.postDataBuffer() as Buffer),
        }),
      )
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    })
  }

  async function signInAs(page: Page, { email, password }: { email: string; password: string }) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(/\/dashboard$/)
  }

  test('a sign-out leaves no data of the user in the browser, and tokens are only sent in headers', async () => {
    const { page, origin } = await open('/demo')
    await answerServices(page, origin)
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''))
    page.on('console', (message) => seen.push(message.text()))
    page.on('framenavigated', (frame) => seen.push(frame.url()))
    await signInAs(page, DEMO_USER)
    const tokens: string[] = await page.evaluate(() => {
      const { access_token, refresh_token } = JSON.parse(localStorage.getItem('engram.hostedSession') ?? '{}')
      return [localStorage.getItem('engram.token'), access_token, refresh_token]
    })
    expect(tokens.map((token) => typeof token)).toEqual(['string', 'string', 'string'])
    const follow = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click()
    await follow('Chat')
    await page.getByRole('textbox', { name: 'Ask about your documents' }).fill('A private question')
    await follow('Knowledge Base')
    await page.getByRole('heading', { level: 1, name: 'Knowledge Base' }).waitFor()
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('A private question'))
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL(`${origin}/`)

    const stored = await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      const entries = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return {
        local: Object.keys(localStorage).filter((key) => key !== 'engram.theme'),
        session: Object.keys(sessionStorage),
        databases: databases.map(({ name }) => name),
        responses: entries.flat().map(({ url }) => new URL(url).pathname),
        cookies: document.cookie,
        history: JSON.stringify(history.state),
      }
    })
    expect(stored).toMatchObject({ local: [], session: [], databases: [], cookies: '' })
    expect(stored.responses.filter((path) => /^\/(api|hosted)\//.test(path))).toEqual([])
    const secrets = [...tokens, DEMO_USER.password, 'A private question']
    const leaked = [...seen, stored.history].filter((text) => secrets.some((secret) => text.includes(secret)))
    expect(leaked).toEqual([])
  })

  test('a request form that failed to load appears after a reload', async () => {
    const { page } = await open('/')
    await page.route(/WaitlistScreen/, (route) => route.abort())
    const button = page.getByRole('main').getByRole('button', { name: 'Request Demo Access' })
    await button.click()
    await page.getByText('The form could not be loaded').waitFor()
    await page.unroute(/WaitlistScreen/)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.getByText('The form could not be loaded').waitFor({ state: 'detached' })
    await button.click()
    await page.getByText('Private Demo Access').waitFor()
  })
})

test('no page exceeds its budget of JavaScript', () => {
  const sizes = pageSizes(readBuiltFiles(PRODUCTION_BUILD))
  expect(sizes.flatMap(({ problems }) => problems)).toEqual([])
})

test(`the landing page loads at most ${LATER_BUDGET} KiB of JavaScript later`, () => {
  const { filesOf, kibOf, read } = readBuiltFiles(PRODUCTION_BUILD)
  const atOnce = filesOf(['index.html', ...PAGES.landing.modules])
  const later = [...filesOf(LANDING_LATER)].filter((file) => file.endsWith('.js') && !atOnce.has(file))
  expect(later.length).toBeGreaterThanOrEqual(LANDING_LATER.length)
  expect(kibOf(later)).toBeLessThanOrEqual(LATER_BUDGET)
  expect(later.filter((file) => isProvidersClient(read(file).toString()))).toEqual([])
})

test.each(['chat/ChatScreen.tsx', 'knowledge-base/KnowledgeBaseScreen.tsx'])(
  '%s loads the document viewer with the first document',
  (page) => {
    const { filesOf, read } = readBuiltFiles(PRODUCTION_BUILD)
    const viewer = filesOf(['src/modules/document-viewer/DocumentScreen.tsx'])
    const own = filesOf([`src/flows/${page}`])
    const isPdfViewer = (file: string) => read(file).includes('This document cannot be shown.')
    expect([...viewer].some(isPdfViewer)).toBe(true)
    expect([...own].some(isPdfViewer)).toBe(false)
  },
)

test("the provider's client is in a separate file of the build", () => {
  const scripts = readdirSync(join(PRODUCTION_BUILD, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(PRODUCTION_BUILD, 'assets', name), 'utf8'))
  expect(scripts.filter(isProvidersClient)).toHaveLength(1)
})

/** Strings that only the provider's client contains. */
const isProvidersClient = (script: string) =>
  script.includes('supabase-js-web') || script.includes('supabase-js/')
