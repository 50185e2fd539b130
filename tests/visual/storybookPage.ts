import type { Page } from '@playwright/test'
import { test as base } from '@playwright/test'

export interface StorybookOptions {
  theme: 'dark' | 'light'
}

/** The event of Storybook's preview after rendering and the play function. */
interface StoryFinished {
  storyId: string
  status: 'success' | 'error'
  /** The results of the addons; the accessibility check includes the elements. */
  reporters: {
    type: string
    status: 'passed' | 'warning' | 'failed'
    result: { violations?: { id: string; nodes: { html: string }[] }[] }
  }[]
}

/**
 * Storybook hides the root of a story while it loads the story's file. An element of a hidden root takes no focus in a
 * layout effect, so that the first story of a file would lose its focus ring when the file loads slowly.
 */
const SHOWN_WHILE_PREPARING =
  '.sb-show-preparing-story > #storybook-root { display: block !important } .sb-preparing-story { display: none !important }'

/** One page per worker that shows stories without reloading: a new page per story would take ten times as long. */
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
      // Fixes the time only; timers run because play functions wait for them.
      await page.clock.setFixedTime('2026-03-02T12:00:00Z')
      await page.goto(`/iframe.html?id=none--none&viewMode=story&globals=theme:${theme}`)
      await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)
      // Loads all fonts first, so that layout does not depend on which story loaded a font.
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
      await page.addStyleTag({
        content: `[data-plain] [data-decoration] { visibility: hidden } ${SHOWN_WHILE_PREPARING}`,
      })
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
   * Shows a story and waits until its picture is stable; `plain` hides the decoration. Throws if it does not render
   * or its play function fails.
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
    if (status === 'success') return this.stabilize()
    const violations = reporters.flatMap(({ result }) => result.violations ?? [])
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    throw new Error(`The story ${storyId} failed. ${found.join('\n')}`)
  }

  /**
   * Makes a picture reproducible: waits for fonts and a few frames and resets all scroll positions, which depend on
   * layout timing.
   */
  private async stabilize(): Promise<void> {
    // The pseudo-states addon applies hover and focus after the story has rendered.
    await this.page.waitForFunction(
      () =>
        document.querySelector('[data-interaction="hover"], #drawn') === null ||
        document.querySelector('.pseudo-hover, .pseudo-focus-visible') !== null,
    )
    await this.page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      for (const element of document.querySelectorAll('*'))
        element.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    })
  }

  /** All text of the page: visible text, labels and values of attributes. */
  async words(): Promise<string> {
    return this.page.evaluate(() => {
      const attributeTexts = [
        ...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'),
      ].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
      )
      // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
      return [document.body.innerText, ...attributeTexts].filter(Boolean).join('\n')
    })
  }
}
