import type { Page } from '@playwright/test'
import { coveredByBar } from './presenter.ts'
import { expect, test } from './test.ts'

/** The step in the bar. Dialogs hide the bar from screen readers, so it has no role then. */
const remote = (page: Page) => page.locator('section[aria-label="Demo script"]')

/** It is disabled while the data of a link is loaded. */
const nextButton = (page: Page) => remote(page).getByRole('button', { includeHidden: true }).nth(1)

/** Performs the shown step and waits until the bar offers the next one. */
async function performNext(page: Page, press: () => Promise<void>): Promise<void> {
  await expect(nextButton(page)).toBeEnabled()
  const before = (await remote(page).textContent()) ?? ''
  await press()
  await expect(remote(page)).not.toHaveText(before)
  await expect(remote(page).locator('[aria-busy]')).toHaveCount(0)
}

for (const width of [1280, 390])
  test(`every press of the remote shows the next step and covers nothing at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const thread = page.getByRole('log')
    const next = () => performNext(page, () => nextButton(page).click())
    const shows = [
      () => expect(thread).toContainText('Your documents disagree'),
      () => expect(page.getByText('lantern-protocol.pdf').first()).toBeVisible(),
      () => expect(thread).toContainText('the loudspeaker was exchanged'),
      () => expect(page.getByText('protocol-amendment.pdf').first()).toBeVisible(),
      () => expect(thread).toContainText('42 decibels'),
      () => expect(page.getByText(/^You kept/).first()).toBeVisible(),
      () => expect(page.getByRole('dialog', { name: 'Anneliese' })).toContainText('court documents'),
      () => expect(page.getByRole('dialog', { name: 'Mailbox' })).toContainText('meridian-review'),
      () => expect(thread).toContainText('I encountered an error processing your request'),
      () => expect(thread).toContainText('Targeted memory reactivation'),
    ]
    await expect(remote(page)).toContainText(`1/${shows.length}`)
    for (const [index, show] of shows.entries()) {
      await next()
      await show()
      expect(await coveredByBar(page), `step ${index + 1}`).toEqual([])
    }
    await expect(page.getByText('1 fault is active.')).toHaveCount(0)
    await expect(remote(page)).toContainText('1/10')
  })

test('every step can be the first one, in every world with a script, by the keyboard', async ({ page }) => {
  for (const [world, position] of [
    ['law', 2],
    ['law', 5],
    ['law', 7],
    ['engineering', 4],
    ['engineering', 9],
  ] as const) {
    await page.goto('/')
    await page.evaluate(
      (stored) => localStorage.setItem('engram-demo.controls.panel', JSON.stringify(stored)),
      {
        position,
      },
    )
    await page.goto(`/?world=${world}`)
    await expect(remote(page)).toContainText(`${position + 1}/10`)
    await performNext(page, () => page.keyboard.press('Control+ArrowRight'))
    await expect(page.getByText('This step is not possible')).toHaveCount(0)
  }
})
