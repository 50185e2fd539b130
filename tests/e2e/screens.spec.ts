import { expect, test } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { isSubpage, PAGES } from '../../src/domain/pages.ts'
import { enterAdminArea, leave } from './adminArea.ts'
import { fillSignIn, openPage, signIn } from './steps.ts'

test('the console shows no warnings and no errors at the start and on the main pages', async ({
  page,
  browser,
}) => {
  // The landing page stays open, so that it has its own context: in a tab of the app it would follow the sign-in. It is
  // opened first, because browsers report unused preloads some seconds after a page has been loaded.
  const landingContext = await browser.newContext()
  const landing = await landingContext.newPage()
  const problems: string[] = []
  for (const each of [landing, page]) {
    each.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) problems.push(message.text())
    })
    each.on('pageerror', (error) => problems.push(error.message))
  }

  await landing.goto('/')
  await expect(landing.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.reload()
  for (const { title } of Object.values(PAGES.RequireSession).filter((page) => !isSubpage(page))) {
    await openPage(page, title)
    await expect(page).toHaveTitle(`${title} · Engram`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await enterAdminArea(page)
  await leave(page)
  expect(problems).toEqual([])
  await landingContext.close()
})

test('the mailbox shows a message and its button completely on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill(DEMO_USER.email)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: /^Mail/ }).click()
  const mailbox = page.getByRole('dialog', { name: 'Mailbox' })
  await mailbox.getByRole('button', { name: DEMO_USER.email }).first().click()
  await expect(mailbox.getByRole('heading', { name: 'Reset your Engram password' })).toBeFocused()
  const link = mailbox.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' })
  await expect(link).toBeVisible()
  const overflowing = await mailbox.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const parts = [...(frame.contentDocument?.querySelectorAll('p, a') ?? [])]
    return parts
      .map((part) => part.getBoundingClientRect())
      .filter(({ right, bottom }) => right > frame.clientWidth || bottom > frame.clientHeight).length
  })
  expect(overflowing).toBe(0)
  expect(await mailbox.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await link.click()
  await expect(page.getByRole('heading', { name: /new password/i })).toBeVisible()
})

test('the table of applications stays a table at 640 pixels', async ({ page }) => {
  await enterAdminArea(page)
  // A row of a table is a grid with a track per column; the header of cards only has sort buttons, side by side.
  for (const [width, display] of [
    [640, 'grid'],
    [600, 'flex'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('row').first()).toHaveCSS('display', display)
  }
})

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
  const { y = 0 } = (await cards.nth(1).boundingBox()) ?? {}
  await page.mouse.move(700, y + 30)
  await expect.poll(backgrounds).toBe(2)

  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByText('Step 4 of 7')).toBeVisible()
  await expect(page.locator('[role="radio"]:hover')).toHaveCount(1)
  // Without motion, a hover style is there at once.
  expect(await backgrounds()).toBe(1)
  await page.mouse.move(702, y + 32)
  await expect.poll(backgrounds).toBe(2)
})
