import { expect, test } from 'vitest'
import { expectFewNodes, testListPage } from '../support/listPage.ts'

const { page, mount } = testListPage({
  file: 'chatPage.tsx',
  items: 'messages',
  many: 1_000,
  typed: 'How long does the fog horn need?',
})

test('a thread of 1,000 messages renders few nodes, each with its position, at every scroll position', async () => {
  await mount()
  const log = page().getByRole('log')
  for (const share of [0, 0.5, 1]) {
    await log.evaluate((box, part) => {
      box.scrollTo({ top: part * box.scrollHeight, behavior: 'instant' })
    }, share)
    await expect.poll(() => log.evaluate(positionsOf)).toMatchObject({ areCorrect: true, isAnyInView: true })
    await expectFewNodes(page(), 2_500)
  }
})

test('an answer does not move a reader who has scrolled up', async () => {
  await mount()
  const log = page().getByRole('log')
  await page().getByRole('textbox', { name: 'Ask about your documents' }).fill('How long?')
  await page().keyboard.press('Enter')
  await page().getByText('Mnemosyne is thinking').first().waitFor()
  // Sending a question scrolls to it.
  await settledPosition()
  await log.evaluate((box) => box.scrollTo({ top: box.scrollHeight / 3, behavior: 'instant' }))
  const before = await settledPosition()
  await page().evaluate(() => window.answer())
  await page().getByRole('button', { name: 'Send', exact: true }).waitFor()
  expect(await settledPosition()).toEqual(before)

  /**
   * The first visible message and its offset, once four polls in a row agree: the virtualizer measures for about 170 ms
   * after a scroll and then corrects the position.
   */
  async function settledPosition() {
    let last = ''
    let equalPolls = 0
    await expect
      .poll(
        async () => {
          const now = JSON.stringify(await log.evaluate(topOf))
          equalPolls = now === last ? equalPolls + 1 : 0
          last = now
          return equalPolls
        },
        { interval: 100, timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(4)
    return last
  }
})

function topOf(box: Element) {
  const { top } = box.getBoundingClientRect()
  const shown = Array.from(box.querySelectorAll('[data-index]'))
    .map((item) => ({ index: item.getAttribute('data-index'), rect: item.getBoundingClientRect() }))
    .find(({ rect }) => rect.bottom > top)
  return { index: shown?.index, offset: Math.round((shown?.rect.top ?? 0) - top) }
}

/** Whether all rendered messages have the right position attributes, and whether one of them is in view. */
function positionsOf(box: Element) {
  const { top, bottom } = box.getBoundingClientRect()
  const items = Array.from(box.querySelectorAll('[data-index]'))
  return {
    areCorrect: items.every((item) => {
      const article = item.querySelector('article')
      const position = String(Number(item.getAttribute('data-index')) + 1)
      return article?.ariaPosInSet === position && article.ariaSetSize === '1000'
    }),
    isAnyInView: items.some((item) => {
      const rect = item.getBoundingClientRect()
      return rect.bottom > top && rect.top < bottom
    }),
  }
}
