import { ACCESS_CODE } from '../../mocks/demo/accessCode.ts'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { adminLogin, fillSignIn, openAdminLogin, typeShifted } from './steps.ts'
import { expect, test } from './test.ts'

test('a shortcut opens the admin login, which admits only admins', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openAdminLogin(page)
  await page.keyboard.press('Escape')
  await expect(adminLogin(page)).toHaveCount(0)

  await typeShifted(page, 'ATLAS')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible()
  await fillSignIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText('Pending Review')).toBeVisible()
})

test('direct account creation is only available after its shortcut was typed in the tab', async ({
  page,
}) => {
  await page.goto('/signup')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/demo')
  await page.getByLabel('Email').focus()
  await typeShifted(page, 'GO')
  await expect(page.getByRole('dialog', { name: 'Direct Account Creation' })).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await typeShifted(page, 'GO')
  await page
    .getByRole('dialog', { name: 'Direct Account Creation' })
    .getByRole('button', { name: 'Create an account' })
    .click()

  await expect(page).toHaveURL(/\/signup$/)
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Ekwueme')
  await page.getByLabel('Email').fill('noor@tidewater.example')
  await page.getByLabel('Password', { exact: true }).fill('harbor')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('harbor')
  await page.getByRole('button', { name: 'Create Account & Continue' }).click()
  await expect(page.getByText('Full backend access is available.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('the master access code grants only the demo mode', async ({ page }) => {
  await page.goto('/demo')
  await fillSignIn(page, '', ACCESS_CODE)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo guest')
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('engram.')),
  )
  // The stored data has no owner.
  expect(Object.fromEntries(stored)).toEqual({ 'engram.demoAccess': expect.any(String), 'engram.owner': '' })
  await page.goto('/knowledge-base')
  await expect(page.getByText('Backend Access Required')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Backend Access Required')).toBeVisible()
})

test('delays the check of an access code after a wrong one, also after a reload', async ({ page }) => {
  await page.goto('/demo')
  await fillSignIn(page, '', 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await fillSignIn(page, '', 'wrong again')
  await expect(page.getByText('Checking the access code in 1 second', { exact: true })).toBeVisible()
})
