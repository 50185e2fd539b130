import { expect } from '@playwright/test'
import { accessibilityViolations } from './accessibility.ts'
import { builtStories, isDesign, isStill } from './stories.ts'
import { test } from './storybookPage.ts'
import { saveWords } from './words.ts'

// Plays the stories that run the app or check what happens. The others are played for their pictures.

const stories = builtStories().filter((story) => !isStill(story))

// The stories of a file run one after the other in a page of their own, beside those of other files.
for (const [storyFile, ofFile] of Map.groupBy(stories, ({ id }) => id.replace(/--.*/, '')))
  test.describe(() => {
    test.describe.configure({ mode: 'default' })
    test.use({ storyFile })
    for (const story of ofFile)
      test(`${story.title}: ${story.name}`, async ({ storybook }) => {
        // Only stories of components test the decoration.
        await storybook.play(story.id, { plain: !story.title.startsWith('Components/') })
        if (isDesign(story)) saveWords(story.id, await storybook.words())
        expect(await accessibilityViolations(storybook.page, story.id, { inLight: true })).toEqual([])
      })
  })
