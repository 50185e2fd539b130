import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ACCESS_CODE } from '../../mocks/demo/accessCode.ts'
import { textFile } from './files.ts'
import { TIDE_NOTES } from './library.ts'
import { ask, fillSignIn, openPage, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name })

test('a new name appears in every tab and after a reload', async ({ page, context }) => {
  await signIn(page, '/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  const profile = sectionOf(page, 'Profile')
  await expect(profile).toContainText('Full Backend Access')
  await profile.getByLabel('Display name').fill('Adela Tornquist')
  await profile.getByLabel('AI assistant name').fill('Ariadne')
  await expect(profile).toContainText('Saved')
  await expect(profile.getByRole('img', { name: 'Saved to your account' })).toBeVisible()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Adela', { exact: true }).first()).toBeVisible()
    await expect(sectionOf(tab, 'Profile').getByLabel('Display name')).toHaveValue('Adela Tornquist')
  }
  await page.reload()
  await expect(profile.getByLabel('AI assistant name')).toHaveValue('Ariadne')
})

test('a name that was just typed is saved when another page is opened', async ({ page }) => {
  await signIn(page, '/settings')
  await sectionOf(page, 'Profile').getByLabel('Display name').fill('Adela')
  await openPage(page, 'Knowledge Base')
  await expect(page.getByRole('heading', { name: 'Knowledge Base', level: 1 })).toBeVisible()
  await expect(page.getByText('Adela', { exact: true }).first()).toBeVisible()
  await page.goto('/settings')
  await expect(sectionOf(page, 'Profile').getByLabel('Display name')).toHaveValue('Adela')
})

test('an option that was changed twice quickly is stored with its last value', async ({ page }) => {
  await signIn(page, '/settings')
  const ai = sectionOf(page, 'AI personalization')
  await ai.getByRole('radio', { name: 'High' }).click()
  await ai.getByRole('radio', { name: 'Low', exact: true }).click()
  await ai.getByRole('radio', { name: 'Fast' }).click()
  await expect(ai).toContainText('Saved')
  await page.reload()
  await expect(ai.getByRole('radio', { name: 'Low', exact: true })).toBeChecked()
  await expect(ai.getByRole('radio', { name: 'Fast' })).toBeChecked()
})

test('the section that a link or the wheel scrolls to is marked as current', async ({ page }) => {
  await signIn(page, '/settings')
  const link = page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Privacy and data' })
  await link.press('Enter')
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(sectionOf(page, 'Privacy and data').getByRole('heading').first()).toBeInViewport()
  await expect(sectionOf(page, 'Profile').getByLabel('Display name')).not.toBeInViewport()
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -5000)
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'location')
})

test('AI personalization and device settings are restored after a reload', async ({ page }) => {
  await signIn(page, '/settings')
  const ai = sectionOf(page, 'AI personalization')
  await ai.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await ai.getByRole('radio', { name: 'High' }).click()
  await expect(ai).toContainText('Saved')
  await page.getByRole('switch', { name: 'Auto-index' }).click()
  await sectionOf(page, 'Privacy and data').getByRole('radio', { name: '90 days' }).click()
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.reload()
  await expect(ai.getByRole('slider')).toHaveValue('0.2')
  await expect(ai.getByRole('radio', { name: 'High' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Auto-index' })).not.toBeChecked()
  await expect(sectionOf(page, 'Privacy and data').getByRole('radio', { name: '90 days' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Dark mode' })).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the user exports and deletes all data', async ({ page }) => {
  const question = 'When can a boat be landed at Skarholm?'
  await signIn(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES)])
  await waitUntilIndexed(page, 'tides.md')
  await openPage(page, 'Chat')
  await ask(page, question)
  await openPage(page, 'System Settings')

  const privacy = sectionOf(page, 'Privacy and data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    privacy.getByRole('button', { name: 'Export data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^engram-export-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(exported.missing).toEqual([])
  const messages = exported.chatSessions.flatMap((chat: { messages: { content: string }[] }) => chat.messages)
  expect(messages).toContainEqual(expect.objectContaining({ role: 'user', content: question }))
  expect(exported.documents).toContainEqual(expect.objectContaining({ filename: 'tides.md' }))

  await privacy.getByRole('button', { name: 'Delete all data' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete all your data? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Delete all data' }).click()
  await expect(privacy).toContainText('Your data was deleted')

  await openPage(page, 'Knowledge Base')
  await expect(page.getByText('tides.md')).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(0)
  await openPage(page, 'Chat')
  await expect(page.getByText(question)).toHaveCount(0)
  await openPage(page, 'Home')
  for (const metric of ['Total Nodes', 'Total Relationships', 'Documents Processed'])
    await expect(page.getByText(metric).locator('..')).toContainText('0')
})

test('a demo guest edits and deletes a profile on the device without a request to the backend', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(request.url())
  })
  await page.goto('/demo')
  await fillSignIn(page, '', ACCESS_CODE)
  await expect(page).toHaveURL(/\/dashboard$/)
  calls.length = 0
  await openPage(page, 'System Settings')
  const profile = sectionOf(page, 'Profile')
  await expect(profile).toContainText('Demo Access')
  await profile.getByLabel('Display name').fill('Wanderer')
  await expect(profile).toContainText('Saved')
  await expect(profile.getByRole('img', { name: 'Saved on this device' })).toBeVisible()
  await page.reload()
  await expect(profile.getByLabel('Display name')).toHaveValue('Wanderer')
  await expect(page.getByText('Wanderer')).toBeVisible()

  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all data' }).click()
  await expect(sectionOf(page, 'Privacy and data')).toContainText('Your data was deleted')
  await expect(profile.getByLabel('Display name')).toHaveValue('Demo guest')
  expect(calls).toEqual([])
})
