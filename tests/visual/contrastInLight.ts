import type { Page } from '@playwright/test'

interface Axe {
  run: (context: object, options: object) => Promise<{ violations: { nodes: { html: string }[] }[] }>
}

/**
 * The elements of the shown story with too little contrast in the light theme. Contrast is the only accessibility rule
 * whose result depends on the theme, so the other rules are not repeated. Storybook's accessibility addon must have
 * checked the story before, because it loads and configures axe.
 */
export async function contrastInLight(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const axe: Axe = Reflect.get(window, 'axe')
    const { dataset } = document.documentElement
    const { theme } = dataset
    dataset.theme = 'light'
    // Ends the transitions to the colors of the theme.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    )
    dataset.theme = theme
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `contrast in the light theme: ${html}`))
  })
}
