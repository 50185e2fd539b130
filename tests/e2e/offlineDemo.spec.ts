import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'
import { STORE_DELAY_MS } from '../../src/lib/offline/storeDelay.ts'
import { printedPdf } from './files.ts'
import { KEEPERS_MANUAL_PAGES } from './library.ts'
import { ask, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

let server: PreviewServer

/** A copy of the demo build, which a test can change. */
let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engram-demo-'))
  await cp('dist/demo', folder, { recursive: true })
  await start(0)
})

test.afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function start(port: number): Promise<void> {
  server = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, strictPort: true },
  })
}

/** The server's address, with the port that it was given. */
const addressOf = ({ resolvedUrls }: PreviewServer) => new URL(resolvedUrls?.local[0] ?? '')

/** Opens the demo and waits until all files of the build are stored. */
async function openAndStore(page: Page, origin: string): Promise<void> {
  await page.clock.install()
  await page.goto(origin)
  const names = await page.evaluate(async () => {
    const worker = await (await fetch('/mockServiceWorker.js')).text()
    // Text recognition is stored when the first scanned page is read.
    return worker.slice(0, worker.lastIndexOf('filesOnUse')).match(/\/assets\/[\w.-]+/g) ?? []
  })
  expect(names.length).toBeGreaterThan(100)
  const missing = async () => {
    // The page begins to store its files some seconds after it has loaded.
    await page.clock.fastForward(STORE_DELAY_MS)
    return page.evaluate(
      async (paths) => {
        const stored = new Set<string>()
        for (const name of (await caches.keys()).filter((name) => name.startsWith('engram-demo-files')))
          for (const { url } of await (await caches.open(name)).keys()) stored.add(new URL(url).pathname)
        return paths.filter((path) => !stored.has(path))
      },
      [...names, '/'],
    )
  }
  await expect.poll(missing).toEqual([])
}

test.use({ baseURL: undefined, storesFiles: true })

test('after one visit the demo works without a connection: pages, questions, documents and the document of the script', async ({
  page,
  context,
  browser,
}) => {
  const manual = await printedPdf(browser, 'keepers-manual.pdf', KEEPERS_MANUAL_PAGES)
  const { origin } = addressOf(server)
  await openAndStore(page, origin)
  await page.close()

  await server.close()
  await context.setOffline(true)
  const offline = await context.newPage()
  const errors: string[] = []
  offline.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  offline.on('pageerror', (error) => errors.push(String(error)))
  await signInAt(offline, origin)
  await upload(offline, [manual])
  await waitUntilIndexed(offline, 'keepers-manual.pdf')
  await offline.reload()
  await offline.getByRole('button', { name: 'keepers-manual.pdf', exact: true }).click()
  await expect(
    offline.getByRole('dialog', { name: 'keepers-manual.pdf' }).locator('canvas').first(),
  ).toBeVisible()
  await offline.keyboard.press('Escape')
  for (const path of ['/dashboard', '/settings', '/help', '/']) {
    await offline.goto(path)
    await expect(offline.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await offline.goto('/chat')
  await ask(offline, 'How long does the horn need to reach its pressure?')
  await offline.evaluate(() =>
    localStorage.setItem('engram-demo.controls.panel', JSON.stringify({ position: 3 })),
  )
  await offline.goto('/knowledge-base')
  const remote = offline.getByRole('region', { name: 'Demo script' })
  await expect(remote).toContainText('4/10')
  await expect(remote.getByRole('button').nth(1)).toBeEnabled()
  await offline.keyboard.press('Control+ArrowRight')
  await waitUntilIndexed(offline, 'protocol-amendment.pdf')
  expect(errors).toEqual([])
})

test('a new build of the demo is used at the next load', async ({ page }) => {
  const { origin, port } = addressOf(server)
  await openAndStore(page, origin)

  const html = join(folder, 'index.html')
  await writeFile(html, (await readFile(html, 'utf8')).replace('<title>Engram', '<title>New build'))
  await server.close()
  await start(Number(port))
  await page.reload()
  await expect.poll(() => page.evaluate(() => document.documentElement.innerHTML)).toContain('New build')
})

/** Signs in at another address than that of the other journeys. */
async function signInAt(page: Page, origin: string): Promise<void> {
  const { goto } = page
  page.goto = (path, options) => goto.call(page, new URL(path, origin).href, options)
  await signIn(page)
}
