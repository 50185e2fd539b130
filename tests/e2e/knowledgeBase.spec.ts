import type { Page, Request } from '@playwright/test'
import { textFile } from './files.ts'
import { BIRD_LIST, TIDE_NOTES } from './library.ts'
import { rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

/** Sets what System Settings stores on the device. This tab reads it when it is loaded again. */
async function switchAutoIndexOff(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('engram.settings', JSON.stringify({ autoIndex: false })))
  await page.reload()
}

const isIndexing = (request: Request) => request.url().includes('/rag/index-document/')

test('auto-index continues after a reload on a page without documents', async ({ page }) => {
  await signIn(page)
  await switchAutoIndexOff(page)
  await upload(page, [textFile('birds.txt', BIRD_LIST)])
  await expect(rowOf(page, 'birds.txt')).toContainText('Ready to Index')
  await page.evaluate(() => localStorage.removeItem('engram.settings'))
  const resumed = page.waitForRequest(isIndexing)
  await page.goto('/help')
  await resumed
  await expect(page.getByRole('heading', { name: 'Help Desk', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Knowledge Base', exact: true }).click()
  await waitUntilIndexed(page, 'birds.txt')
})

test('a second window shows new documents without a reload, and only one of the two indexes them', async ({
  page,
  context,
}) => {
  await signIn(page)
  const second = await context.newPage()
  await second.goto('/knowledge-base')
  await expect(second.getByText('No documents yet').or(second.getByRole('searchbox'))).toBeVisible()
  let requests = 0
  context.on('request', (request) => {
    if (isIndexing(request)) requests += 1
  })
  await upload(page, [textFile('tides.md', TIDE_NOTES), textFile('birds.txt', BIRD_LIST)])
  // The longest delay between two listings is ten seconds.
  await expect(rowOf(second, 'tides.md')).toBeVisible()
  for (const each of [page, second])
    for (const name of ['tides.md', 'birds.txt']) await waitUntilIndexed(each, name)
  expect(requests).toBe(2)
})

/** Chooses a text of 24 MB, which is created in the page: sending it to the browser takes seconds. */
async function uploadLong(page: Page, name: string): Promise<void> {
  const input = page.locator('input[type=file]').first()
  await input.evaluate((element: HTMLInputElement, name) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['engram '.repeat(3_500_000)], name, { type: 'text/plain' }))
    element.files = transfer.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, name)
}

test('logging out aborts uploads and creates no documents', async ({ page }) => {
  await signIn(page)
  await uploadLong(page, 'long.txt')
  await expect(page.getByRole('progressbar', { name: 'Uploading long.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Request Demo Access' }).first()).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(rowOf(page, 'long.txt')).toHaveCount(0)
})
