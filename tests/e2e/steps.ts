import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import type { TestFile } from './files.ts'

/** Fills and submits the login that the page or a part of it shows. */
export async function fillSignIn(area: Page | Locator, email: string, password: string): Promise<void> {
  await area.getByLabel('Email').fill(email)
  await area.getByLabel('Password', { exact: true }).fill(password)
  await area.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** The headings of the pages that `signIn` can open. */
const HEADINGS = {
  '/chat': 'Chat',
  '/dashboard': /^Welcome/,
  '/help': 'Help Desk',
  '/knowledge-base': 'Knowledge Base',
  '/settings': 'System Settings',
}

/** Opens a page, which redirects to the login, and signs in as the demo user, which opens the page. */
export async function signIn(page: Page, path: keyof typeof HEADINGS = '/knowledge-base'): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/demo$/)
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
  await expect(page.getByRole('heading', { name: HEADINGS[path], level: 1 })).toBeVisible()
}

/** Opens the demo login by the link of the landing page, which must be open. */
export async function openLogin(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demo login' }).click()
  await expect(page).toHaveURL(/\/demo$/)
}

export async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
}

/** Types the letters and Enter with Shift held, as the hidden shortcuts require. */
export async function typeShifted(page: Page, letters: string): Promise<void> {
  await page.keyboard.down('Shift')
  for (const letter of letters) await page.keyboard.press(letter)
  await page.keyboard.press('Enter')
  await page.keyboard.up('Shift')
}

export function adminLogin(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasText: 'Back to Main App' })
}

/** Types the shortcut of the admin login on the landing page, which loads the shortcuts after its content. */
async function openAdminLogin(page: Page): Promise<void> {
  await expect(async () => {
    await typeShifted(page, 'ATLAS')
    await expect(adminLogin(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/**
 * Signs in as the admin by the hidden shortcut of the landing page, which is loaded unless it is open. Requires that nobody
 * is signed in.
 */
export async function signInAsAdmin(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openAdminLogin(page)
  // The landing page can have a form with an email as well.
  await fillSignIn(adminLogin(page), ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/admin$/)
}

export async function upload(page: Page, files: TestFile[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files)
}

export function rowOf(page: Page, filename: string): Locator {
  return page.getByRole('row').filter({ hasText: filename })
}

export async function waitUntilIndexed(page: Page, filename: string): Promise<void> {
  await expect(rowOf(page, filename)).toContainText('Indexed')
}

export async function ask(page: Page, question: string): Promise<void> {
  const thread = page.getByRole('log')
  const box = page.getByRole('textbox', { name: 'Ask about your documents' })
  await box.fill(question)
  await box.press('Enter')
  await expect(thread).toContainText(question)
  // On phones the evidence link contains the confidence.
  await expect(thread.getByText(/Avg\. confidence|% confidence|not find/)).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
}
