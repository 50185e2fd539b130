import { chromium, type ElementHandle } from 'playwright'
import { browserLaunchOptions } from '../../support/browser.ts'
import { type Driver, type PageElement, WINDOW_SIZE } from './driver.ts'

export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch(await browserLaunchOptions())
  const page = await browser.newPage({ viewport: WINDOW_SIZE, colorScheme: 'dark' })
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    async find(expression) {
      const element = (await page.evaluateHandle(expression)).asElement()
      return element && elementOf(element)
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

function elementOf(element: ElementHandle): PageElement {
  return {
    click: () => element.click({ timeout: 5000 }),
    type: (text) => element.type(text),
    attach: (path) => element.setInputFiles(path),
  }
}
