import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { browserLaunchOptions } from '../browser.ts'

/** The most JavaScript that the login screen may load: kilobytes after gzip. */
const LOGIN_BUDGET = 185

/** What only the mock backend, its packages and demo mode say. */
const MOCK_WORDS = ['msw', 'mockServiceWorker', 'minisearch', 'unpdf', 'pdfjs', 'graphology', 'Start over']

/** The texts of the demo's own documents. */
const seedTexts = Object.values(
  import.meta.glob<Record<string, string>>('../../mocks/worlds/demo/documents/*.ts', { eager: true }),
).flatMap((module) => Object.values(module))

const outDir = fileURLToPath(new URL('../../node_modules/.cache/production-build', import.meta.url))

// In a process of its own: under the test runner NODE_ENV is not production, and React would be another one.
beforeAll(() => {
  execFileSync('vite', ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
})

test('holds no mock code, no worker and no seed text', () => {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const forbidden = [...MOCK_WORDS, ...seedTexts.map((text) => text.trim().slice(0, 40))]
  const found = files.flatMap(({ parentPath, name }) => {
    const text = `${name}\n${readFileSync(join(parentPath, name), 'utf8')}`.toLowerCase()
    return forbidden.filter((word) => text.includes(word.toLowerCase())).map((word) => `${name}: ${word}`)
  })
  expect(files.map(({ name }) => name)).toContain('index.html')
  expect(seedTexts.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

test(`the login screen loads at most ${LOGIN_BUDGET} kB of JavaScript`, async () => {
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const browser = await chromium.launch(await browserLaunchOptions())
  try {
    const page = await browser.newPage()
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(`${server.resolvedUrls?.local[0]}demo`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024
    expect(sizes.length).toBeGreaterThan(1)
    expect(total).toBeLessThanOrEqual(LOGIN_BUDGET)
  } finally {
    await browser.close()
    await server.close()
  }
})
