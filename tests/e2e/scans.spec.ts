import { readPaper } from '../../mocks/worlds/demo/papers/readPaper.ts'
import { ask, rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

const isRecognition = (url: string) => /\/assets\/(?:page\.worker|tesseract-core|\w+\.traineddata)/.test(url)

test('a scan is read page by page and answers questions; text recognition is loaded with the first one', async ({
  page,
  context,
}) => {
  const loaded: string[] = []
  context.on('request', (request) => {
    if (isRecognition(request.url())) loaded.push(request.url())
  })
  await signIn(page)
  expect(loaded).toEqual([])
  const buffer = Buffer.from(await readPaper('lease-scan.pdf'))
  await upload(page, [{ name: 'lease.pdf', mimeType: 'application/pdf', buffer }])
  await expect(rowOf(page, 'lease.pdf')).toContainText('Reading page 1 of 2')
  await expect(rowOf(page, 'lease.pdf')).toContainText('Read from a scan', { timeout: 60_000 })
  await waitUntilIndexed(page, 'lease.pdf')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Chat', exact: true })
    .click()
  await ask(page, 'How much is the deposit?')
  await expect(page.getByText('4,350 dollars').first()).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
  await page
    .getByRole('button', { name: /^Source 1: lease\.pdf, p\. 1, read from a scan/ })
    .first()
    .click()
  await expect(page.locator('[data-page="1"] [data-mark]').first()).toBeVisible()
})
