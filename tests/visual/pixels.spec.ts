import { expect } from '@playwright/test'
import { accessibilityViolations } from './accessibility.ts'
import { builtStories, isFirst, isPictured, isStill } from './stories.ts'
import { test } from './storybookPage.ts'
import { saveWords } from './words.ts'

const stories = builtStories().filter(isStill)

for (const story of stories) {
  const isFlow = story.title.startsWith('Flows/')
  const isOpening = isFlow && isFirst(story, stories)
  // Decorations of a flow are pictured only in its first story.
  const plain = isFlow && !isOpening
  test(
    `${story.title}: ${story.name}`,
    { tag: isOpening ? '@first' : [] },
    async ({ storybook }, { project }) => {
      // Stories without a picture are also shown, for the text and accessibility checks.
      await storybook.show(story.id, { plain })
      const onDesktop = project.name === 'dark-1280'
      if (onDesktop) saveWords(story.id, await storybook.words())
      if (isPictured(story, onDesktop)) await expect(storybook.page).toHaveScreenshot(`${story.id}.png`)
      expect(await accessibilityViolations(storybook.page, story.id, { inLight: onDesktop })).toEqual([])
    },
  )
}
