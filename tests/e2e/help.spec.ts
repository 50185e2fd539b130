import type { Locator } from '@playwright/test'
import { signIn } from './steps.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Whether no other element covers the start of the element. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 4, top + height / 2))
  })
}

test('the top bar of a narrow screen does not cover link targets', async ({ page }) => {
  await signIn(page, '/help')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [link, heading] of [
    ['Understanding answers and evidence', 'Answers and evidence'],
    ['Customizing your assistant', 'Your assistant'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(/#/)
    await expect.poll(() => isUncovered(page.getByRole('heading', { name: heading }))).toBe(true)
  }
})

test('a link to a section of another page scrolls to that section, also after a reload', async ({ page }) => {
  await signIn(page, '/help')
  const section = page.getByRole('heading', { name: 'Two-factor authentication' })
  await page.getByRole('link', { name: 'Setting up two-factor authentication' }).click()
  await expect(section).toBeInViewport()
  await page.reload()
  await expect(section).toBeInViewport()
})

test('a search that finds nothing is in the URL until a link to a category ends it', async ({ page }) => {
  await signIn(page, '/help')
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('zeppelin')
  await expect(page).toHaveURL(/\?search=zeppelin$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No answers match' })).toBeVisible()
  await page.getByRole('link', { name: 'Your data and privacy' }).click()
  await expect(page).toHaveURL(/\/help#answers-privacy$/)
  await expect(page.getByRole('heading', { name: 'Privacy and your data' })).toBeInViewport()
})

test('the printed Help Desk shows all answers on white, and nothing that can only be used on the screen', async ({
  page,
}) => {
  await signIn(page, '/help')
  const answer = page.getByText('Only you. Your documents are never used to answer anyone else.')
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  for (const part of [page.getByRole('searchbox'), page.getByRole('navigation', { name: 'Main' })])
    await expect(part).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
