import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRAMES_PER_GLOW_REPAINT } from '../../../src/ui/Backdrop/draw.ts'
import { answer, startServer, type TestServer } from '../../src/api/misbehavingServer.ts'
import { browserLaunchOptions } from '../../support/browser.ts'

/** Maximum script time of a backdrop frame relative to a frame that only clears the canvas. */
const MAX_RATIO = 4
const SECONDS = 2
const PAIRS = 5
/** Frames averaged before the median: the clock has a resolution of 5 µs and a frame takes a few ticks. */
const BATCH = 5
/** The browser compiles the code of a frame during this time. */
const WARM_UP_SECONDS = 1

/** With these headers the page is isolated and its clock has a resolution of 5 µs instead of 100. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

let browser: Browser
let server: TestServer
let page: Page

beforeAll(async () => {
  const script = answer(200, await bundle('backdropPage.ts'), {
    ...ISOLATED,
    'Content-Type': 'text/javascript',
  })
  const html = answer(200, '<!doctype html><body><script type="module" src="/page.js"></script>', {
    ...ISOLATED,
    'Content-Type': 'text/html',
  })
  server = await startServer((request, response) =>
    (request.url === '/page.js' ? script : html)(request, response),
  )
  browser = await chromium.launch(await browserLaunchOptions())
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(server.origin)
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

test('a backdrop frame takes at most four times the script time of clearing the canvas', async () => {
  for (const subject of ['backdrop', 'empty'] as const) await timesOf(subject, WARM_UP_SECONDS)
  const pairs: { backdrop: number[]; empty: number[] }[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isBackdropFirst = pair % 2 === 0
    const first = await timesOf(isBackdropFirst ? 'backdrop' : 'empty', SECONDS)
    const second = await timesOf(isBackdropFirst ? 'empty' : 'backdrop', SECONDS)
    pairs.push(isBackdropFirst ? { backdrop: first, empty: second } : { backdrop: second, empty: first })
  }
  const ratioBy = (batch: number) =>
    median(
      pairs.map(({ backdrop, empty }) => medianBatchTime(backdrop, batch) / medianBatchTime(empty, batch)),
    )
  const ratio = ratioBy(BATCH)
  const each = pairs.map(
    ({ backdrop, empty }) => `${micro(medianBatchTime(backdrop))} to ${micro(medianBatchTime(empty))}`,
  )
  console.info(
    `a frame of the backdrop against an empty one: ${ratio.toFixed(1)} times (${each.join(', ')}); ` +
      `${ratioBy(FRAMES_PER_GLOW_REPAINT).toFixed(1)} times with the lights, painted every ${FRAMES_PER_GLOW_REPAINT} frames`,
  )
  expect(ratio).toBeLessThanOrEqual(MAX_RATIO)
})

test('the backdrop paints at most 30 frames per second', async () => {
  const frames = await timesOf('backdrop', SECONDS)
  expect(frames.length).toBeLessThanOrEqual(30 * SECONDS + 1)
  expect(frames.length).toBeGreaterThan(0)
})

/** Script time in milliseconds of each frame, measured for the given number of seconds. */
function timesOf(subject: 'backdrop' | 'empty', seconds: number): Promise<number[]> {
  return page.evaluate(([what, ms]) => window.timeFrames(what, ms), [subject, seconds * 1000] as const)
}

/** The median of the average frame time per batch. */
function medianBatchTime(times: readonly number[], batch = BATCH): number {
  const batches = Array.from({ length: Math.floor(times.length / batch) }, (_, i) =>
    times.slice(i * batch, (i + 1) * batch),
  )
  return median(batches.map((frames) => frames.reduce((sum, time) => sum + time, 0) / batch))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function micro(ms: number): string {
  return `${(ms * 1000).toFixed(0)} µs`
}

/** Bundles a file of this folder with its imports into one script. */
async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ['es'] },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const code = output?.output[0].code
  if (code === undefined) throw new Error(`Vite built nothing from ${file}.`)
  return code
}
