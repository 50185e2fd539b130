import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { enterAdminArea } from './adminArea.ts'
import { ask, openPage, rowOf, signIn } from './steps.ts'
import { expect, test } from './test.ts'

// Checks whole pages of the running app, including landmarks. Stories are checked separately.

/** The widths of a desktop and a phone. */
const WIDTHS = [1280, 390]

/** Expects that a page has no accessibility violations at any width. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    // The legacy mode opens no second page for frames of other origins, which no page of the product has.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found, `${name} at ${width} pixels`).toEqual([])
  }
}

test('the landing page and its form have no accessibility violations', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Request Demo Access' }).first().click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expectAccessible(page, 'the application form')
})

test('the pages of visitors have no accessibility violations', async ({ page }) => {
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
    await expectAccessible(page, path)
  }
})

test('the pages of users have no accessibility violations', async ({ page }) => {
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  await expectAccessible(page, 'the knowledge base')

  for (const [name, words] of [
    ['System Settings', 'Two-factor authentication'],
    ['Help Desk', 'Answers and evidence'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 844 })
    await openPage(page, name)
    await expect(page.getByRole('heading', { name: words }).first()).toBeVisible()
    await expectAccessible(page, name)
  }
  await page.goto('/onboarding')
  await expect(page.getByRole('heading', { name: 'Welcome' }).first()).toBeVisible()
  await expectAccessible(page, 'the onboarding')
})

test('the dashboard has no accessibility violations', async ({ page }) => {
  await signIn(page, '/dashboard')
  const graph = page.getByRole('region', { name: 'Your graph' })
  // Phones show the table first.
  await graph.getByRole('radio', { name: 'Picture' }).click()
  const concept = graph.getByRole('list', { name: 'Strongest concepts' }).getByRole('button').first()
  await expect(concept).toBeVisible()
  await expectAccessible(page, 'the picture of the graph')
  await concept.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expectAccessible(page, 'a concept')
  await page.keyboard.press('Escape')
  await graph.getByRole('radio', { name: 'Table' }).click()
  await expect(graph.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'the table of the graph')
})

test('an answer in the chat has no accessibility violations', async ({ page }) => {
  await signIn(page, '/chat')
  await ask(page, 'How loud are the sound cues?')
  await expectAccessible(page, 'an answer')
})

test('the admin area has no accessibility violations', async ({ page }) => {
  await enterAdminArea(page)
  await expectAccessible(page, 'the applications')

  await page.getByRole('button', { name: 'Review' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Admin notes')).toBeVisible()
  await expectAccessible(page, 'an application')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  await expect(page.getByRole('tabpanel', { name: 'FastAPI Users' })).toContainText(DEMO_USER.email)
  await expectAccessible(page, 'the backend users')
})
