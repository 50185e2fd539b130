import { expect } from '@playwright/test'
import { accessibilityViolations } from './accessibility.ts'
import { lostContents } from './lostContents.ts'
import { SCREENS } from './screens.ts'
import { test } from './storybookPage.ts'
import { testEachStory } from './testEachStory.ts'

// The browser's text size is twice the default, see playwright.config.ts.

testEachStory(
  SCREENS.map((id) => ({ id })),
  ({ id }) => {
    test(`The screen ${id} loses nothing and is accessible when the text is twice as large`, async ({
      storybook,
    }) => {
      await storybook.show(id, { plain: true })
      await expect.poll(() => lostContents(storybook.page)).toEqual([])
      expect(await accessibilityViolations(storybook.page, id, { inLight: false })).toEqual([])
    })
  },
)
