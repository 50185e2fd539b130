import { expect } from '@playwright/test'
import { DETAILS } from './pictures.ts'
import { test } from './storybookPage.ts'

for (const [id, element] of DETAILS)
  test(`${id} at a device pixel ratio of 1.25`, async ({ storybook }) => {
    await storybook.show(id, { plain: false })
    await expect(storybook.page.locator(element).first()).toHaveScreenshot(`${id}.png`)
  })
