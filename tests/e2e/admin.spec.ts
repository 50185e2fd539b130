import type { Page } from '@playwright/test'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { approveAda, enterAdminArea, find, leave } from './adminArea.ts'
import { ADA, apply, openMail, setUp, storedText } from './newcomer.ts'
import { interruptRequests } from './requests.ts'
import { adminLogin, fillSignIn, openLogin, signInAsAdmin } from './steps.ts'
import { expect, test } from './test.ts'

/** Records the files of the admin area and the provider tables requested since the last navigation. */
function watch(page: Page) {
  let urls: URL[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls = []
    if (request.method() === 'GET') urls.push(new URL(request.url()))
  })
  return {
    adminFiles: () =>
      urls.map(({ pathname }) => pathname).filter((path) => /\/AdminScreen|\/flows\/admin\//.test(path)),
    tables: () => {
      const tables = urls.flatMap(({ pathname }) => pathname.match(/^\/hosted\/rest\/v1\/(\w+)$/)?.[1] ?? [])
      return [...new Set(tables)]
    },
  }
}

test('the admin area loads no code and no data before the admin check has passed', async ({ page }) => {
  await page.goto('/admin-dashboard')
  await expect(adminLogin(page)).toBeVisible()
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  const seen = watch(page)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Access denied')
  expect(seen.adminFiles()).toEqual([])
  expect(seen.tables()).toEqual(['admin_users'])

  // For an admin, the same checks find both.
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await signInAsAdmin(page)
  await expect(page.getByText('Pending Review')).toBeVisible()
  expect(seen.adminFiles()).not.toEqual([])
  expect(seen.tables()).toContain('admin_applications')
})

test('an admin who signs in at the demo login finds the admin area, and returns to it after the session has ended', async ({
  page,
}) => {
  await page.goto('/demo')
  await fillSignIn(page, ADMIN.email, ADMIN.password)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  await expect(page).toHaveURL(/\/admin\?tab=users$/)

  // The provider no longer accepts the session; the backend still does.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('engram.hostedSession') ?? '')
    const ended = { ...session, expires_at: 1, refresh_token: 'revoked' }
    localStorage.setItem('engram.hostedSession', JSON.stringify(ended))
  })
  await page.reload()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(adminLogin(page).getByLabel('Email')).toHaveValue(ADMIN.email)
  await fillSignIn(adminLogin(page), ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/admin\?tab=users$/)
})

test('an admin whose token and its renewal are refused signs in again', async ({ page }) => {
  await page.goto('/?world=demo&as=admin&at=/admin&fault=session-expired')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(adminLogin(page).getByLabel('Email')).toHaveValue(ADMIN.email)
})

test('a failed admin check keeps the admin area closed and can be retried', async ({ page }) => {
  const provider = await interruptRequests(page, '/admin_users')
  await signInAsAdmin(page)
  await expect(page.getByText('Pending Review')).toBeVisible()

  await provider.disconnect()
  const seen = watch(page)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't check your admin access")
  expect([seen.adminFiles(), seen.tables()]).toEqual([[], []])

  await provider.reconnect()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Pending Review')).toBeVisible()
  await expect(page).toHaveURL(/\/admin-dashboard$/)
})

test('closing the tab during the undo period sends the approval email, whose link offers the admin to log out', async ({
  page,
  context,
}) => {
  await apply(page)
  const admin = await context.newPage()
  await enterAdminArea(admin)
  await approveAda(admin)
  await admin.close({ runBeforeUnload: true })
  await openMail(page, 'Set up your account')
  await expect(
    page.getByText(`This link is for ${ADA.email}. You're signed in as ${ADMIN.email}. Log out to use it.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Log out and continue' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
})

test('several approvals ask before the page is closed, and opening another page of the app does not stop them', async ({
  page,
}) => {
  await enterAdminArea(page)
  const rejected = page.getByRole('button', { name: /^Rejected/ })
  await rejected.click()
  await expect(page).toHaveURL(/status=rejected/)
  await expect(rejected).toHaveAttribute('aria-pressed', 'true')
  await rejected.click()
  await page.getByRole('checkbox', { name: 'Select all pending shown' }).check()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const decisions = page.getByRole('region', { name: 'Decisions' })
  await expect(decisions).toContainText('Approved 3 applications')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await page.getByRole('button', { name: 'Log Out' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()

  await page.getByRole('link', { name: 'Back to Main App' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await decisions.getByRole('button', { name: 'Undo' }).click()
  await expect(decisions).toContainText('3 applications moved back to pending')
})

test('an application is approved, set up, used and cleaned up', async ({ page }) => {
  await apply(page)
  await enterAdminArea(page)
  await approveAda(page)
  await leave(page)
  await openMail(page, 'Set up your account')
  await setUp(page)

  await openLogin(page)
  await fillSignIn(page, ADA.email, ADA.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByText('Backend Access')).toBeVisible()
  expect(await storedText(page)).not.toContain(ADA.password)
  await leave(page)

  await enterAdminArea(page)
  const row = await find(page, ADA.email, ADA.email)
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: ADA.name, exact: true }).click()
  const history = page.getByRole('dialog', { name: ADA.name }).getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toContainText([
    'Applied',
    `Approved by ${ADMIN.email}`,
    'Setup email sent',
    'Account set up',
    'First login',
  ])
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: 'Cleanup' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clean up' }).click()
  await expect(row).toContainText('Pending')
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  const users = page.getByRole('tabpanel', { name: 'FastAPI Users' })
  await expect(users).toContainText(DEMO_USER.email)
  await expect(users).not.toContainText(ADA.email)
})
