import type { Page } from '@playwright/test'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { printedPdf, textFile } from './files.ts'
import { BIRD_LIST, KEEPERS_MANUAL_PAGES, TIDE_NOTES } from './library.ts'
import { adminLogin, ask, fillSignIn, rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

/** Waits until the query has these parameters and no others. */
async function expectQuery(page: Page, expected: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(expected)
}

test('Back, Forward, a reload and a copied link open the same chat at the same passage and page', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await upload(page, [await printedPdf(browser, 'keepers-manual.pdf', KEEPERS_MANUAL_PAGES)])
  await waitUntilIndexed(page, 'keepers-manual.pdf')
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  const session = () => new URL(page.url()).searchParams.get('session') ?? ''
  const thread = page.getByRole('log')
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  const passage = evidence.getByRole('button', { name: 'Back to the evidence' })
  await expectQuery(page, { session: 'new' })

  await ask(page, 'How long does the horn need to reach its pressure?')
  await expect.poll(session).not.toBe('new')
  const first = session()
  await page.getByRole('button', { name: 'New Chat' }).first().click()
  await expectQuery(page, { session: 'new' })
  await ask(page, 'How often is the wick trimmed?')
  await expect.poll(session).not.toBe('new')
  const second = session()

  await page.goBack()
  await expect(thread).toContainText('How long does the horn need')
  await expectQuery(page, { session: first })
  await page.goForward()
  await expect(thread).toContainText('How often is the wick trimmed')
  await expectQuery(page, { session: second })
  await page.goBack()
  await expectQuery(page, { session: first })

  const citation = thread.getByRole('button', { name: /^Source 1: keepers-manual/ }).first()
  await citation.click()
  await expect(passage).toBeFocused()
  await expectQuery(page, { session: first, passage: '1-1' })
  await passage.click()
  await expect(citation).toBeFocused()
  await expectQuery(page, { session: first })
  await page.goForward()
  await expect(passage).toBeVisible()

  const shownPage = evidence.getByRole('textbox', { name: 'Page' })
  await expect(evidence.locator('[data-mark]').first()).toBeVisible()
  await expect(shownPage).toHaveValue('4')
  await evidence.getByRole('region', { name: /^Pages of/ }).focus()
  await page.keyboard.press('End')
  await expectQuery(page, { session: first, passage: '1-1', page: '6' })
  await page.reload()
  await expect(shownPage).toHaveValue('6')
  await page.goBack()
  await expect(passage).toBeHidden()
  await expectQuery(page, { session: first })

  const copied = `/chat?session=${first}&passage=1-1&page=99`
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto(copied)
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(shownPage).toHaveValue('6')
  await expectQuery(page, { session: first, passage: '1-1', page: '6' })
  await passage.click()
  await expectQuery(page, { session: first })

  const sessions = page.getByRole('complementary', { name: 'Chat sessions' })
  const search = page.getByRole('searchbox', { name: 'Search sessions' })
  await search.fill('wick')
  await expectQuery(page, { search: 'wick', session: first })
  await page.reload()
  await expect(
    sessions.getByRole('listitem').filter({ hasText: 'How often is the wick trimmed?' }),
  ).toBeVisible()
  await expect(sessions).not.toContainText('How long does the horn need')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Sessions, / }).click()
  await expect(search).toHaveValue('wick')
  await search.fill('horn')
  await expect(page.getByRole('dialog')).toContainText('How long does the horn need')
  await expectQuery(page, { search: 'horn', session: first })
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto('/chat?session=of-somebody-else&passage=7-1')
  await expect(thread).toContainText('This chat is not available')
  await expect(page.getByRole('textbox', { name: 'Ask about your documents' })).toBeEditable()
})

test('Back, Forward and a reload restore search, filter, order and open document of the Knowledge Base', async ({
  page,
}) => {
  await signIn(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES), textFile('birds.txt', BIRD_LIST)])
  await waitUntilIndexed(page, 'birds.txt')
  await waitUntilIndexed(page, 'tides.md')
  const search = page.getByRole('searchbox', { name: 'Search by file name' })
  const status = (name: string) => page.getByRole('radio', { name, exact: true })

  await search.fill('tid')
  await expectQuery(page, { search: 'tid' })
  await status('Completed').click()
  await expectQuery(page, { search: 'tid', status: 'completed' })
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expectQuery(page, { search: 'tid', status: 'completed', sort: 'name' })
  await page.goBack()
  await page.goBack()
  await expect(status('All')).toBeChecked()
  await expect(search).toHaveValue('tid')
  await page.goForward()
  await expect(status('Completed')).toBeChecked()

  await rowOf(page, 'tides.md').click()
  const dialog = page.getByRole('dialog', { name: 'tides.md' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toContainText('The spring range')
  await page.keyboard.press('Escape')
  await expectQuery(page, { search: 'tid', status: 'completed' })
  await expect(rowOf(page, 'birds.txt')).toHaveCount(0)

  await page.goto('/knowledge-base?search=tid&status=broken&sort=color&document=of-somebody-else')
  await expect(page.getByRole('dialog')).toContainText('This document is no longer available')
  await page.keyboard.press('Escape')
  await expectQuery(page, { search: 'tid' })
  await expect(status('All')).toBeChecked()
})

test('a link to a filtered list of the admin area leads back to it after the sign-in', async ({ page }) => {
  await page.goto('/admin?status=pending&sort=-name&search=a')
  await expect(adminLogin(page)).toBeVisible()
  await fillSignIn(page, ADMIN.email, ADMIN.password)
  const status = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(status('Pending')).toBeChecked()
  await expect(page.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('a')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expectQuery(page, { status: 'pending', sort: '-name', search: 'a' })

  await status('Approved').click()
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('mira')
  await expectQuery(page, { status: 'approved', sort: '-name', search: 'a', tab: 'users', users: 'mira' })
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search by name or email' })).toHaveValue('mira')
  await page.goBack()
  await expect(status('Approved')).toBeChecked()
  await page.goBack()
  await expect(status('Pending')).toBeChecked()
})
