import { expect, test } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { signIn } from './steps.ts'

test('who asks for a page signs in first and then comes to it', async ({ page }) => {
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/demo$/)
  await page.getByLabel('Email').fill(DEMO_USER.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.getByLabel('Password', { exact: true }).fill(DEMO_USER.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat$/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Ask about your documents' })).toBeVisible()
})

test('logging out leaves nothing behind', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { name: 'Demo login' })).toBeVisible()
  await page.goto('/knowledge-base')
  await expect(page).toHaveURL(/\/demo$/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|auth/i.test(key))),
  ).toEqual([])
})

test('a token that is not accepted any more ends the session and says so', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('engram.token', 'expired'))
  await page.reload()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page).toHaveURL(/\/demo$/)
})
