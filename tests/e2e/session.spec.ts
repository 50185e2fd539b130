import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { setActive } from './requests.ts'
import { fillSignIn, openLogin, signIn } from './steps.ts'
import { expect, test } from './test.ts'

test('a visitor of a protected page signs in and returns to it', async ({ page }) => {
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/demo$/)
  await page.getByLabel('Email').fill(DEMO_USER.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.getByLabel('Password', { exact: true }).fill(DEMO_USER.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat\?session=/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Ask about your documents' })).toBeVisible()
})

test('logging out removes the stored session', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/knowledge-base')
  await expect(page).toHaveURL(/\/demo$/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|auth/i.test(key))),
  ).toEqual([])
})

test('signing out in one tab signs out the other, and signing in signs it in', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(other.getByRole('textbox', { name: 'Ask about your documents' })).toBeVisible()

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(other).toHaveURL(/\/$/)

  await openLogin(other)
  await openLogin(page)
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(other).toHaveURL(/\/dashboard$/)
})

test('a rejected token ends the session with a toast', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('engram.token', 'expired'))
  await page.reload()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page).toHaveURL(/\/demo$/)
})

test('an expired session keeps the typed question as a draft', async ({ page }) => {
  await signIn(page, '/chat')
  const question = page.getByRole('textbox', { name: 'Ask about your documents' })
  await question.fill('At how many decibels are the sound cues played?')
  await setActive(page, DEMO_USER.email, false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/demo$/)
  await expect(page.getByText('Your session has ended')).toBeVisible()

  await setActive(page, DEMO_USER.email, true)
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/chat\?session=/)
  await expect(question).toHaveValue('At how many decibels are the sound cues played?')
})

test('every page sets its title, scrolls to the top, focuses its heading and has one status region', async ({
  page,
}) => {
  await signIn(page)
  for (const name of ['Help Desk', 'Home', 'Chat', 'System Settings', 'Knowledge Base']) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page).toHaveTitle(`${name} · Engram`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('output')).toHaveCount(1)
    await expect(page.locator('main :is(output, [role=status], [aria-live=polite])')).toHaveCount(0)
  }
})
