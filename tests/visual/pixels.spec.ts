import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { builtStories, isFirst, isPictured } from './stories.ts'
import { test } from './storybookPage.ts'
import { wordsFile } from './words.ts'

const stories = builtStories()

for (const story of stories) {
  const isFlow = story.title.startsWith('Flows/')
  const isOpening = isFlow && isFirst(story, stories)
  // A flow shows its decoration in its first story; the others differ in their words and need not keep it again.
  const plain = isFlow && !isOpening
  test(
    `${story.title}: ${story.name}`,
    { tag: isOpening ? '@first' : [] },
    async ({ storybook }, { project }) => {
      // Shown even where it is not pictured, for its words and its accessibility.
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
