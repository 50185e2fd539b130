import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { decodeBase32 } from '../../mocks/hosted/auth/base32.ts'
import { totp } from '../../mocks/hosted/auth/totp.ts'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { fillSignIn } from './steps.ts'

const PERIOD_MS = 30_000

/** The code of an authenticator app some periods from now. */
function codeOf(secret: string, periods = 0): Promise<string> {
  return totp(decodeBase32(secret), Date.now() + periods * PERIOD_MS)
}

async function addApp(page: Page): Promise<string> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  const key = (await page.locator('code').textContent()) ?? ''
  const secret = key.replaceAll(/\s/g, '')
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(secret))
  await expect(page.getByText('Verified').first()).toBeVisible()
  return secret
}

test('a new second factor is required at the next sign-in before the session is stored', async ({ page }) => {
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  const secret = await addApp(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('000000')
  await expect(
    page.getByText(/code/i).and(page.getByRole('alert')).or(page.locator('[aria-invalid=true]')).first(),
  ).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|session|user/i.test(key))),
  ).toEqual([])

  // A code works only once, so this is the code of the next period.
  await code.fill(await codeOf(secret, 1))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Backend Access')).toBeVisible()
})
