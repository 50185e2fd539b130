import type { Page, Request } from '@playwright/test'

/**
 * Collects the errors of the stories that a page of Storybook's preview shows: errors of play functions, uncaught errors,
 * requests to other servers, and the error that Storybook shows instead of the story. Storybook reports a story as
 * successful in all these cases.
 */
export class StoryErrors {
  private readonly page: Page
  private readonly uncaught: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('pageerror', (error) => this.uncaught.push(String(error)))
    page.on('request', (request) => {
      if (!isOwnRequest(page.url(), request)) this.uncaught.push(`It requests ${request.url()}.`)
    })
  }

  /** Starts with no errors, after the preview was opened. */
  async listen(): Promise<void> {
    this.uncaught.length = 0
    await this.page.evaluate(() => {
      const errors: string[] = []
      Reflect.set(window, 'playErrors', errors)
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').on(
        'playFunctionThrewException',
        ({ name, message }: Error) => errors.push(`${name}: ${message}`),
      )
    })
  }

  /** The errors since the last call. */
  async take(): Promise<string[]> {
    const found = await this.page.evaluate(() => {
      const errors: string[] = Reflect.get(window, 'playErrors').splice(0)
      const shown = document.body.classList.contains('sb-show-errordisplay')
      return shown ? [...errors, document.querySelector('#error-message')?.textContent ?? ''] : errors
    })
    return [...found, ...this.uncaught.splice(0)]
  }
}

/** Whether a request goes to the server of this address, or to none, so that it also works without a network. */
export function isOwnRequest(address: string, request: Request): boolean {
  const { origin, protocol } = new URL(request.url())
  return !protocol.startsWith('http') || origin === new URL(address).origin
}
