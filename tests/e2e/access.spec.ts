import { expect, test } from './test.ts'

// admin.spec.ts tests the steps from an application to the dashboard.

test('the demo login links a visitor without an invitation to the application form', async ({ page }) => {
  await page.goto('/demo')
  await page.getByRole('link', { name: 'Request Demo Access' }).click()
  await expect(page.getByRole('heading', { name: 'Request Demo Access' })).toBeFocused()
  await expect(page.getByLabel('First name')).toBeInViewport()
})
