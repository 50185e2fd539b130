import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { decodeBase32 } from '../../mocks/hosted/auth/base32.ts'
import { totp } from '../../mocks/hosted/auth/totp.ts'

const PERIOD_MS = 30_000

/** The code of an authenticator app some periods from now. */
export function totpCode(secret: string, periods = 0): Promise<string> {
  return totp(decodeBase32(secret), Date.now() + periods * PERIOD_MS)
}

/** Adds an authenticator app to the signed-in account. Returns its secret. */
export async function addAuthenticatorApp(page: Page): Promise<string> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  const key = (await page.locator('code').textContent()) ?? ''
  const secret = key.replaceAll(/\s/g, '')
  await page.getByRole('textbox', { name: 'Code' }).fill(await totpCode(secret))
  await expect(page.getByText('Verified').first()).toBeVisible()
  return secret
}
