import { expect } from '@playwright/test'
import { indistinctControls } from './indistinctControls.ts'
import { lostContents } from './lostContents.ts'
import { SCREENS } from './screens.ts'
import { test } from './storybookPage.ts'

// The accessibility tree of every screen, its content in a small window and its controls with forced colors.

for (const id of SCREENS) {
  test(`The screen ${id} has its accessibility tree, fits 320 pixels and is usable with forced colors`, async ({
    storybook,
  }) => {
    const { page } = storybook
    await page.setViewportSize({ width: 1280, height: 1100 })
    await storybook.show(id, { plain: true })
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${id}.aria.yml` })
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await indistinctControls(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await page.setViewportSize({ width: 320, height: 900 })
    await expect.poll(() => lostContents(page)).toEqual([])
  })
}
