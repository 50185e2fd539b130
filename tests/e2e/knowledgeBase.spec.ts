import type { Page, Request } from '@playwright/test'
import { textFile } from './files.ts'
import { BIRD_LIST, TIDE_NOTES } from './library.ts'
import { rowOf, signIn, upload, uploadLong, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

/** Drops a file on the middle of the page, or pastes it. */
async function transfer(page: Page, how: 'drop' | 'paste', name: string, text: string): Promise<void> {
  await page.evaluate(
    ([kind, filename, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], filename))
      const init = { bubbles: true, cancelable: true }
      const over = document.querySelector('main') ?? document.body
      if (kind === 'paste')
        over.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: transfer }))
      else
        for (const type of ['dragenter', 'dragover', 'drop'])
          over.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: transfer }))
    },
    [how, name, text] as const,
  )
}

/** Sets what System Settings stores on the device. This tab reads it when it is loaded again. */
async function switchAutoIndexOff(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('engram.settings', JSON.stringify({ autoIndex: false })))
  await page.reload()
}

test('files can be dropped anywhere on the page and pasted into it', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('searchbox')).toBeEnabled()
  await transfer(page, 'drop', 'tides.md', TIDE_NOTES)
  await waitUntilIndexed(page, 'tides.md')
  await transfer(page, 'paste', 'birds.txt', BIRD_LIST)
  await waitUntilIndexed(page, 'birds.txt')
})

test('a document waits for the Index button while auto-index is off', async ({ page }) => {
  await signIn(page)
  await switchAutoIndexOff(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES)])
  const row = rowOf(page, 'tides.md')
  await expect(row).toContainText('Ready to Index', { timeout: 60_000 })
  await row.getByRole('button', { name: /Index for Search/ }).click()
  await waitUntilIndexed(page, 'tides.md')
})

const isIndexing = (request: Request) => request.url().includes('/rag/index-document/')

test('auto-index continues on another page and after a reload there', async ({ page }) => {
  await signIn(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES)])
  await expect(rowOf(page, 'tides.md')).toBeVisible()
  const indexing = page.waitForRequest(isIndexing)
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { name: 'Help Desk', level: 1 })).toBeVisible()
  await indexing
  await page.getByRole('link', { name: 'Knowledge Base', exact: true }).click()
  await waitUntilIndexed(page, 'tides.md')

  await switchAutoIndexOff(page)
  await upload(page, [textFile('birds.txt', BIRD_LIST)])
  await expect(rowOf(page, 'birds.txt')).toContainText('Ready to Index', { timeout: 60_000 })
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
  await expect(rowOf(second, 'tides.md')).toBeVisible({ timeout: 15_000 })
  for (const each of [page, second])
    for (const name of ['tides.md', 'birds.txt']) await waitUntilIndexed(each, name)
  expect(requests).toBe(2)
})

test('possible duplicates are confirmed in one dialog', async ({ page }) => {
  await signIn(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES)])
  await waitUntilIndexed(page, 'tides.md')
  const files = [textFile('tides.md', 'Other words.'), textFile('copy.md', TIDE_NOTES)]
  await upload(page, files)
  const question = page.getByRole('alertdialog', { name: 'Upload duplicates?' })
  await expect(question).toContainText('Identical to tides.md.')
  await question.getByRole('button', { name: 'Skip' }).click()
  await expect(question).toHaveCount(0)
  await upload(page, files)
  await question.getByRole('button', { name: 'Upload anyway' }).click()
  await waitUntilIndexed(page, 'copy.md')
  await expect(rowOf(page, 'tides.md')).toHaveCount(2)
})

test('the search field starts with the query of the URL', async ({ page }) => {
  await signIn(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES), textFile('birds.txt', BIRD_LIST)])
  await waitUntilIndexed(page, 'birds.txt')
  await page.goto('/knowledge-base?search=tid')
  await expect(page.getByRole('searchbox')).toHaveValue('tid')
  await expect(rowOf(page, 'tides.md')).toBeVisible()
  await expect(rowOf(page, 'birds.txt')).toHaveCount(0)
})

test('hostile file names are shown as text', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('attack')) asked.push(request.url())
  })
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn(page)
  const names = [
    '<img src=attack onerror=alert(1)>.md',
    '<script>alert(2)<script>.txt',
    'javascript:alert(3).md',
    "'onmouseover='alert(4)'.md",
    '{{constructor.constructor(alert(5))()}}.md',
  ]
  await upload(
    page,
    names.map((name, place) => textFile(name, `Note ${place}.`)),
  )
  for (const name of names) await expect(rowOf(page, name)).toBeVisible()
  await page.reload()
  for (const name of names) await waitUntilIndexed(page, name)
  await rowOf(page, names[0] ?? '').hover()
  expect(asked).toEqual([])
})

test('uploads continue and errors stay listed on another page of the app', async ({ page }) => {
  await signIn(page)
  await uploadLong(page, [{ name: 'long.txt', megabytes: 24 }, textFile('program.exe', 'MZ')])
  await expect(page.getByRole('progressbar', { name: 'Uploading long.txt' })).toBeVisible()
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Knowledge Base')
  await page.getByRole('link', { name: 'Knowledge Base', exact: true }).click()
  await expect(rowOf(page, 'long.txt')).toBeVisible({ timeout: 60_000 })
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads).toContainText("This file type isn't supported.")
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Knowledge Base')
  await page.getByRole('link', { name: 'Knowledge Base', exact: true }).click()
  await expect(uploads).toContainText("This file type isn't supported.")
})

test('logging out aborts uploads and creates no documents', async ({ page }) => {
  await signIn(page)
  await uploadLong(page, [{ name: 'long.txt', megabytes: 24 }])
  await expect(page.getByRole('progressbar', { name: 'Uploading long.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Request Demo Access' }).first()).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('searchbox').or(page.getByText('No documents yet'))).toBeVisible()
  await expect(rowOf(page, 'long.txt')).toHaveCount(0)
})
