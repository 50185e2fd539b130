import type { Page } from '@playwright/test'
import { ask, signIn } from './steps.ts'
import { expect, test } from './test.ts'

const composerOf = (page: Page) => page.getByRole('textbox', { name: 'Ask about your documents' })

const sessionsOf = (page: Page) => page.getByRole('complementary', { name: 'Chat sessions' })

test('a chat that is deleted in another tab says so and leaves the list', async ({ page, context }) => {
  await signIn(page, '/chat')
  await ask(page, 'How loud are the sound cues?')
  await composerOf(page).fill('What do spindles predict?')
  const item = (tab: Page) => sessionsOf(tab).getByRole('listitem').filter({ hasText: 'How loud are' })
  const other = await context.newPage()
  await other.goto('/chat')
  await item(other).hover()
  await item(other)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await other.getByRole('button', { name: 'Delete chat' }).click()
  await expect(item(other)).toHaveCount(0)

  await expect(page.getByRole('heading', { name: 'This chat is not available' })).toBeVisible()
  await expect(item(page)).toHaveCount(0)
  await expect(composerOf(page)).toHaveValue('What do spindles predict?')
  await composerOf(page).press('Enter')
  await expect(page.getByRole('button', { name: /^What do spindles predict\? / })).toBeVisible()
})

test('a reload restores the draft and the follow-up questions of a chat, and sign-out deletes the draft', async ({
  page,
}) => {
  await signIn(page, '/chat')
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').nth(1).click()
  const followUps = page.getByRole('region', { name: 'Follow-up questions' }).getByRole('button')
  await expect(followUps.first()).toBeVisible()
  const questions = await followUps.allTextContents()
  await composerOf(page).fill('And the neap range?')

  await page.reload()
  await expect(composerOf(page)).toHaveValue('And the neap range?')
  await expect(followUps).toHaveText(questions)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('neap range')
})

test('a printed chat is the thread with its sources, on white', async ({ page }) => {
  await signIn(page, '/chat')
  await ask(page, 'How loud are the sound cues?')
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Sources' }).getByText(/^\[1\] .+: “.+”$/)).toBeVisible()
  for (const part of [evidence, sessionsOf(page), composerOf(page), page.getByRole('navigation')])
    await expect(part).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
