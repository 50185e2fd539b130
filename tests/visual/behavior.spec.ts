import { expect } from '@playwright/test'
import { accessibilityViolations } from './accessibility.ts'
import { builtStories, isDesign, isStill } from './stories.ts'
import { test } from './storybookPage.ts'
import { testEachStory } from './testEachStory.ts'
import { saveWords } from './words.ts'

// Plays the stories that run the app or check what happens. The others are played for their pictures.

const stories = builtStories().filter((story) => !isStill(story))

testEachStory(stories, (story) => {
  test(`${story.title}: ${story.name}`, async ({ storybook }) => {
    // Only stories of components test the decoration.
    await storybook.play(story.id, { plain: !story.title.startsWith('Components/') })
    if (isDesign(story)) saveWords(story.id, await storybook.words())
    expect(await accessibilityViolations(storybook.page, story.id, { inLight: true })).toEqual([])
  })
})
