import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { fillSignIn, openLogin, signIn } from './steps.ts'
import { expect, test } from './test.ts'

test('the session of a visitor who signed in at a protected page survives a reload and ends in every tab', async ({
  page,
  context,
}) => {
  await signIn(page, '/chat')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Ask about your documents' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/help')
  await expect(other.getByRole('heading', { level: 1, name: 'Help Desk' })).toBeVisible()

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
  await page.goto('/knowledge-base')
  await expect(page).toHaveURL(/\/demo$/)
})

test('signing in in one tab signs in the other', async ({ page, context }) => {
  await page.goto('/demo')
  const other = await context.newPage()
  await other.goto('/')
  await openLogin(other)
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(other).toHaveURL(/\/dashboard$/)
})

test('a recovery link leaves no token in the address, even while somebody is signed in, and survives a reload', async ({
  page,
  baseURL,
}) => {
  await page.goto('/demo')
  await page.getByLabel('Email').fill(DEMO_USER.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: /^Mail/ }).click()
  const mail = page.getByRole('dialog', { name: 'Mailbox' }).frameLocator('iframe')
  const link = await mail.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')
  await signIn(page)

  await page.goto(`${baseURL}${link}`)
  await expect(page.getByRole('heading', { name: "You're already signed in" })).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/reset-password`)
  await page.getByRole('button', { name: 'Log out and continue' }).click()
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible()
  await page.reload()
  await page.getByRole('textbox', { name: 'New password' }).fill('another-password')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('another-password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
})

test('a link to a page for visitors leads a signed-in user to the dashboard', async ({ page }) => {
  await page.goto('/?as=guest&at=/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help Desk' })).toBeVisible()
  // The page changes to /demo while the redirect from / loads the dashboard.
  await page.goto('/?as=guest&at=/demo')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
