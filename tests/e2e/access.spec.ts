import { expect, test } from '@playwright/test'

// From an application to the dashboard, and back again: admin.spec.ts.

test('who has no invitation is taken from the demo login to the form', async ({ page }) => {
  await page.goto('/demo')
  await page.getByRole('link', { name: 'Request Demo Access' }).click()
  await expect(page.getByRole('heading', { name: 'Request Demo Access' })).toBeFocused()
  await expect(page.getByLabel('First name')).toBeInViewport()
})
