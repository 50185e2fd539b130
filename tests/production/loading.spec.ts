import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test.ts'

/** Maximum cumulative layout shift, see https://web.dev/articles/cls. */
const MAX_SHIFT = 0.02

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Adds up the layout shifts that no input has caused. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const path of ['/', '/demo'])
  for (const width of [1280, 390])
    test(`nothing moves while ${path} loads in a window ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 })
      await observeShifts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MAX_SHIFT)
    })

test('the code of a page is loaded when the pointer or the focus reaches a link to it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const countOf = (file: string) => loaded.filter((url) => url.includes(file)).length
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('#prerendered')).toHaveCount(0)
  expect(countOf('DemoLoginPage')).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Demo login' }).hover()
  await expect.poll(() => countOf('DemoLoginPage')).toBeGreaterThan(0)

  await page.goto('/demo')
  const reset = page.locator('#root').getByRole('link', { name: /forgot/i })
  await expect(reset).toBeVisible()
  expect(countOf('PasswordResetScreen')).toBe(0)
  await reset.focus()
  await expect.poll(() => countOf('PasswordResetScreen')).toBeGreaterThan(0)
})
