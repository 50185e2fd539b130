import { signIn } from './steps.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a question that appears under a resting pointer has no hover style until the pointer moves', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('AI name').fill('Pharos')
  await page.keyboard.press('Enter')

  const cards = page.getByRole('radio')
  const backgrounds = () =>
    cards.evaluateAll((cards) => new Set(cards.map((card) => getComputedStyle(card).backgroundColor)).size)
  await cards.nth(1).hover()
  await page.mouse.move(700, (await cards.nth(1).boundingBox())?.y ?? 0)
  await page.mouse.move(700, ((await cards.nth(1).boundingBox())?.y ?? 0) + 30)
  await expect.poll(backgrounds).toBe(2)

  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByText('Step 4 of 7')).toBeVisible()
  // Longer than the transition to the hover style.
  await page.waitForTimeout(400)
  expect(await page.locator('[role="radio"]:hover').count()).toBe(1)
  expect(await backgrounds()).toBe(1)

  await page.mouse.move(702, ((await cards.nth(1).boundingBox())?.y ?? 0) + 32)
  await expect.poll(backgrounds).toBe(2)
})
