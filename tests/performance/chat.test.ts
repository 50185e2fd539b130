import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBundled } from './support/bundledPage.ts'
import { ratioOf } from './support/pairs.ts'

/** A thousand messages may cost so many times what a hundred do. */
const MAX_RATIO = 2
const MAX_NODES = 2_500

let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openBundled('chatPage.tsx')
  page = opened.page
  close = opened.close
}, 300_000)
afterAll(() => close())

const mount = (count: number) => page.evaluate((many) => window.mount(many), count)

test('opening a thread of 1,000 messages costs at most twice what one of 100 does', async () => {
  const { median, each } = await ratioOf(
    () => mount(100),
    () => mount(1_000),
  )
  console.info(`mounting 1,000 messages against 100: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

test('typing costs at most twice as much below 1,000 messages as below 100', async () => {
  const typeBelow = async (count: number) => {
    await mount(count)
    return page.evaluate(() => window.type('How long does the fog horn need?'))
  }
  const { median, each } = await ratioOf(
    () => typeBelow(100),
    () => typeBelow(1_000),
  )
  console.info(`typing below 1,000 messages against 100: ${median.toFixed(2)} times (${each})`)
  expect(median).toBeLessThanOrEqual(MAX_RATIO)
})

test('1,000 messages are few nodes, each with its place, wherever the thread is scrolled', async () => {
  await mount(1_000)
  const log = page.getByRole('log')
  for (const share of [0, 0.5, 1]) {
    await log.evaluate((box, part) => {
      box.scrollTo({ top: part * box.scrollHeight, behavior: 'instant' })
    }, share)
    await expect.poll(() => log.evaluate(placesOf)).toMatchObject({ areRight: true, isInSight: true })
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    expect(nodes).toBeLessThanOrEqual(MAX_NODES)
  }
})

test('an answer does not move a reader who has scrolled up', async () => {
  await mount(1_000)
  const log = page.getByRole('log')
  await page.getByRole('textbox', { name: 'Ask about your documents' }).fill('How long?')
  await page.keyboard.press('Enter')
  await page.getByText('Mnemosyne is thinking').first().waitFor()
  // The thread first goes to the question by itself.
  await stillPlace()
  await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight / 3, behavior: 'instant' }))
  const seen = await stillPlace()
  await page.evaluate(() => window.answer())
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await stillPlace()).toEqual(seen)

  /**
   * What stands at the top of the thread, and where, once nothing moves any more: the list goes on measuring for a
   * sixth of a second after it has gone to a place, and then goes there anew.
   */
  async function stillPlace() {
    let last = ''
    let looks = 0
    await expect
      .poll(
        async () => {
          const now = JSON.stringify(await log.evaluate(topOf))
          looks = now === last ? looks + 1 : 0
          last = now
          return looks
        },
        { interval: 100, timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(4)
    return last
  }
})

function topOf(box: Element) {
  const { top } = box.getBoundingClientRect()
  const shown = Array.from(box.querySelectorAll('[data-place]'))
    .map((item) => ({ place: item.getAttribute('data-place'), at: item.getBoundingClientRect() }))
    .find(({ at }) => at.bottom > top)
  return { place: shown?.place, at: Math.round((shown?.at.top ?? 0) - top) }
}

/** Whether each message in the page names its place among all, and whether some are where the reader looks. */
function placesOf(box: Element) {
  const { top, bottom } = box.getBoundingClientRect()
  const items = Array.from(box.querySelectorAll('[data-place]'))
  return {
    areRight: items.every((item) => {
      const article = item.querySelector('article')
      const place = String(Number(item.getAttribute('data-place')) + 1)
      return article?.ariaPosInSet === place && article.ariaSetSize === '1000'
    }),
    isInSight: items.some((item) => {
      const at = item.getBoundingClientRect()
      return at.bottom > top && at.top < bottom
    }),
  }
}
