import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ADA } from './newcomer.ts'
import { rowOf, signInAsAdmin } from './steps.ts'

export async function enterAdminArea(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
}

/** Logs out, which opens the landing page. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
}

export async function find(page: Page, words: string, email: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search applications' }).fill(words)
  const row = rowOf(page, email)
  await expect(row).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  return row
}

/** Approves Ada's application without waiting until its email is sent. */
export async function approveAda(page: Page): Promise<void> {
  const row = await find(page, 'harbor logs', ADA.email)
  await row.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('dialog', { name: ADA.name }).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('Undo')
}
