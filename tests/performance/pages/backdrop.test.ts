import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRAMES_PER_GLOW_REPAINT } from '../../../src/ui/Backdrop/draw.ts'
import { openBundled } from '../support/bundledPage.ts'

/** Maximum script time of a backdrop frame relative to a frame that only clears the canvas. */
const MAX_RATIO = 4
/** About 30 frames. */
const SECONDS = 1
const PAIRS = 5
/** Frames averaged before the median: the clock has a resolution of 5 µs and a frame takes a few ticks. */
const BATCH = 5
/** The browser compiles the code of a frame during this time. */
const WARM_UP_SECONDS = 2

let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openBundled(new URL('backdropPage.ts', import.meta.url))
  page = opened.page
  close = opened.close
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
})
afterAll(() => close())

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
