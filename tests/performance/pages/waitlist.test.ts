import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBundled } from '../support/bundledPage.ts'
import { ratioOf } from '../support/pairs.ts'

/** Maximum time for 1,000 applications relative to 100. */
const MAX_RATIO = 2
const MAX_NODES = 1_500

let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openBundled(new URL('waitlistPage.tsx', import.meta.url))
  page = opened.page
  close = opened.close
}, 300_000)
afterAll(() => close())

const mount = (count: number) => page.evaluate((many) => window.mountWaitlist(many), count)

test('1,000 applications render in at most twice the time of 100', async () => {
  const { median, each } = await ratioOf(
    () => mount(100),
    () => mount(1_000),
  )
  console.info(`rendering 1,000 applications against 100: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

test('1,000 applications are searched in at most twice the time of 100', async () => {
  const searchOver = async (count: number) => {
    await mount(count)
    return page.evaluate(() => window.searchWaitlist('tida oye'))
  }
  const { median, each } = await ratioOf(
    () => searchOver(100),
    () => searchOver(1_000),
  )
  console.info(`searching 1,000 applications against 100: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

test('1,000 applications render at most 1,500 nodes at every scroll position', async () => {
  await mount(1_000)
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    await expect.poll(() => page.evaluate(isAnyInView)).toBe(true)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    console.info(`nodes at ${share}: ${nodes}`)
    expect(nodes).toBeLessThanOrEqual(MAX_NODES)
  }
})

function isAnyInView(): boolean {
  return Array.from(document.querySelectorAll('[data-row]')).some((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}
