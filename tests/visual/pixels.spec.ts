import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { builtStories, isFirst, isPictured } from './stories.ts'
import { test } from './storybookPage.ts'
import { wordsFile } from './words.ts'

const stories = builtStories()

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
      if (project.name === 'dark-1280') {
        const file = wordsFile(story.id)
        mkdirSync(new URL('.', file), { recursive: true })
        writeFileSync(file, await storybook.words())
      }
      if (isPictured(story, project.name === 'dark-1280'))
        await expect(storybook.page).toHaveScreenshot(`${story.id}.png`)
    },
  )
}
