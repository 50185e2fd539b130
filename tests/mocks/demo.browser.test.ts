import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { demoWorld } from '../../scripts/demoWorld.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import type { Schemas } from '../support/mocks/contractFetch.ts'
import type { PageCall } from './demo/demoPage.ts'

let browser: Browser
let server: Server
let origin: string
let context: BrowserContext

beforeAll(async () => {
  const files = await bundle()
  server = createServer((request, response) => {
    const code = files.get((request.url ?? '').slice(1))
    const page = '<!doctype html><title>Demo</title><script type="module" src="/demoPage.js"></script>'
    response.setHeader('Content-Type', code === undefined ? 'text/html' : 'text/javascript')
    response.end(code ?? page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(await browserLaunchOptions())
})

afterAll(async () => {
  await browser.close()
  server.close()
})

/** A browser context on its first visit. */
beforeEach(async () => {
  context = await browser.newContext()
})

afterEach(() => context.close())

async function openTab(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin)
  return page
}

async function call<Body>(page: Page, request: PageCall): Promise<Body> {
  await page.waitForFunction(() => 'call' in window)
  const { body } = await page.evaluate((given) => window.call(given), request)
  return body as Body
}

async function signIn(page: Page): Promise<string> {
  const json = { email: DEMO_USER.email, password: DEMO_USER.password }
  return (await call<Schemas['LoginResponse']>(page, { method: 'POST', path: '/auth/login', json }))
    .access_token
}

/** Starts over or undoes it, and waits for the reload that follows. */
async function replaceData(page: Page, change: 'startOver' | 'undo'): Promise<void> {
  await page.waitForFunction(() => 'call' in window)
  await Promise.all([page.waitForEvent('load'), page.evaluate((name) => void window[name](), change)])
}

const documents = (page: Page, token: string) =>
  call<Schemas['Document'][]>(page, { method: 'GET', path: '/documents/', token })
const upload = <Body>(page: Page, token: string, name: string) =>
  call<Body>(page, {
    method: 'POST',
    path: '/documents/upload',
    token,
    file: { name, text: 'The salt of the lagoon is sold in Skarholm.' },
  })

test('a reload keeps the data, resumes unfinished processing, and the answers stay the same, also in another tab', async () => {
  const page = await openTab()
  const token = await signIn(page)
  expect(await documents(page, token)).toHaveLength(6)
  const { id } = await upload<Schemas['UploadedDocuments']>(page, token, 'tides.md')
  await page.reload()
  await expect.poll(async () => (await documents(page, token))[0]).toMatchObject({ id, status: 'completed' })
  await call(page, { method: 'POST', path: `/rag/index-document/${id}`, token })
  const ask = (tab: Page) =>
    call<Schemas['Answer']>(tab, {
      method: 'POST',
      path: '/rag/query',
      token,
      json: { query: 'Where is the salt of the lagoon sold?' },
    })
  const before = await ask(page)
  expect(before.sources.map(({ document_id }) => document_id)).toContain(id)
  await page.reload()
  expect(await ask(page)).toEqual(before)
  const second = await openTab()
  await page.close()
  expect(await ask(second)).toEqual(before)
  expect(await documents(second, token)).toMatchObject(Array(7).fill({ is_indexed: expect.any(Boolean) }))
})

test('tabs share one backend, which another tab restores when its tab closes', async () => {
  const first = await openTab()
  const token = await signIn(first)
  const second = await openTab()
  await upload(second, token, 'tides.md')
  expect(await documents(first, token)).toEqual(await documents(second, token))
  await first.close()
  await upload(second, token, 'birds.txt')
  const third = await openTab()
  const names = (await documents(third, token)).map(({ filename }) => filename)
  expect(names.slice(0, 2)).toEqual(['birds.txt', 'tides.md'])
})

/** Runs in the page: ends the worker as a crash does, without an event. */
const killWorker = () => window.workers.at(-1)?.terminate()

/** Runs in the page: nothing can be stored until `window.endTransaction` is called. */
async function holdStorage(): Promise<void> {
  const opened = indexedDB.open('engram-demo')
  await new Promise((resolve) => {
    opened.onsuccess = resolve
  })
  const store = opened.result.transaction('state', 'readwrite').objectStore('state')
  let isHeld = true
  window.endTransaction = () => {
    isHeld = false
  }
  const hold = () => {
    if (isHeld) store.get('a').onsuccess = hold
    else opened.result.close()
  }
  hold()
}

test('a killed worker is replaced: reads are repeated, and what it had not saved fails and is reported, in every tab', async () => {
  const first = await openTab()
  const token = await signIn(first)
  await upload(first, token, 'tides.md')
  const second = await openTab()
  await first.evaluate(holdStorage)
  const lost = [upload(first, token, 'birds.txt'), upload(second, token, 'moths.txt')]
  const names = async (page: Page) => (await documents(page, token)).map(({ filename }) => filename)
  await expect.poll(async () => (await names(first)).length).toBe(9)

  await first.evaluate(killWorker)
  const read = names(first)
  await first.evaluate(() => window.endTransaction())
  expect((await read).slice(0, 2)).toEqual(['tides.md', expect.not.stringMatching(/birds|moths/)])
  expect(await Promise.all(lost)).toEqual([null, null])
  for (const page of [first, second])
    expect(await page.evaluate(() => window.lost)).toEqual(['upload documents'])
  await upload(first, token, 'salt.txt')
  expect((await names(second))[0]).toBe('salt.txt')
})

test('a page in the back/forward cache leaves the backend to other pages, and calls it again when it returns', async () => {
  const first = await openTab()
  const token = await signIn(first)
  const second = await openTab()
  const dispatch = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  await first.evaluate(dispatch, 'pagehide')
  await upload(second, token, 'tides.md')
  await first.evaluate(dispatch, 'pageshow')
  // The document is processed between the two reads.
  const names = async (page: Page) => (await documents(page, token)).map(({ filename }) => filename)
  expect(await names(first)).toEqual(await names(second))
})

test('a worker that ends whenever it is started is given up, and every call fails', async () => {
  await context.route(/worker-[^/]*\.js$/, (route) => route.abort())
  const page = await openTab()
  await page.waitForFunction(() => 'call' in window)
  expect(await upload(page, '', 'tides.md')).toBe(null)
  expect(await page.evaluate(() => window.workers.length)).toBe(4)
})

test('starting over restores the demo world and signs out, and undo restores the data and the sign-in, also after reloads', async () => {
  const page = await openTab()
  const token = await signIn(page)
  await upload(page, token, 'tides.md')
  await page.evaluate(() => {
    localStorage.setItem('engram.token', 'x')
    sessionStorage.setItem('engram.onboarding', 'y')
  })
  await replaceData(page, 'startOver')
  expect(await page.evaluate(() => localStorage.getItem('engram.token'))).toBe(null)
  expect(await documents(page, token)).toEqual({ detail: expect.any(String) })
  const newToken = await signIn(page)
  expect(await documents(page, newToken)).toHaveLength(6)
  await upload(page, newToken, 'birds.txt')
  await page.reload()
  await replaceData(page, 'undo')
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({
    'engram.token': 'x',
    'engram.onboarding': 'y',
  })
  await page.reload()
  const names = (await documents(page, token)).map(({ filename }) => filename)
  expect(names).toContain('tides.md')
  expect(names).not.toContain('birds.txt')
})

test('after starting over twice, undo restores the data before the second time', async () => {
  const page = await openTab()
  await upload(page, await signIn(page), 'tides.md')
  await replaceData(page, 'startOver')
  const token = await signIn(page)
  await upload(page, token, 'birds.txt')
  await replaceData(page, 'startOver')
  await replaceData(page, 'undo')
  const names = (await documents(page, token)).map(({ filename }) => filename)
  expect(names).toContain('birds.txt')
  expect(names).not.toContain('tides.md')
})

test('another tab opens the landing page when one tab starts over or undoes it', async () => {
  const first = await openTab()
  await signIn(first)
  const second = await openTab()
  for (const change of ['startOver', 'undo'] as const) {
    await second.evaluate(() => history.replaceState(null, '', '/documents'))
    await Promise.all([second.waitForEvent('load'), replaceData(first, change)])
    expect(new URL(second.url()).pathname).toBe('/')
  }
})

test('stored data of another version is replaced by the demo world with a console message', async () => {
  const page = await openTab()
  await upload(page, await signIn(page), 'tides.md')
  await page.evaluate(rewriteStored)
  const notice = page.waitForEvent('console', (message) => message.text().includes('another version'))
  await page.reload()
  await notice
  expect(await documents(page, await signIn(page))).toHaveLength(6)
})

/** Runs in the page: changes the version of the stored data to an older one. */
async function rewriteStored(): Promise<void> {
  const opened = indexedDB.open('engram-demo')
  await new Promise((resolve) => {
    opened.onsuccess = resolve
  })
  const transaction = opened.result.transaction('state', 'readwrite')
  for (const slot of ['a', 'b']) transaction.objectStore('state').put({ version: 0, rest: {} }, slot)
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
}

/** The scripts of the page and the worker by file name. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    // The demo is built: it contains its world. Vitest's NODE_ENV would make this a development build.
    define: { 'import.meta.env.DEV': 'false' },
    plugins: [demoWorld()],
    worker: { format: 'es', plugins: () => [demoWorld()] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL('demo/demoPage.ts', import.meta.url)),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  if (!('output' in output)) throw new Error('Vite gave something else than one bundle.')
  return new Map(
    output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}
