import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { adminLogin, fillSignIn, signInAsAdmin } from './steps.ts'

/** What the page has requested since it was opened: files of the admin area, and tables of the provider. */
function watch(page: Page) {
  let urls: URL[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls = []
    urls.push(new URL(request.url()))
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

test('the admin area shows and requests nothing of itself before it is known who came', async ({ page }) => {
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

  // The same eyes see both where an admin comes.
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await signInAsAdmin(page)
  await expect(page.getByText('Pending Review')).toBeVisible()
  expect(seen.adminFiles()).not.toEqual([])
  expect(seen.tables()).toContain('waitlist_submissions')
})

test('where it cannot be known, the admin area stays closed and can be tried again', async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes('/admin_users') && sessionStorage.getItem('isDown') !== null)
        throw new TypeError('Failed to fetch')
      return send(input, init)
    }
  })
  await signInAsAdmin(page)
  await expect(page.getByText('Pending Review')).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('isDown', 'true'))
  const seen = watch(page)
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your admin rights could not be checked')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Access denied')).toHaveCount(0)
  expect([seen.adminFiles(), seen.tables()]).toEqual([[], []])

  await page.evaluate(() => sessionStorage.removeItem('isDown'))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Pending Review')).toBeVisible()
  await expect(page).toHaveURL(/\/admin-dashboard$/)
})
