import type { Page } from '@playwright/test'
import { approveAda, enterAdminArea, find, leave } from './adminArea.ts'
import { addAuthenticatorApp, totpCode } from './authenticatorApp.ts'
import { ADA, apply, choosePassword, newestSetupToken, openMail, setUp } from './newcomer.ts'
import { interruptRequests } from './requests.ts'
import { fillSignIn, openLogin } from './steps.ts'
import { expect, test } from './test.ts'

// Setups that were interrupted before the backend account was created. Each is finished by signing in.

/** Applies as Ada and approves her as the admin, who is signed out afterward. */
async function getApproved(page: Page): Promise<void> {
  await apply(page)
  await enterAdminArea(page)
  await approveAda(page)
  await leave(page)
}

/** Cleans up Ada's application as the admin, which deletes her backend account, and approves it again. */
async function cleanUpAndApproveAgain(page: Page): Promise<void> {
  await enterAdminArea(page)
  const row = await find(page, 'harbor logs', ADA.email)
  await row.getByRole('button', { name: 'Cleanup' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clean up' }).click()
  await expect(row).toContainText('Pending')
  await approveAda(page)
  // By keyboard, because notifications cover the button for some seconds.
  await page.getByRole('button', { name: 'Log Out' }).press('Enter')
  await expect(page).toHaveURL(/\/$/)
}

async function expectBackendAccess(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Backend Access')).toBeVisible()
}

/** Sets up Ada's account and signs in with it. */
async function getBackendAccess(page: Page): Promise<void> {
  await getApproved(page)
  await openMail(page, 'Set up your account')
  await setUp(page)
  await openLogin(page)
  await fillSignIn(page, ADA.email, ADA.password)
  await expectBackendAccess(page)
}

/** The status of Ada's application in the admin area. */
async function expectStatus(page: Page, status: string): Promise<void> {
  await leave(page)
  await enterAdminArea(page)
  await expect(await find(page, 'harbor logs', ADA.email)).toContainText(status)
}

test('an account whose onboarding was interrupted gets backend access at the next sign-in', async ({
  page,
  context,
}) => {
  await getApproved(page)
  const token = await newestSetupToken(page)
  const other = await context.newPage()
  await other.goto(`/magic-setup?setup_token=${token}`)
  await choosePassword(other)
  await expect(other).toHaveURL(/\/onboarding/)
  await other.close()

  await page.goto(`/magic-setup?setup_token=${token}`)
  await expect(page.getByText('This registration link has already been used', { exact: true })).toBeVisible()
  await page.goto('/demo')
  await fillSignIn(page, ADA.email, ADA.password)
  await expectBackendAccess(page)
  await expectStatus(page, 'Active')
})

test('an account set up while the backend did not register it gets backend access at the sign-in', async ({
  page,
}) => {
  const backend = await interruptRequests(page, '/auth/register')
  await getApproved(page)
  const token = await newestSetupToken(page)
  await backend.disconnect()
  await page.goto(`/setup?token=${token}`)
  await choosePassword(page)
  await expect(page).toHaveURL(/\/demo$/)
  await expect(page.getByText('Account created successfully!')).toHaveCount(0)

  await backend.reconnect()
  await fillSignIn(page, ADA.email, ADA.password)
  await expectBackendAccess(page)
  await expectStatus(page, 'Active')
})

test('an account registered while the backend was down is finished from the knowledge base', async ({
  page,
}) => {
  const backend = await interruptRequests(page, '/api/v1/')
  await getApproved(page)
  const token = await newestSetupToken(page)
  await backend.disconnect()
  await page.goto(`/register?token=${token}`)
  await choosePassword(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Knowledge Base' }).click()
  await expect(page.getByText('Backend Access Required')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()

  await backend.reconnect()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expect(page).toHaveURL(/\/demo$/)
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
  await page.getByLabel('Password', { exact: true }).fill(ADA.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/knowledge-base$/)
  await expect(page.getByText('Total Documents')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expectBackendAccess(page)
  await expectStatus(page, 'Active')
})

test('an account that was cleaned up and approved again gets backend access with its old password', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await getBackendAccess(page)
  await leave(page)

  await cleanUpAndApproveAgain(page)
  await openMail(page, 'Set up your account')
  await setUp(page)
  await openLogin(page)
  await fillSignIn(page, ADA.email, ADA.password)
  await expectBackendAccess(page)
  await expectStatus(page, 'Active')
})

test('an account with a second factor finishes its setup from a new link', async ({ page }) => {
  test.setTimeout(180_000)
  await getBackendAccess(page)
  const secret = await addAuthenticatorApp(page)
  await leave(page)

  await cleanUpAndApproveAgain(page)

  await openMail(page, 'Set up your account')
  await choosePassword(page)
  await expect(page.getByRole('heading', { name: 'Account already exists' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
  await fillSignIn(page, ADA.email, ADA.password)
  // A code works only once, so this is the code of the next period.
  await page.getByRole('textbox', { name: 'Code' }).fill(await totpCode(secret, 1))
  await expectBackendAccess(page)
  await expectStatus(page, 'Active')
})

test('an account that was cleaned up while signed in claims its new link with that session', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await getApproved(page)
  await openMail(page, 'Set up your account')
  await setUp(page)
  await cleanUpAndApproveAgain(page)
  const token = await newestSetupToken(page)
  await openLogin(page)
  await fillSignIn(page, ADA.email, ADA.password)
  await expect(page.getByText('Supabase Auth')).toBeVisible()

  await page.goto(`/magic-setup?setup_token=${token}`)
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expect(page).toHaveURL(/\/demo$/)
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
  await fillSignIn(page, ADA.email, ADA.password)
  await expectBackendAccess(page)
  await expectStatus(page, 'Active')
})
