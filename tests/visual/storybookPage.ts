import type { Page } from '@playwright/test'
import { test as base } from '@playwright/test'

export interface StorybookOptions {
  theme: 'dark' | 'light'
}

/** What Storybook's preview says when a story has rendered and its play function has run. */
interface StoryFinished {
  storyId: string
  status: 'success' | 'error'
  /** What the addons found; of the accessibility check also where. */
  reporters: {
    type: string
    status: 'passed' | 'warning' | 'failed'
    result: { violations?: { id: string; nodes: { html: string }[] }[] }
  }[]
}

/**
 * One page for each worker, which shows one story after the other without loading anew: a fresh page for each
 * story would take ten times as long.
 */
export const test = base.extend<object, StorybookOptions & { storybook: StorybookPage }>({
  theme: ['dark', { option: true, scope: 'worker' }],
  storybook: [
    async ({ browser, theme }, use, { project }) => {
      const { viewport, baseURL, deviceScaleFactor, contextOptions } = project.use
      const context = await browser.newContext({
        ...contextOptions,
        ...(viewport && { viewport }),
        ...(baseURL !== undefined && { baseURL }),
        ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
        locale: 'en-GB',
        timezoneId: 'UTC',
      })
      const page = await context.newPage()
      // Only the time stands still, not the timers: play functions wait by them.
      await page.clock.setFixedTime('2026-03-02T12:00:00Z')
      await page.goto(`/iframe.html?id=none--none&viewMode=story&globals=theme:${theme}`)
      await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)
      // What is measured when a story is laid out must not depend on which story fetched a font first.
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
      await page.addStyleTag({ content: '[data-plain] [data-decoration] { visibility: hidden }' })
      await use(new StorybookPage(page))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export class StorybookPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /**
   * Shows a story and waits until it stands still; `plain` without the decoration behind it. Throws where it does not
   * render or its play function fails.
   */
  async show(storyId: string, { plain }: { plain: boolean }): Promise<void> {
    await this.page.evaluate((on) => document.documentElement.toggleAttribute('data-plain', on), plain)
    const { status, reporters } = await this.page.evaluate(async (id) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
      return new Promise<StoryFinished>((resolve) => {
        const finished = (story: StoryFinished) => {
          if (story.storyId !== id) return
          channel.off('storyFinished', finished)
          resolve(JSON.parse(JSON.stringify(story)))
        }
        channel.on('storyFinished', finished)
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      })
    }, storyId)
    if (status === 'success') return this.settle()
    const violations = reporters.flatMap(({ result }) => result.violations ?? [])
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    throw new Error(`The story ${storyId} did not end well. ${found.join('\n')}`)
  }

  /**
   * Makes a picture repeatable: fonts are there, what the story does in its next frames is done, and every box
   * that was scrolled stands at its start. How far it was scrolled depends on when its lines were laid out.
   */
  private async settle(): Promise<void> {
    // States under a hand are drawn by an addon, which comes after the story.
    await this.page.waitForFunction(
      () =>
        document.querySelector('[data-touch="hover"], #drawn') === null ||
        document.querySelector('.pseudo-hover, .pseudo-focus-visible') !== null,
    )
    await this.page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      for (const element of document.querySelectorAll('*'))
        element.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    })
  }

  /** All words the page shows or says: its text, and the labels and values that are not text. */
  async words(): Promise<string> {
    return this.page.evaluate(() => {
      const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
        (element) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
      )
      // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
      return [document.body.innerText, ...spoken].filter(Boolean).join('\n')
    })
  }
}
