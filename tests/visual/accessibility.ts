import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The script that defines `axe` in a page. */
export const AXE = axe.source

interface Axe {
  reset: () => void
  configure: (config: object) => void
  run: (context: object, options: object) => Promise<{ violations: Violation[] }>
}

interface Violation {
  id: string
  nodes: { html: string }[]
}

/** What a story says about its accessibility check, as Storybook's addon reads it. */
interface AccessibilityParameters {
  test?: 'off' | 'error'
  config?: { rules?: object[] }
}

/**
 * The accessibility violations of the story that is shown, one line for each rule with its elements. `inLight` also
 * checks the contrast in the light theme: contrast is the only rule whose result depends on the theme.
 *
 * Animations and transitions end first, and none starts during the check, because axe would read colors between two
 * values.
 */
export async function accessibilityViolations(
  page: Page,
  storyId: string,
  { inLight }: { inLight: boolean },
): Promise<string[]> {
  return page.evaluate(
    async ({ storyId, inLight }) => {
      const store = Reflect.get(window, '__STORYBOOK_PREVIEW__').storyStoreValue
      const story = await store.loadStory({ storyId })
      const { test, config }: AccessibilityParameters = store.getStoryContext(story).parameters.a11y
      if (test === 'off') return []

      const axe: Axe = Reflect.get(window, 'axe')
      axe.reset()
      // Landmarks belong to a whole page. Journeys check them.
      axe.configure({ rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] })
      const check = async (options: object) => {
        const { violations } = await axe.run(
          // Elements of Storybook itself are left out.
          {
            include: document.body,
            exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
          },
          { resultTypes: ['violations'], selectors: false, ...options },
        )
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      }

      const still = new CSSStyleSheet()
      still.replaceSync(
        '*, ::before, ::after { transition: none !important; animation-duration: 0s !important }',
      )
      document.adoptedStyleSheets.push(still)
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()

      const found = await check({})
      if (inLight) {
        const { dataset } = document.documentElement
        const { theme } = dataset
        dataset.theme = 'light'
        const violations = await check({ runOnly: ['color-contrast'] })
        dataset.theme = theme
        found.push(...violations.map((violation) => `in the light theme: ${violation}`))
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
      return found
    },
    { storyId, inLight },
  )
}
