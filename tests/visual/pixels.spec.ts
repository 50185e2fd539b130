import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { builtStories, isMoving } from './stories.ts'
import { test } from './storybookPage.ts'
import { wordsFile } from './words.ts'

for (const story of builtStories()) {
  test(`${story.title}: ${story.name}`, async ({ storybook }, { project }) => {
    await storybook.show(story.id)
    if (project.name === 'dark-1280') {
      const file = wordsFile(story.id)
      mkdirSync(new URL('.', file), { recursive: true })
      writeFileSync(file, await storybook.words())
    }
    if (!isMoving(story)) await expect(storybook.page).toHaveScreenshot(`${story.id}.png`)
  })
}
