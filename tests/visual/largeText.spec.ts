import { expect } from '@playwright/test'
import { accessibilityViolations } from './accessibility.ts'
import { lostContents } from './lostContents.ts'
import { SCREENS } from './screens.ts'
import { test } from './storybookPage.ts'

// The browser's text size is twice the default, see playwright.config.ts.

for (const id of SCREENS) {
  test(`The screen ${id} loses nothing and is accessible when the text is twice as large`, async ({
    storybook,
  }) => {
    await storybook.show(id, { plain: true })
    await expect.poll(() => lostContents(storybook.page)).toEqual([])
    expect(await accessibilityViolations(storybook.page, id, { inLight: false })).toEqual([])
  })
}
