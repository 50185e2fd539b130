import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { enterAdminArea, leave } from './adminArea.ts'
import { fillSignIn } from './steps.ts'

/** The style and width of an element's outline. */
const outlineOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`
  })

test('a focused text field has one focus ring, on its frame', async ({ page }) => {
  await page.goto('/demo')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(await outlineOf(page, 'input:focus')).toBe('none')
  expect(await outlineOf(page, 'div:has(> input:focus)')).toBe('solid 2px')
})

/** Browsers report unused preloads some seconds after a page has been loaded. */
const PRELOADS_REPORTED_MS = 6000

/** Waits until the browser has reported unused preloads of the page, without waiting again if that was long ago. */
async function waitForPreloadReports(page: Page): Promise<void> {
  const age = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return performance.now() - (navigation?.loadEventEnd ?? Number.NaN)
  })
  await page.waitForTimeout(Math.max(0, PRELOADS_REPORTED_MS - age))
}

test('the console shows no warnings and no errors at the start and on the main pages', async ({
  page,
  browser,
}) => {
  // The landing page stays open, so that it has its own context: in a tab of the app it would follow the sign-in.
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
  for (const name of ['Knowledge Base', 'Chat', 'System Settings', 'Help Desk', 'Home']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await enterAdminArea(page)
  await leave(page)
  for (const each of [landing, page]) await waitForPreloadReports(each)
  expect(problems).toEqual([])
  await landingContext.close()
})

for (const width of [1280, 390])
  test(`the mailbox shows a message and its button completely at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
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

test('the fields of the sign-in page are at most 464 pixels wide at any width of the window', async ({
  page,
}) => {
  await page.goto('/demo')
  await expect(page.getByLabel('Email')).toBeVisible()
  for (const width of [390, 495, 520, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await page.getByLabel('Email').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(464)
  }
})

test('the table of applications stays a table at 640 pixels', async ({ page }) => {
  await enterAdminArea(page)
  // A row of a table is a grid with a track per column; the header of cards only has sort buttons, side by side.
  for (const [width, display] of [
    [768, 'grid'],
    [640, 'grid'],
    [600, 'flex'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('row').first()).toHaveCSS('display', display)
  }
})
