import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { fillSignIn } from './steps.ts'
import { expect, test } from './test.ts'

test('two presses lead from sign-in to the first answer with sources, and a third to the next one', async ({
  page,
}) => {
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0'
    const count = () => {
      const { dataset } = document.documentElement
      dataset.presses = String(Number(dataset.presses) + 1)
    }
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, count, { capture: true })
  })
  const expectPresses = (count: number) =>
    expect(page.locator('html')).toHaveAttribute('data-presses', String(count))

  await page.getByRole('link', { name: 'Chat' }).click()
  const suggested = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  await expect(suggested).toHaveCount(4)
  await suggested.first().click()

  const thread = page.getByRole('log')
  const sources = page.getByRole('region', { name: /^Sources/ }).getByRole('listitem')
  await expect(thread.getByRole('article')).toHaveCount(2)
  await expect(sources.first()).toContainText('night-log-week-14.txt')
  await expect(sources.filter({ hasText: 'lantern-protocol.pdf' }).first()).toContainText('p. 2')
  await expectPresses(2)

  await page.getByRole('region', { name: 'Follow-up questions' }).getByRole('button').first().click()
  await expect(thread.getByRole('article')).toHaveCount(4)
  await expect(sources.first()).toBeVisible()
  await expectPresses(3)
})

test('the follow-up questions of the last answer are shown again after a reload', async ({ page }) => {
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await page.getByRole('link', { name: 'Chat' }).click()
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').nth(1).click()
  const followUps = page.getByRole('region', { name: 'Follow-up questions' }).getByRole('button')
  await expect(followUps.first()).toBeVisible()
  const questions = await followUps.allTextContents()
  await page.reload()
  await expect(followUps).toHaveText(questions)
})
