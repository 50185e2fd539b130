import type { Locator, Page } from '@playwright/test'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { approveAda, enterAdminArea, expectCounts, find, leave } from './adminArea.ts'
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
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications).toContainText('Access denied. Admin privileges required.')
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

test('a failed admin check keeps the admin area closed and can be retried', async ({ page }) => {
  const provider = await interruptRequests(page, '/admin_users')
  await signInAsAdmin(page)
  await expect(page.getByText('Pending Review')).toBeVisible()

  await provider.disconnect()
  const seen = watch(page)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't check your admin access")
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Access denied')).toHaveCount(0)
  expect([seen.adminFiles(), seen.tables()]).toEqual([[], []])

  await provider.reconnect()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Pending Review')).toBeVisible()
  await expect(page).toHaveURL(/\/admin-dashboard$/)
})

test('an admin with an expired backend token stays signed in and can connect again', async ({ page }) => {
  await enterAdminArea(page)
  await page.evaluate(() => localStorage.setItem('engram.token', 'expired'))
  await page.reload()
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  const users = page.getByRole('tabpanel', { name: 'FastAPI Users' })
  await expect(users).toContainText(`Connect to the backend as ${ADMIN.email}`)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)

  await users.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(users.getByRole('table')).toContainText(DEMO_USER.email)
  await page.reload()
  await expect(users.getByRole('table')).toContainText(DEMO_USER.email)
})

test('the decision bar covers neither the selection bar nor the search on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAdminArea(page)
  const selected = page.getByRole('group', { name: 'Selected applications' })
  const decisions = page.getByRole('region', { name: 'Decisions' })
  const boxOf = async (shown: Locator) => (await shown.boundingBox()) ?? { y: Number.NaN, height: 0 }

  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click()
  await selected.getByRole('button', { name: 'Reject' }).click()
  await expect(decisions).toContainText('Rejected')
  const search = page.getByRole('searchbox', { name: 'Search applications' })
  await search.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const { y: searchTop, height: searchHeight } = await boxOf(search)
  expect((await boxOf(decisions)).y).toBeGreaterThanOrEqual(searchTop + searchHeight)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click()
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(selected).toBeInViewport()
  const { y, height } = await boxOf(selected)
  expect((await boxOf(decisions)).y).toBeGreaterThanOrEqual(y + height)
  await decisions.getByRole('button', { name: 'Undo' }).click()
  await expect(decisions).toContainText('moved back to pending')
})

test('reloading the page during the undo period sends the approval email', async ({ page }) => {
  await apply(page)
  await enterAdminArea(page)
  await approveAda(page)
  await page.reload()
  await leave(page)
  await openMail(page, 'Set up your account')
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
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

test('no approval email is sent if the decision was undone before the page is reloaded', async ({ page }) => {
  await apply(page)
  await enterAdminArea(page)
  await approveAda(page)
  const decisions = page.getByRole('region', { name: 'Decisions' })
  await decisions.getByRole('button', { name: 'Undo' }).click()
  await expect(decisions).toContainText('moved back to pending')
  await page.reload()
  await expect(await find(page, 'harbor logs', ADA.email)).toContainText('Pending')
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: /^Mail/ }).click()
  await expect(page.getByRole('dialog', { name: 'Mailbox' })).not.toContainText(ADA.email)
})

test('an application is approved, set up, used and cleaned up', async ({ page }) => {
  await apply(page)
  await enterAdminArea(page)
  await expectCounts(page, [7, 4, 1, 0, 1, 1])
  let row = await find(page, 'harbor logs', ADA.email)
  await row.getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('dialog', { name: ADA.name })
  await expect(dialog).toContainText(ADA.useCase)
  await dialog.getByLabel('Admin notes').fill('Knows every harbor of the coast.')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('region', { name: 'Decisions' })).toContainText(
    'The setup email has been sent.',
  )
  await expect(row).toContainText('Approved')
  await expectCounts(page, [7, 3, 2, 0, 1, 1])

  await leave(page)
  await openMail(page, 'Set up your account')
  await setUp(page)
  await enterAdminArea(page)
  await expect(await find(page, 'ada quill', ADA.email)).toContainText('Registered')
  await expectCounts(page, [7, 3, 1, 1, 1, 1])
  await leave(page)

  await openLogin(page)
  await fillSignIn(page, ADA.email, ADA.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByText('Backend Access')).toBeVisible()
  expect(await storedText(page)).not.toContain(ADA.password)
  await leave(page)

  await enterAdminArea(page)
  row = await find(page, ADA.email, ADA.email)
  await expect(row).toContainText('Active')
  await expectCounts(page, [7, 3, 1, 0, 2, 1])
  await row.getByRole('button', { name: ADA.name, exact: true }).click()
  await expect(dialog.getByRole('region', { name: 'History' }).getByRole('listitem')).toContainText([
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
  await expectCounts(page, [7, 4, 1, 0, 1, 1])
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  const users = page.getByRole('tabpanel', { name: 'FastAPI Users' })
  await expect(users).toContainText(DEMO_USER.email)
  await expect(users).not.toContainText(ADA.email)
})
