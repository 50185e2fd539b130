import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { enterAdminArea } from './adminArea.ts'
import { ask, rowOf, signIn } from './steps.ts'
import { expect, test } from './test.ts'

// Checks whole pages of the running app, including landmarks. Stories are checked separately.

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const [name, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test.describe(`on ${name}`, () => {
    // Without animations, because colors are not final while fading in.
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the pages of visitors have no accessibility violations', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('button', { name: 'Request Demo Access' }).first().click()
      await expect(page.getByLabel('First name')).toBeVisible()
      expect(await violations(page)).toEqual([])

      for (const path of [
        '/setup',
        '/magic-setup',
        '/register',
        '/reset-password',
        '/admin',
        '/demo',
        '/nowhere',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(await violations(page), path).toEqual([])
      }
    })

    test('the pages of users have no accessibility violations', async ({ page }) => {
      await signIn(page)
      await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
      expect(await violations(page)).toEqual([])

      for (const [path, words] of [
        ['/settings', 'Two-factor authentication'],
        ['/help', 'Answers and evidence'],
        ['/onboarding', 'Welcome'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: words }).first()).toBeVisible()
        expect(await violations(page), path).toEqual([])
      }

      await page.goto('/dashboard')
      const graph = page.getByRole('region', { name: 'Your graph' })
      // Phones show the table first.
      await graph.getByRole('radio', { name: 'Picture' }).click()
      const concept = graph.getByRole('list', { name: 'Strongest concepts' }).getByRole('button').first()
      await expect(concept).toBeVisible()
      expect(await violations(page), 'the picture of the graph').toEqual([])
      await concept.press('Enter')
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
      expect(await violations(page), 'a concept').toEqual([])
      await page.keyboard.press('Escape')
      await graph.getByRole('radio', { name: 'Table' }).click()
      await expect(graph.getByRole('table')).toBeVisible()
      expect(await violations(page), 'the table of the graph').toEqual([])

      await page.goto('/chat')
      await ask(page, 'How loud are the sound cues?')
      expect(await violations(page)).toEqual([])
    })

    test('the admin area has no accessibility violations', async ({ page }) => {
      await enterAdminArea(page)
      expect(await violations(page), 'the applications').toEqual([])

      await page.getByRole('button', { name: 'Review' }).first().click()
      await expect(page.getByRole('dialog').getByLabel('Admin notes')).toBeVisible()
      expect(await violations(page), 'an application').toEqual([])
      await page.keyboard.press('Escape')

      await page.getByRole('tab', { name: 'FastAPI Users' }).click()
      await expect(page.getByRole('tabpanel', { name: 'FastAPI Users' })).toContainText(DEMO_USER.email)
      expect(await violations(page), 'the backend users').toEqual([])
    })
  })
}
