import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBundled } from '../support/bundledPage.ts'
import { ratioOf } from '../support/pairs.ts'

/** The allowed ratio of the time for 10,000 documents to the time for 100. */
const MAX_RATIO = 2
const MAX_NODES = 1_500

let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openBundled(new URL('documentsPage.tsx', import.meta.url))
  page = opened.page
  close = opened.close
}, 300_000)
afterAll(() => close())

const mount = (count: number) => page.evaluate((many) => window.mount(many), count)

test('10,000 documents render in at most twice the time of 100', async () => {
  const { median, each } = await ratioOf(
    () => mount(100),
    () => mount(10_000),
  )
  console.info(`mounting 10,000 documents against 100: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

test('10,000 documents are searched in at most twice the time of 100', async () => {
  const typeOver = async (count: number) => {
    await mount(count)
    return page.evaluate(() => window.type('tides-4'))
  }
  const { median, each } = await ratioOf(
    () => typeOver(100),
    () => typeOver(10_000),
  )
  console.info(`typing over 10,000 documents against 100: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

test('10,000 documents render few elements, each with its row index, at every scroll position', async () => {
  await mount(10_000)
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    await expect
      .poll(() => page.evaluate(positionsOf))
      .toMatchObject({ rowCount: '10001', areCorrect: true, isAnyInView: true })
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    expect(nodes).toBeLessThanOrEqual(MAX_NODES)
  }
})

/** Whether each rendered row has its row index, and whether some rows are visible. */
function positionsOf() {
  const rows = Array.from(document.querySelectorAll('[data-row]'))
  return {
    rowCount: document.querySelector('[role=table]')?.getAttribute('aria-rowcount'),
    areCorrect: rows.every(
      (row) =>
        row.getAttribute('aria-rowindex') === String(Number(row.getAttribute('data-row')?.slice(1)) + 2),
    ),
    isAnyInView: rows.some((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }),
  }
}

test('a listing with one change updates one row', async () => {
  await mount(10_000)
  expect(await page.evaluate(() => window.poll())).toBe(1)
})
