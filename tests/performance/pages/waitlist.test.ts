import { expect, test } from 'vitest'
import { expectFewNodes, scrollPage, testListPage } from '../support/listPage.ts'

const { page, mount } = testListPage({
  file: 'waitlistPage.tsx',
  items: 'applications',
  many: 1_000,
  typed: 'tida oye',
})

test('1,000 applications render at most 1,500 nodes at every scroll position', async () => {
  await mount()
  for (const share of [0, 0.5, 1]) {
    await scrollPage(page(), share)
    await expect.poll(() => page().evaluate(isAnyInView)).toBe(true)
    await expectFewNodes(page(), 1_500)
  }
})

function isAnyInView(): boolean {
  return Array.from(document.querySelectorAll('[data-row]')).some((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}
