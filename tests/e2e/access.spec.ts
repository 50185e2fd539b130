import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { fillSignIn } from './steps.ts'
import { approve } from './wire.ts'

const ADA = { email: 'ada.quill@harbour-archive.example', password: 'Slow-wave sleep 7' }

/** Everything that the device and the tab keep, as one text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}

async function apply(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Request Demo Access' }).first().click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Quill')
  await page.getByLabel('Email').fill(ADA.email)
  await page.getByRole('combobox', { name: 'Professional role' }).selectOption('Researcher')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Intended use case').fill('Two hundred harbour logs, and what they contradict.')
  await page
    .getByRole('button', { name: /Submit|Send|Request/ })
    .last()
    .click()
  await expect(page.getByText(/within 48 hours/).first()).toBeVisible()
}

/** Opens the newest mail's link, as its reader would. */
async function openMail(page: Page, link: string): Promise<void> {
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: /^Mail/ }).click()
  await page.getByRole('dialog', { name: 'Mailbox' }).getByRole('link', { name: link }).first().click()
}

test('from an application to the dashboard', async ({ page }) => {
  await apply(page)
  await approve(page, ADA.email)
  await openMail(page, 'Set up your account')

  await expect(page).toHaveURL(/\/magic-setup$/)
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
  await page.getByLabel('Password', { exact: true }).fill(ADA.password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(ADA.password)
  await page.getByRole('button', { name: /Create|Set/ }).click()

  await expect(page).toHaveURL(/\/onboarding\?setup_token=[0-9a-f]{64}$/)
  expect(await kept(page)).toContain(ADA.password)
  await page.getByRole('button', { name: /Begin|Start|Continue/ }).click()
  await page.getByLabel(/name/i).fill('Pharos')
  await page.keyboard.press('Enter')
  for (let question = 1; question <= 4; question += 1) {
    await expect(page.getByText(`Step ${question + 2} of 7`).first()).toBeVisible()
    if (question === 2) await page.reload()
    await expect(page.getByText(`Step ${question + 2} of 7`).first()).toBeVisible()
    await page.getByRole('radio').nth(1).click()
  }
  await expect(page.getByText('Step 7 of 7').first()).toBeVisible()
  await page.getByRole('radio').nth(1).click()

  await expect(page.getByText('Account created successfully! Please log in.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await kept(page)).not.toContain(ADA.password)

  await page.goto('/demo')
  await fillSignIn(page, ADA.email, ADA.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByText('Backend Access')).toBeVisible()
  expect(await kept(page)).not.toContain(ADA.password)
})

test('who has no invitation is taken from the demo login to the form', async ({ page }) => {
  await page.goto('/demo')
  await page.getByRole('link', { name: 'Request Demo Access' }).click()
  await expect(page.getByRole('heading', { name: 'Request Demo Access' })).toBeFocused()
  await expect(page.getByLabel('First name')).toBeInViewport()
})
