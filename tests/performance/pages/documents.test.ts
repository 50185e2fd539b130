import { expect, test } from 'vitest'
import { expectFewNodes, scrollPage, testListPage } from '../support/listPage.ts'

const { page, mount } = testListPage({
  file: 'documentsPage.tsx',
  items: 'documents',
  many: 10_000,
  typed: 'tides-4',
})

test('10,000 documents render few elements, each with its row index, at every scroll position', async () => {
  await mount()
  for (const share of [0, 0.5, 1]) {
    await scrollPage(page(), share)
    await expect
      .poll(() => page().evaluate(positionsOf))
      .toMatchObject({ rowCount: '10001', areCorrect: true, isAnyInView: true })
    await expectFewNodes(page(), 1_500)
  }
})

/** Whether each rendered row has its row index, and whether some rows are visible. */
function positionsOf() {
  const rows = Array.from(document.querySelectorAll('[data-row]'))
  return {
    rowCount: document.querySelector('[role=table]')?.getAttribute('aria-rowcount'),
    areCorrect: rows.every(
      (row) =>
        row.getAttribute('aria-rowindex') === String(Number(row.getAttribute('data-row')?.slice(1)) + 2),
    ),
    isAnyInView: rows.some((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }),
  }
}

test('a listing with one change updates one row', async () => {
  await mount()
  expect(await page().evaluate(() => window.poll())).toBe(1)
})
