import type { Browser, Page } from 'playwright'

interface Start {
  /** Duration of the longest task in milliseconds: at most 50 are no long task. */
  longestTask: number
  layoutShift: number
}

const LOADS = 5

declare global {
  interface Window {
    start: Start
  }
}

/**
 * The medians of five first loads of a page.
 *
 * @param slowdown of the processor: 4 for a phone
 */
export async function measureStart(browser: Browser, url: string, slowdown: number): Promise<Start> {
  const starts: Start[] = []
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    starts.push(await loadOnce(page, url))
    await context.close()
  }
  const median = (measure: keyof Start) =>
    starts.map((start) => start[measure]).sort((a, b) => a - b)[Math.floor(LOADS / 2)] ?? 0
  return { longestTask: median('longestTask'), layoutShift: median('layoutShift') }
}

async function loadOnce(page: Page, url: string): Promise<Start> {
  await page.addInitScript(() => {
    window.start = { longestTask: 0, layoutShift: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.start.longestTask = Math.max(window.start.longestTask, duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.start.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#root h1').first().waitFor()
  return page.evaluate(() => window.start)
}
