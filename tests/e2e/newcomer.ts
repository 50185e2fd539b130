import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** An applicant who is not in the demo world. */
export const ADA = {
  name: 'Ada Quill',
  email: 'ada.quill@harbor-archive.example',
  password: 'Slow-wave sleep 7',
  useCase: 'Two hundred harbor logs, and what they contradict.',
}

export async function apply(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Request Demo Access' }).first().click()
  await fillAboutAda(page)
  await page.getByLabel('Intended use case').fill(ADA.useCase)
  await page
    .getByRole('button', { name: /Submit|Send|Request/ })
    .last()
    .click()
  await expect(
    page.getByText(`If yours is approved, the setup link will be sent to ${ADA.email}`),
  ).toBeVisible()
}

/** Completes the first step of the application form as Ada. */
export async function fillAboutAda(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Quill')
  await page.getByLabel('Email').fill(ADA.email)
  await page.getByRole('combobox', { name: 'Professional role' }).selectOption('Researcher')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Opens the link of the newest email in the mailbox, which must be to Ada. */
export async function openMail(page: Page, link: string): Promise<void> {
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: /^Mail/ }).click()
  const mailbox = page.getByRole('dialog', { name: 'Mailbox' })
  await expect(mailbox.getByRole('button', { name: /@/ }).first()).toContainText(ADA.email)
  await mailbox.frameLocator('iframe').getByRole('link', { name: link }).click()
}

export async function newestSetupToken(page: Page): Promise<string> {
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: /^Mail/ }).click()
  const mailbox = page.getByRole('dialog', { name: 'Mailbox' })
  await expect(mailbox.getByRole('button', { name: /@/ }).first()).toContainText(ADA.email)
  const link = mailbox.frameLocator('iframe').getByRole('link', { name: 'Set up your account' })
  const href = (await link.getAttribute('href')) ?? ''
  await page.keyboard.press('Escape')
  return new URL(href, page.url()).searchParams.get('setup_token') ?? ''
}

/** Fills in the passwords of a setup page as Ada and submits. */
export async function choosePassword(page: Page): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
  await page.getByLabel('Password', { exact: true }).fill(ADA.password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(ADA.password)
  await page.getByRole('button', { name: /Create|Set/ }).click()
}

/** Completes magic setup and onboarding as Ada. */
export async function setUp(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/magic-setup$/)
  await choosePassword(page)
  await expect(page).toHaveURL(/\/onboarding\?setup_token=[0-9a-f]{64}&step=greeting$/)
  expect(await storedText(page)).toContain(ADA.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Begin|Start|Continue/ })
    .click()
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
  expect(await storedText(page)).not.toContain(ADA.password)
}

/** The contents of local and session storage, as JSON. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
