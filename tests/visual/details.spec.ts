import { expect } from '@playwright/test'
import { test } from './storybookPage.ts'

/** Elements whose hairlines depend on rounding to device pixels, by story. Few and small, to save space. */
const DETAILS = [
  ['components-overlays-dialog--open', '[role="dialog"]'],
  ['components-overlays-confirmdialog--danger', '[role="alertdialog"]'],
  ['components-structure-card--default', '#storybook-root'],
] as const

for (const [id, element] of DETAILS)
  test(`${id} at a device pixel ratio of 1.25`, async ({ storybook }) => {
    await storybook.show(id, { plain: false })
    await expect(storybook.page.locator(element).first()).toHaveScreenshot(`${id}.png`)
  })
