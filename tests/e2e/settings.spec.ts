import type { Page } from '@playwright/test'
import { ACCESS_CODE } from '../../mocks/demo/accessCode.ts'
import { fillSignIn, openPage, signIn } from './steps.ts'
import { expect, test } from './test.ts'

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name })

test('a new name appears in every tab and after a reload', async ({ page, context }) => {
  await signIn(page, '/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  const profile = sectionOf(page, 'Profile')
  await expect(profile).toContainText('Full Backend Access')
  await profile.getByLabel('Display name').fill('Adela Tornquist')
  await profile.getByLabel('AI assistant name').fill('Ariadne')
  await expect(profile.getByText('Saved to your account')).toBeVisible()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Adela', { exact: true }).first()).toBeVisible()
    await expect(sectionOf(tab, 'Profile').getByLabel('Display name')).toHaveValue('Adela Tornquist')
    await expect(sectionOf(tab, 'Profile').getByLabel('AI assistant name')).toHaveValue('Ariadne')
  }
  await page.reload()
  await expect(profile.getByLabel('AI assistant name')).toHaveValue('Ariadne')
})

test('the section that a link or the wheel scrolls to is marked as current', async ({ page }) => {
  await signIn(page, '/settings')
  const link = page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Privacy and data' })
  await link.press('Enter')
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(sectionOf(page, 'Privacy and data').getByRole('heading').first()).toBeInViewport()
  await expect(sectionOf(page, 'Profile').getByLabel('Display name')).not.toBeInViewport()
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -5000)
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'location')
})

test('AI personalization and device settings are restored after a reload', async ({ page }) => {
  await signIn(page, '/settings')
  const ai = sectionOf(page, 'AI personalization')
  const autoIndex = page.getByRole('switch', { name: 'Auto-index' })
  const ninetyDays = sectionOf(page, 'Privacy and data').getByRole('radio', { name: '90 days' })
  await ai.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await ai.getByRole('radio', { name: 'High' }).click()
  await expect(ai).toContainText('Saved')
  await autoIndex.click()
  await ninetyDays.click()

  await page.reload()
  await expect(ai.getByRole('slider')).toHaveValue('0.2')
  await expect(ai.getByRole('radio', { name: 'High' })).toBeChecked()
  await expect(autoIndex).not.toBeChecked()
  await expect(ninetyDays).toBeChecked()
})

test('a demo guest edits and deletes a profile on the device without a request to the backend', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(request.url())
  })
  await page.goto('/demo')
  await fillSignIn(page, '', ACCESS_CODE)
  await expect(page).toHaveURL(/\/dashboard$/)
  calls.length = 0
  await openPage(page, 'System Settings')
  const profile = sectionOf(page, 'Profile')
  await profile.getByLabel('Display name').fill('Wanderer')
  await expect(profile.getByText('Saved on this device')).toBeVisible()
  await page.reload()
  await expect(profile.getByLabel('Display name')).toHaveValue('Wanderer')
  await expect(page.getByText('Wanderer')).toBeVisible()

  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all data' }).click()
  await expect(sectionOf(page, 'Privacy and data')).toContainText('Your data was deleted')
  await expect(profile.getByLabel('Display name')).toHaveValue('Demo guest')
  await openPage(page, 'Knowledge Base')
  await expect(page.getByText('Backend Access Required')).toBeVisible()
  expect(calls).toEqual([])
})
