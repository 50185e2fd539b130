import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { builtStories, isMoving, isPlain } from './stories.ts'
import { test } from './storybookPage.ts'
import { wordsFile } from './words.ts'

const stories = builtStories()

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ storybook }, { project }) => {
    await storybook.show(story.id, { plain: isPlain(story, stories) })
    if (project.name === 'dark-1280') {
      const file = wordsFile(story.id)
      mkdirSync(new URL('.', file), { recursive: true })
      writeFileSync(file, await storybook.words())
    }
    if (!isMoving(story)) await expect(storybook.page).toHaveScreenshot(`${story.id}.png`)
  })
}
