import type { Page } from '@playwright/test'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { fillAboutAda } from './newcomer.ts'
import { adminLogin, fillSignIn, openLogin, openPage, rowOf, signIn } from './steps.ts'
import { expect, test } from './test.ts'

/** The parameters without the question of the chat, which follows from the others. */
function queryOf(page: Page) {
  const { question: _, ...query } = Object.fromEntries(new URL(page.url()).searchParams)
  return query
}

/** Waits until the query has these parameters and no others. */
async function expectQuery(page: Page, expected: Readonly<Record<string, unknown>>): Promise<void> {
  await expect.poll(() => queryOf(page)).toEqual(expected)
}

test('Back, Forward, a reload and a visit to the login keep the step and the answers of the application', async ({
  page,
}) => {
  await page.goto('/#request-access')
  await fillAboutAda(page)
  const firstName = page.getByLabel('First name')
  const organization = page.getByLabel('Organization')
  await organization.fill('Harbor archive')
  await page.goBack()
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveValue('Ada')
  await page.goForward()
  await expect(organization).toBeFocused()
  await expectQuery(page, { step: 'aboutProject' })
  await page.reload()
  await expect(organization).toHaveValue('Harbor archive')
  await openLogin(page)
  await page.goBack()
  await expect(organization).toHaveValue('Harbor archive')

  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByText('Application received').first()).toBeVisible()
  await expectQuery(page, {})
  await openLogin(page)
  await page.goto('/#request-access')
  await expect(firstName).toHaveValue('')
})

test('the documents of a chat are in its URL, survive a reload and a second tab, and leave when they are excluded', async ({
  page,
}) => {
  await signIn(page, '/knowledge-base')
  const row = page.getByRole('row', { name: /night-log-week-14/ })
  await row.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Ask about this document' }).click()
  const scope = (of: Page) => of.getByRole('combobox', { name: /^Documents of this chat/ })
  await expect(scope(page)).toHaveText('Answering from 1 of 6')
  const { documents = '' } = queryOf(page)
  await expectQuery(page, { session: 'new', documents })

  const field = page.getByRole('textbox', { name: 'Ask about your documents' })
  await field.fill('At how many decibels are the sound cues played?')
  await field.press('Enter')
  await expect(page.getByText('Limited to night-log-week-14.txt.')).toBeVisible()
  await page.reload()
  await expect(scope(page)).toHaveText('Answering from 1 of 6')
  const other = await page.context().newPage()
  await other.goto('/chat')
  await expect(scope(other)).toHaveText('Answering from 1 of 6')

  await openPage(other, 'Knowledge Base')
  await other.getByRole('button', { name: 'More actions for night-log-week-14.txt' }).click()
  await other.getByRole('menuitemcheckbox', { name: 'Exclude from answers' }).click()
  await expect(other.getByRole('row', { name: /night-log-week-14/ })).toContainText('Excluded from answers')
  await page.getByRole('button', { name: 'Ask the last question again' }).click()
  await expect(page.getByText(/^night-log-week-14.txt is excluded from answers/).first()).toBeVisible()
  await expect(scope(page)).toHaveText('All 5 documents')
})

test('Back, Forward, a reload and a copied link open the same chat at the same passage and page', async ({
  page,
}) => {
  await signIn(page, '/chat')
  const thread = page.getByRole('log')
  const sessions = page.getByRole('complementary', { name: 'Chat sessions' })
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  const passage = evidence.getByRole('button', { name: 'Back to the evidence' })
  const shownPage = evidence.getByRole('textbox', { name: 'Page' })
  await expectQuery(page, { session: 'new' })

  await sessions.getByRole('button', { name: /^At how many decibels .* message/ }).click()
  await expect(thread).toContainText('38 decibels')
  const { session: first = '' } = queryOf(page)
  await sessions.getByRole('button', { name: /^Does cueing .* message/ }).click()
  await expect(thread).toContainText('Does cueing')
  const { session: second = '' } = queryOf(page)
  expect(new Set(['new', first, second]).size).toBe(3)
  await page.goBack()
  await expect(thread).toContainText('38 decibels')
  await expectQuery(page, { session: first })
  await page.goForward()
  await expectQuery(page, { session: second })
  await page.goBack()

  const citation = thread.getByRole('button', { name: /Source \d: lantern-protocol\.pdf/ }).first()
  await citation.click()
  await expect(passage).toBeFocused()
  await expectQuery(page, { session: first, passage: expect.stringMatching(/^1-\d$/) })
  const { passage: place = '' } = queryOf(page)
  await passage.click()
  await expect(citation).toBeFocused()
  await expectQuery(page, { session: first })
  await page.goForward()
  await expect(evidence.locator('[data-mark]').first()).toBeVisible()
  await evidence.getByRole('region', { name: /^Pages of/ }).focus()
  await page.keyboard.press('End')
  await expectQuery(page, { session: first, passage: place, page: expect.stringMatching(/^\d+$/) })
  const { page: last = '' } = queryOf(page)
  await page.reload()
  await expect(shownPage).toHaveValue(last)
  await page.goBack()
  await expect(passage).toBeHidden()
  await expectQuery(page, { session: first })

  await page.goForward()
  await expect(passage).toBeVisible()
  await expect(page).toHaveURL(/question=At\+how\+many\+decibels/)
  const copiedLink = page.url()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto(copiedLink)
  await fillSignIn(page, ADMIN.email, ADMIN.password)
  await expect(thread).toContainText('You can ask its question about your own documents.')
  await thread.getByRole('button', { name: /^At how many decibels/ }).click()
  await expect(sessions.getByRole('button', { name: /^At how many decibels .* message/ })).toBeVisible()

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`/chat?session=${first}&passage=${place}&page=99`)
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(shownPage).toHaveValue(last)
  await expectQuery(page, { session: first, passage: place, page: last })

  await page.goto('/chat?session=of-somebody-else&passage=7-1&search=cueing')
  await expect(thread).toContainText('This chat is not available')
  await expect(page.getByRole('textbox', { name: 'Ask about your documents' })).toBeEditable()
  await expect(sessions.getByRole('button', { name: /messages?$/ })).toHaveCount(1)
})

test('Back, Forward and a reload restore search, filter, order and open document of the Knowledge Base', async ({
  page,
}) => {
  await signIn(page)
  const search = page.getByRole('searchbox', { name: 'Search by file name' })
  const status = (name: string) => page.getByRole('radio', { name, exact: true })

  await search.fill('night')
  await expectQuery(page, { search: 'night' })
  await status('Completed').click()
  await expectQuery(page, { search: 'night', status: 'completed' })
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expectQuery(page, { search: 'night', status: 'completed', sort: 'name' })
  await page.goBack()
  await page.goBack()
  await expect(status('All')).toBeChecked()
  await expect(search).toHaveValue('night')
  await page.goForward()
  await expect(status('Completed')).toBeChecked()

  await rowOf(page, 'night-log-week-14.txt').click()
  const dialog = page.getByRole('dialog', { name: 'night-log-week-14.txt' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toContainText('decibels')
  await page.keyboard.press('Escape')
  await expectQuery(page, { search: 'night', status: 'completed' })
  await expect(rowOf(page, 'lantern-protocol.pdf')).toHaveCount(0)

  await page.goto('/knowledge-base?search=night&status=broken&sort=color&document=of-somebody-else')
  await expect(page.getByRole('dialog')).toContainText('This document is no longer available')
  await page.keyboard.press('Escape')
  await expectQuery(page, { search: 'night' })
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

test('Back returns from a document to the concept of the dashboard that links to it', async ({ page }) => {
  await signIn(page, '/dashboard')
  await page.getByRole('list', { name: 'Strongest concepts' }).getByRole('button').first().press('Enter')
  const document = page.getByRole('dialog').getByRole('link').last()
  const filename = (await document.getByTitle(/\./).getAttribute('title')) ?? ''
  await document.click()
  await expectQuery(page, { search: filename })
  // Going back before the page has loaded would return to the open concept.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge Base')
  await page.goBack()
  await expect(document).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Find a document' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search by file name' })).toBeFocused()
})
