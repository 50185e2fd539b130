import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBundled } from './bundledPage.ts'
import { ratioOf } from './pairs.ts'

/** Maximum time with many items relative to 100. */
const MAX_RATIO = 2
const FEW = 100

interface ListPage {
  /** The file of the page in `pages`. */
  readonly file: string
  /** What the list contains, for titles. */
  readonly items: string
  readonly many: number
  /** What is typed into the field of the page. */
  readonly typed: string
}

/** Opens a page with a long list and tests that many items are rendered, and typed text painted, as fast as few. */
export function testListPage({ file, items, many, typed }: ListPage) {
  let page: Page
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await openBundled(new URL(`../pages/${file}`, import.meta.url))
    page = opened.page
    close = opened.close
  }, 300_000)
  afterAll(() => close())

  const mount = (count: number) => page.evaluate((wanted) => window.mount(wanted), count)
  const typeInto = async (count: number) => {
    await mount(count)
    return page.evaluate((text) => window.type(text), typed)
  }
  test.each([
    ['rendering', mount],
    ['typing with', typeInto],
  ] as const)(`%s ${many} ${items} takes at most twice as long as ${FEW}`, async (what, measure) => {
    const { median, each } = await ratioOf(
      () => measure(FEW),
      () => measure(many),
    )
    console.info(`${what} ${many} ${items} against ${FEW}: ${median.toFixed(2)} times (${each})`)
    expect(median).toBeLessThanOrEqual(MAX_RATIO)
  })

  return { page: () => page, mount: () => mount(many) }
}

export const scrollPage = (page: Page, share: number) =>
  page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)

export async function expectFewNodes(page: Page, most: number) {
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(most)
}
