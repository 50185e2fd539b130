import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { addAuthenticatorApp, totpCode } from './authenticatorApp.ts'
import { fillSignIn, openLogin } from './steps.ts'
import { expect, test } from './test.ts'

test('a new second factor is required at the next sign-in before the session is stored', async ({ page }) => {
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  const secret = await addAuthenticatorApp(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)

  await openLogin(page)
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
  await code.fill(await totpCode(secret, 1))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Backend Access')).toBeVisible()
})
