import type { Page, ViewportSize } from '@playwright/test'
import { test as base } from '@playwright/test'
import { AXE } from './accessibility.ts'
import { StoryErrors } from './storyErrors.ts'
import { viewportOf } from './storyViewport.ts'

export interface StorybookOptions {
  theme: 'dark' | 'light'
  /** Whether the time stands still. Timers run in both cases because play functions wait for them. */
  fixedTime: boolean
}

/** The event of Storybook's preview after rendering and the play function. */
interface StoryFinished {
  storyId: string
  status: 'success' | 'error'
}

/** Without the addon's accessibility check, which may read colors in the middle of a transition: see accessibility.ts. */
const GLOBALS = 'a11y.manual:!true'

/**
 * Storybook hides the root of a story while it loads the story's file. An element of a hidden root takes no focus in a
 * layout effect, so that the first story of a file would lose its focus ring when the file loads slowly.
 */
const SHOWN_WHILE_PREPARING =
  '.sb-show-preparing-story > #storybook-root { display: block !important } .sb-preparing-story { display: none !important }'

/** The decoration is not drawn: where it moves, that would take a fifth of the time. */
const PLAIN = '[data-plain] [data-decoration] { display: none }'

/**
 * Tests of stories that run the app or press buttons set `storyFile`. Each file starts with an empty page: nothing is
 * stored, and all modules are loaded again. A new page, instead of the same one emptied, would take three times as long.
 * Nothing runs in the other stories, so that the tests of a worker share one page.
 */
export const test = base.extend<
  { storyFile: string; storybook: StorybookPage },
  StorybookOptions & { openFor: (storyFile: string) => Promise<StorybookPage> }
>({
  theme: ['dark', { option: true, scope: 'worker' }],
  fixedTime: [true, { option: true, scope: 'worker' }],
  storyFile: ['', { option: true }],
  openFor: [
    async ({ browser, theme, fixedTime }, use, { project }) => {
      const { viewport, baseURL = '', deviceScaleFactor, contextOptions } = project.use
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        ...(viewport && { viewport }),
        ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
        locale: 'en-GB',
        timezoneId: 'UTC',
      })
      const page = await context.newPage()
      if (fixedTime) await page.clock.setFixedTime('2026-03-02T12:00:00Z')
      const session = await context.newCDPSession(page)
      const storybook = new StorybookPage(page)
      let openFile: string | null = null
      await use(async (storyFile) => {
        if (openFile !== storyFile) {
          await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
          await storybook.open(theme)
        }
        openFile = storyFile
        return storybook
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
  storybook: async ({ openFor, storyFile }, use) => use(await openFor(storyFile)),
})

export class StorybookPage {
  readonly page: Page
  private readonly errors: StoryErrors
  private readonly viewport: ViewportSize | null

  constructor(page: Page) {
    this.page = page
    this.errors = new StoryErrors(page)
    this.viewport = page.viewportSize()
  }

  /** Opens Storybook's preview without a story. */
  async open(theme: string): Promise<void> {
    await this.page.goto(`/iframe.html?id=none--none&viewMode=story&globals=theme:${theme};${GLOBALS}`)
    await this.page.waitForFunction(
      () => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
    )
    // Loads all fonts first, so that layout does not depend on which story loaded a font.
    await this.page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
    await this.page.addStyleTag({ content: `${PLAIN} ${SHOWN_WHILE_PREPARING}` })
    await this.page.addScriptTag({ content: AXE })
    await this.errors.listen()
  }

  /**
   * Shows a story and waits until its picture is stable; `plain` removes the decoration.
   *
   * @throws Error if the story does not render or its play function fails.
   */
  async show(storyId: string, { plain }: { plain: boolean }): Promise<void> {
    await this.togglePlain(plain)
    const status = await this.render(storyId)
    await this.stabilize()
    await this.check(storyId, status)
  }

  /**
   * Plays a story in a window of the size that the story selects; `plain` removes the decoration.
   *
   * @throws Error as `show`.
   */
  async play(storyId: string, { plain }: { plain: boolean }): Promise<void> {
    const viewport = (await viewportOf(this.page, storyId)) ?? this.viewport
    if (viewport) await this.page.setViewportSize(viewport)
    await this.togglePlain(plain)
    await this.check(storyId, await this.render(storyId))
  }

  private async togglePlain(on: boolean): Promise<void> {
    await this.page.evaluate((isPlain) => document.documentElement.toggleAttribute('data-plain', isPlain), on)
  }

  private async check(storyId: string, status: StoryFinished['status']): Promise<void> {
    const reasons = [
      ...(await this.errors.take()),
      ...(status === 'error' ? ['Storybook reports an error.'] : []),
    ]
    if (reasons.length > 0) throw new Error(`The story ${storyId} failed. ${reasons.join('\n')}`)
  }

  private async render(storyId: string): Promise<StoryFinished['status']> {
    return this.page.evaluate(async (id) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
      return new Promise<StoryFinished['status']>((resolve) => {
        const finished = ({ storyId, status }: StoryFinished) => {
          if (storyId !== id) return
          channel.off('storyFinished', finished)
          channel.off('storyMissing', missing)
          resolve(status)
        }
        // Sent when the story or its file cannot be loaded.
        const missing = () => finished({ storyId: id, status: 'error' })
        channel.on('storyFinished', finished)
        channel.on('storyMissing', missing)
        // Selecting the story that is already shown would not render it again.
        const shown = Reflect.get(window, '__STORYBOOK_PREVIEW__').selectionStore.selection?.storyId
        if (shown === id) channel.emit('forceRemount', { storyId: id })
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      })
    }, storyId)
  }

  /**
   * Makes a picture reproducible: waits for fonts and a few frames, ends endless animations, whose layers change how
   * the edges of other elements are smoothed, and resets all scroll positions, which depend on layout timing, except
   * below `data-scrolled`.
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
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel()
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      for (const element of document.querySelectorAll(':not([data-scrolled] *)'))
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
