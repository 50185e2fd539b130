import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { enterAdminArea } from './adminArea.ts'
import { signIn } from './steps.ts'
import { expect, test } from './test.ts'

// Checks landmarks and the rest of whole pages that no journey in stories/journeys opens.

const WIDTHS = [1280, 390]

async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    // The legacy mode opens no second page for frames of other origins, which no page of the product has.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found, `${name} at ${width} pixels`).toEqual([])
  }
}

test('the pages of visitors have no accessibility violations', async ({ page }) => {
  for (const path of ['/setup', '/register', '/reset-password', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('the Help Desk and the onboarding of a signed-in user have no accessibility violations', async ({
  page,
}) => {
  await signIn(page, '/help')
  await expectAccessible(page, 'the Help Desk')
  await page.goto('/onboarding')
  await expect(page.getByRole('heading', { name: 'Welcome' }).first()).toBeVisible()
  await expectAccessible(page, 'the onboarding')
})

test('the backend users in the admin area have no accessibility violations', async ({ page }) => {
  await enterAdminArea(page)
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  await expect(page.getByRole('tabpanel', { name: 'FastAPI Users' })).toContainText(DEMO_USER.email)
  await expectAccessible(page, 'the backend users')
})
