import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Driver, type PageElement, WINDOW_SIZE } from './driver.ts'
import { neededProgram } from './neededProgram.ts'

/** Firefox by WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: neededProgram('/usr/bin/firefox-esr'),
    extraPrefsFirefox: { 'ui.systemUsesDarkTheme': 1 },
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport(WINDOW_SIZE)
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    async find(expression) {
      const element = (await page.evaluateHandle(expression)).asElement()
      return element && elementOf(element as ElementHandle<Element>)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

function elementOf(element: ElementHandle<Element>): PageElement {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    attach: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
  }
}
