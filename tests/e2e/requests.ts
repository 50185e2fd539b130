import type { Page } from '@playwright/test'

/** Returns functions that let all requests fail whose URL contains `part`, and succeed again. */
export async function interruptRequests(page: Page, part: string) {
  // Must run before the app: its clients keep a reference to fetch.
  await page.addInitScript((part) => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes(part) && sessionStorage.getItem('isDown') !== null)
        throw new TypeError('Failed to fetch')
      return send(input, init)
    }
  }, part)
  return {
    disconnect: () => page.evaluate(() => sessionStorage.setItem('isDown', 'true')),
    reconnect: () => page.evaluate(() => sessionStorage.removeItem('isDown')),
  }
}
