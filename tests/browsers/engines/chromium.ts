import { chromium, type ElementHandle } from 'playwright'
import { browserLaunchOptions } from '../../support/browser.ts'
import { type Driver, type PageElement, WINDOW_SIZE } from './driver.ts'

/** Chromium as the other browser tests launch it. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch(await browserLaunchOptions())
  const page = await browser.newPage({ viewport: WINDOW_SIZE, colorScheme: 'dark' })
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(callWith(run), args),
    async find(run, ...args) {
      const element = (await page.evaluateHandle(callWith(run), args)).asElement()
      return element && elementOf(element)
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

/** Playwright passes one argument only. */
function callWith<Args extends unknown[], Result>(run: (...args: Args) => Result): (args: Args) => Result {
  return new Function('args', `return (${run})(...args)`) as (args: Args) => Result
}

function elementOf(element: ElementHandle<Element>): PageElement {
  return {
    click: () => element.click({ timeout: 5000 }),
    type: (text) => element.type(text),
    attach: (path) => element.setInputFiles(path),
  }
}
