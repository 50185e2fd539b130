import type { Locator, Page } from '@playwright/test'
import { printedPdf, textFile, wordFile } from './files.ts'
import { INSPECTION_REPORT, KEEPERS_MANUAL_PAGES, TIDE_NOTES } from './library.ts'
import { ask, rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

const marksIn = (area: Page | Locator) => area.locator('[data-mark]')

/** The rectangle of an element that is visible. */
async function boxOf(element: Locator) {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element has no box.')
  return box
}

/** Expects that all marked lines are within the scroll box of the pages, and that their letters are readable. */
async function expectReadable(area: Locator): Promise<void> {
  await expect(marksIn(area).first()).toBeVisible()
  const view = await boxOf(area.getByRole('region', { name: /^Pages of/ }))
  for (const mark of await marksIn(area).all()) {
    const { x, y, width, height } = await boxOf(mark)
    expect(x).toBeGreaterThanOrEqual(view.x)
    expect(x + width).toBeLessThanOrEqual(view.x + view.width)
    expect(y).toBeGreaterThanOrEqual(view.y)
    expect(y + height).toBeLessThanOrEqual(view.y + view.height)
  }
  const text = area.getByText('In fog the bell is struck').last()
  const size = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(11)
}

test('a source opens its page at reading size, and Enlarge opens the viewer', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await signIn(page)
  await upload(page, [await printedPdf(browser, 'keepers-manual.pdf', KEEPERS_MANUAL_PAGES)])
  await waitUntilIndexed(page, 'keepers-manual.pdf')
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await ask(page, 'How long does the horn need to reach its pressure?')
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Source 1: keepers-manual/ })
    .first()
    .click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expectReadable(evidence)

  const enlarge = evidence.getByRole('button', { name: 'Enlarge' })
  await enlarge.click()
  const viewer = page.getByRole('dialog', { name: 'keepers-manual.pdf' })
  await expectReadable(viewer)
  expect((await boxOf(viewer)).width).toBeGreaterThanOrEqual(900)

  const line = viewer.getByRole('group', { name: 'Page 4 of' }).getByText('In fog the bell').last()
  await line.selectText()
  expect(await page.evaluate(() => String(getSelection()))).toContain('In fog the bell is struck')
  const field = viewer.getByRole('textbox', { name: 'Page' })
  await viewer.getByRole('region', { name: /^Pages of/ }).focus()
  await page.keyboard.press('End')
  await expect(field).toHaveValue('6')
  await page.keyboard.press('PageUp')
  await expect(field).toHaveValue('5')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(enlarge).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  const sheet = page.getByRole('dialog', { name: 'keepers-manual.pdf' })
  await sheet.getByRole('button', { name: 'Enlarge' }).click()
  await expect.poll(async () => (await boxOf(page.getByRole('dialog').last())).height).toBe(844)
  await expect(marksIn(page.getByRole('dialog').last()).first()).toBeInViewport()
})

test('documents open from the Knowledge Base by keyboard', async ({ page }) => {
  await signIn(page)
  await upload(page, [wordFile('inspection.docx', INSPECTION_REPORT), textFile('tides.md', TIDE_NOTES)])
  for (const [name, text] of [
    ['inspection.docx', 'The tower was repainted in white'],
    ['tides.md', 'The spring range at the landing'],
  ] as const) {
    await waitUntilIndexed(page, name)
    const row = rowOf(page, name)
      .getByRole('button', { name: new RegExp(name) })
      .first()
    await row.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name })
    await expect(viewer.getByText(text)).toBeVisible()
    await expect(viewer.getByRole('region', { name: /^Text of/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(row).toBeFocused()
  }
})

test('a source of a Word document opens with its passage marked', async ({ page }) => {
  await signIn(page)
  await upload(page, [wordFile('inspection.docx', INSPECTION_REPORT)])
  await waitUntilIndexed(page, 'inspection.docx')
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await ask(page, 'How many posts of the gallery railing must be replaced?')
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Source 1: inspection/ })
    .first()
    .click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.getByRole('region', { name: /^Text of/ })).toContainText('Two of its eleven posts')
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('cited-passage') ?? [])].map(String).join(''))
  await expect.poll(marked).toContain('Two of its eleven posts must be replaced')
  await expect(evidence.getByText('The quotation was not found')).toHaveCount(0)
})
