import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the link in the hero scrolls to an answer of the demo; the labels of the graph fade out with the hero', async ({
  page,
}) => {
  await page.goto('/')
  const label = page.locator('[data-decoration] span', { hasText: 'Schema theory' }).first()
  await expect(label).toHaveCSS('opacity', '1')
  await page.getByRole('link', { name: 'See an answer' }).click()
  await expect(page.getByRole('heading', { name: 'Example answer' })).toBeFocused()
  await expect(page.getByText('How loud are the sound cues?')).toBeInViewport()
  await expect(label).toHaveCSS('opacity', '0')
})

test('three presses lead from the landing page to an answer with its sources', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Try it yourself' }).click()
  await page.getByRole('button', { name: `Try the demo as ${DEMO_USER.firstName}` }).click()
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('link').first().click()
  const sources = page.getByRole('region', { name: /^Sources/ }).getByRole('listitem')
  await expect(sources.filter({ hasText: 'night-log-week-14.txt' })).toBeVisible()
})
