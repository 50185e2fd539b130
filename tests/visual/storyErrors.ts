import type { Page, Request } from '@playwright/test'

/**
 * Collects the errors of the stories that a page of Storybook's preview shows. Returns a function that takes the
 * messages collected since its last call: errors of play functions, uncaught errors, requests to other servers, and
 * the error that Storybook shows instead of the story. Storybook reports a story as successful in all these cases.
 */
export async function listenForErrors(page: Page): Promise<() => Promise<string[]>> {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  page.on('request', (request) => {
    if (!isOwnRequest(page.url(), request)) uncaught.push(`It requests ${request.url()}.`)
  })
  await page.evaluate(() => {
    const errors: string[] = []
    Reflect.set(window, 'playErrors', errors)
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').on(
      'playFunctionThrewException',
      ({ name, message }: Error) => errors.push(`${name}: ${message}`),
    )
  })
  return async () => {
    const found = await page.evaluate(() => {
      const errors: string[] = Reflect.get(window, 'playErrors').splice(0)
      const shown = document.body.classList.contains('sb-show-errordisplay')
      return shown ? [...errors, document.querySelector('#error-message')?.textContent ?? ''] : errors
    })
    return [...found, ...uncaught.splice(0)]
  }
}

/** Whether a request goes to the server of this address, or to none, so that it also works without a network. */
export function isOwnRequest(address: string, request: Request): boolean {
  const { origin, protocol } = new URL(request.url())
  return !protocol.startsWith('http') || origin === new URL(address).origin
}
