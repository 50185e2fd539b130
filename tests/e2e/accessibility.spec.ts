import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { ask, rowOf, signIn } from './steps.ts'

// The stories are checked one by one; here are whole pages of the running app, landmarks and all.

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const [name, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test.describe(`on ${name}`, () => {
    // What is fading in has not its colours yet.
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the pages hold no accessibility error', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('button', { name: 'Request Demo Access' }).first().click()
      await expect(page.getByLabel('First name')).toBeVisible()
      expect(await violations(page)).toEqual([])

      for (const path of ['/setup', '/magic-setup', '/register', '/reset-password', '/admin', '/demo']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(await violations(page), path).toEqual([])
      }

      await signIn(page)
      await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
      expect(await violations(page)).toEqual([])

      for (const path of ['/dashboard', '/settings', '/onboarding']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(await violations(page), path).toEqual([])
      }
      await page.goto('/chat')
      await ask(page, 'How loud are the sound cues?')
      expect(await violations(page)).toEqual([])

      await page.goto('/nowhere')
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
