import type { Page } from '@playwright/test'
import { printedPdf, textFile, wordFile } from './files.ts'
import { BIRD_LIST, INSPECTION_REPORT, KEEPERS_MANUAL_PAGES, TIDE_NOTES } from './library.ts'
import { ask, rowOf, signIn, upload, uploadLong, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The card of the answer's first source. */
function firstSource(page: Page) {
  return page
    .getByRole('region', { name: /^Sources/ })
    .getByRole('listitem')
    .first()
}

test('the app answers a question about an uploaded PDF and cites its page', async ({ page, browser }) => {
  await signIn(page)
  await upload(page, [
    await printedPdf(browser, 'keepers-manual.pdf', KEEPERS_MANUAL_PAGES),
    wordFile('inspection-1924.docx', INSPECTION_REPORT),
    textFile('tides.md', TIDE_NOTES),
    textFile('birds.txt', BIRD_LIST),
  ])

  const files = ['keepers-manual.pdf', 'inspection-1924.docx', 'tides.md', 'birds.txt']
  await expect(rowOf(page, 'keepers-manual.pdf')).toContainText(/Pending|Uploaded|Processing/)
  for (const file of files) await waitUntilIndexed(page, file)

  await page.getByRole('link', { name: 'Chat' }).click()
  const thread = page.getByRole('log')
  await ask(page, 'How long does the fog horn need until it has its pressure?')
  await expect(thread).toContainText('The horn needs twenty-two minutes')
  await expect(firstSource(page)).toContainText(/keepers-manual\.pdf.*p\. 4/)
  await ask(page, 'How many posts of the gallery railing must be replaced?')
  await expect(thread).toContainText('Two of its eleven posts')
  await expect(firstSource(page)).toContainText('inspection-1924.docx')
  await ask(page, 'How often is the weight of the clockwork wound up by hand?')
  await expect(thread).toContainText('wound up by hand every fifty minutes')
  await expect(firstSource(page)).toContainText(/keepers-manual\.pdf.*p\. 3/)

  await page.reload()
  await page.getByRole('link', { name: 'Knowledge Base' }).click()
  for (const file of files) await expect(rowOf(page, file)).toContainText('Indexed')
  await page.getByRole('link', { name: 'Chat' }).click()
  await page.getByRole('button', { name: /^How long does the fog horn/ }).click()
  await expect(thread).toContainText('The horn needs twenty-two minutes')
})

test('the app gives no answer to a question that the documents do not cover', async ({ page }) => {
  await signIn(page, '/chat')
  await ask(page, 'What is the boiling point of tungsten hexafluoride?')
  await expect(page.getByRole('log')).toContainText(/not .*in your documents/i)
  await expect(page.getByRole('region', { name: /^Sources/ })).toHaveCount(0)
})

test('the app shows the reason for each unusable file and processes the others', async ({ page }) => {
  await signIn(page)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await uploadLong(page, [
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'picture.pdf', mimeType: 'application/pdf', buffer: png },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'endless.txt', megabytes: 40 },
    textFile('tides.md', TIDE_NOTES),
  ])

  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('listitem').filter({ hasText: 'setup.exe' })).toContainText(
    'Only .pdf, .txt, .md and .docx files can be uploaded.',
  )
  await expect(uploads.getByRole('listitem').filter({ hasText: 'endless.txt' })).toContainText(
    'This file is too large (40 MB). The limit is 25 MB.',
  )
  await expect(uploads.getByRole('listitem').filter({ hasText: 'empty.pdf' })).toContainText(
    'This file is empty.',
  )
  await expect(uploads.getByRole('listitem').filter({ hasText: 'picture.pdf' })).toContainText(
    "This file isn't a PDF. It looks like a PNG image.",
  )
  await waitUntilIndexed(page, 'tides.md')
})

test('an upload can be canceled halfway', async ({ page }) => {
  await signIn(page)
  await uploadLong(page, [{ name: 'long.txt', megabytes: 24 }, textFile('tides.md', TIDE_NOTES)])
  const item = page
    .getByRole('region', { name: 'Uploads' })
    .getByRole('listitem')
    .filter({ hasText: 'long.txt' })
  await expect
    .poll(async () => Number((await item.getByRole('progressbar').getAttribute('aria-valuenow')) ?? 0))
    .toBeGreaterThan(0)
  await item.getByRole('button', { name: /Cancel/ }).click()
  await expect(rowOf(page, 'tides.md')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, 'tides.md')).toBeVisible()
  await expect(rowOf(page, 'long.txt')).toHaveCount(0)
})
