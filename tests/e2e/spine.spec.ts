import { printedPdf, textFile, wordFile } from './files.ts'
import { BIRD_LIST, INSPECTION_REPORT, KEEPERS_MANUAL_PAGES, TIDE_NOTES } from './library.ts'
import { ask, rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the app answers questions about uploaded documents and shows the cited page of a PDF', async ({
  page,
  browser,
}) => {
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
  const firstSource = page
    .getByRole('region', { name: /^Sources/ })
    .getByRole('listitem')
    .first()
  await ask(page, 'How many posts of the gallery railing must be replaced?')
  await expect(thread).toContainText('Two of its eleven posts')
  await expect(firstSource).toContainText('inspection-1924.docx')
  await ask(page, 'How long does the fog horn need until it has its pressure?')
  await expect(thread).toContainText('The horn needs twenty-two minutes')
  await expect(firstSource).toContainText(/keepers-manual\.pdf.*p\. 4/)
  await firstSource.getByRole('button').click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.locator('[data-mark]').first()).toBeVisible()
  await expect(evidence.getByRole('textbox', { name: 'Page' })).toHaveValue('4')

  await page.reload()
  await expect(thread).toContainText('The horn needs twenty-two minutes')
  await page.getByRole('link', { name: 'Knowledge Base' }).click()
  for (const file of files) await expect(rowOf(page, file)).toContainText('Indexed')
})
