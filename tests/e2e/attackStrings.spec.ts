import type { Locator, Page } from '@playwright/test'
import { lockedPdf } from '../support/badFiles.ts'
import { printPdf } from '../support/pdf.ts'
import { enterAdminArea } from './adminArea.ts'
import { textFile } from './files.ts'
import { attacksOn, collectAttackEffects, injectHostileTexts } from './hostileTexts.ts'
import { rowOf, signIn, upload } from './steps.ts'
import { expect, test } from './test.ts'

// Texts of the services and file names are displayed as plain text on every page.

let effects: string[]
test.beforeEach(({ page, baseURL }) => {
  effects = collectAttackEffects(page, baseURL)
})
test.afterEach(() => {
  expect(effects).toEqual([])
})

/** Waits until the page shows the attacks with these labels as plain text, and `names` without control characters. */
async function expectText(
  page: Page,
  labels: readonly string[],
  names: readonly string[] = [],
): Promise<void> {
  await expect
    .poll(async () => (await attacksOn(page, names)).labels, { message: `shown: ${labels}` })
    .toEqual(expect.arrayContaining([...labels]))
  const { executed, unsafeNames } = await attacksOn(page, names)
  expect({ executed, unsafeNames }).toEqual({ executed: [], unsafeNames: [] })
}

const first = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first()

test('the dashboard shows hostile names of people, files and concepts as text', async ({ page }) => {
  const names = ['filename', 'documents', 'name', 'type', 'relation']
  await injectHostileTexts(page)
  await signIn(page, '/dashboard')
  await expectText(page, ['first_name', 'email', 'filename', 'name'], names)
  const graph = page.getByRole('region', { name: 'Your graph' })
  await graph.getByRole('list', { name: 'Strongest concepts' }).getByRole('button').first().press('Enter')
  await expectText(page, ['name', 'type', 'documents', 'relation'], names)
  await page.keyboard.press('Escape')
  await graph.getByRole('radio', { name: 'Table' }).click()
  await expect(graph.getByRole('table')).toBeVisible()
  await expectText(page, ['name'], names)
})

test('the knowledge base shows hostile file names and reasons as text', async ({ page }) => {
  const names = ['filename']
  const services = await injectHostileTexts(page)
  await signIn(page)
  // A valid file name, so without a slash.
  const hostile = `'"><svg onload=hasRun=1><img src=x onerror=hasRun=1>\u202e\u0007`
  const locked = { name: `${hostile}b.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(lockedPdf()) }
  await upload(page, [textFile(`${hostile}a.md`, 'The spring range is 3.4 metres.'), locked])
  await expectText(page, ['filename'], names)
  const failed = rowOf(page, 'b.pdf').filter({ hasText: 'Failed' })
  await expect(failed).toBeVisible()
  await expectText(page, ['filename', 'failure_reason'], names)

  await upload(page, [textFile(`${hostile}a.md`, 'The spring range is 3.4 metres.')])
  await expect(page.getByRole('alertdialog')).toContainText('svg onload')
  await expectText(page, [], names)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click()

  await upload(page, [textFile(`${hostile}fdp.exe`, 'MZ')])
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('svg onload')
  await expectText(page, [], names)

  await services.rejectCalls('DELETE /api/v1/documents/')
  await failed.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('svg onload')
  await expectText(page, [], names)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Delete Failed')
  await expectText(page, ['filename'], names)
})

test('the chat shows hostile titles, messages, evidence and errors as text', async ({ page }) => {
  const names = ['filename', 'sources', 'title', 'name', 'type', 'relationships']
  const services = await injectHostileTexts(page)
  await signIn(page)
  await upload(page, [
    {
      name: 'ranges.pdf',
      mimeType: 'application/pdf',
      // The first sentence has a relation, whose names are checked in the answer's evidence.
      buffer: Buffer.from(
        printPdf(['The moon causes the spring range. The spring range of Skarholm is 3.4 metres.']),
      ),
    },
  ])
  await expect(rowOf(page, 'ranges.pdf')).toContainText('Indexed')
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await expectText(page, ['title'], names)

  const box = page.getByRole('textbox', { name: 'Ask about your documents' })
  await box.fill('What is the spring range of Skarholm?')
  await box.press('Enter')
  await expectText(page, ['response', 'hypothesis', 'filename', 'excerpt'], names)
  await first(page, /^‹hypothesis›/).click()
  await expectText(page, ['hypothesis', 'reasoning', 'sources'], names)
  await expectText(page, ['name', 'type', 'content', 'relationships'], names)
  await first(page, /^Source 1: /).click()
  await expectText(page, ['filename', 'excerpt'], names)
  await expect(page.getByRole('group', { name: /^Page 1 of .*ranges\.pdf$/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('dialog')).toContainText('filename')
  await expectText(page, ['filename', 'excerpt'], names)
  await page.keyboard.press('Escape')
  await first(page, /^Sessions/).click()
  await expectText(page, ['title'], names)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^‹title›.* messages?$/ })
    .last()
    .click()
  await expectText(page, ['title', 'content'], names)

  await page.setViewportSize({ width: 1280, height: 900 })
  await services.rejectCalls('DELETE /api/v1/chat')
  await page
    .getByRole('button', { name: /^Delete ‹title›/ })
    .last()
    .click()
  await expectText(page, ['title'], names)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete chat' }).click()
  await expectText(page, ['title', 'detail'], names)
  await page.keyboard.press('Escape')

  await services.rejectCalls('/ask')
  await box.fill('And the neap range?')
  await box.press('Enter')
  await expect(page.getByRole('log')).toContainText('I apologize, but I encountered an error')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Message Failed')
  await expectText(page, ['detail'], names)
})

test('the settings show hostile names and deletion errors as text', async ({ page }) => {
  const names = ['filename', 'title']
  const services = await injectHostileTexts(page)
  await signIn(page, '/settings')
  await expectText(page, ['name', 'machine_name', 'email'], names)
  await services.rejectCalls('DELETE /api/v1')
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all data' }).click()
  await expect(page.getByText('Some of your data could not be deleted', { exact: true })).toBeVisible()
  await expectText(page, ['filename', 'title', 'detail'], names)
})

test('the admin area shows hostile applications, notes, history and users as text', async ({ page }) => {
  const names = ['first_name', 'last_name', 'email', 'by_email', 'name', 'roles']
  const services = await injectHostileTexts(page)
  await enterAdminArea(page)
  await expectText(page, ['first_name', 'last_name', 'email', 'organization'], names)

  const reviewed = page.getByRole('row').filter({ hasText: 'Rejected' })
  await reviewed
    .getByRole('button', { name: /first_name/ })
    .first()
    .click()
  await expectText(page, ['organization', 'useCase', 'admin_notes', 'by_email'], names)
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /^Reset: / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectText(page, ['email'], names)
  await page.keyboard.press('Escape')

  await first(page, /^Review: /).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('first_name')
  await expectText(page, ['first_name'], names)
  await page.keyboard.press('Escape')

  await services.rejectCalls('PATCH /hosted/rest/v1/admin_applications')
  await first(page, /^Review: /).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Failed to update submission').first()).toBeVisible()
  await expectText(page, ['first_name'], names)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  await expect(page.getByRole('tabpanel', { name: 'FastAPI Users' })).toContainText('‹name›')
  await expectText(page, ['name', 'email', 'roles'], names)
  await first(page, /^Deactivate ‹name›.*Mira/).click()
  await expect(page.getByRole('alertdialog')).toContainText('‹name›')
  await expectText(page, ['name'], names)
})
