import type { Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { becomeRole, coveredByBar } from './presenter.ts'
import { openPage } from './steps.ts'
import { expect, test } from './test.ts'

const WIDTHS = [1280, 390, 320]

const ROUTES: Record<string, string[]> = {
  visitor: ['/', '/demo', '/setup', '/magic-setup', '/register', '/signup', '/reset-password', '/nowhere'],
  user: ['/dashboard', '/knowledge-base', '/chat', '/settings', '/help', '/onboarding'],
  admin: ['/admin', '/admin?tab=users'],
}

/** The links to pages in the navigation of the app, which open a page without loading the app again. */
const LINKS: Record<string, string> = {
  '/dashboard': 'Home',
  '/knowledge-base': 'Knowledge Base',
  '/chat': 'Chat',
  '/settings': 'System Settings',
  '/help': 'Help Desk',
}

async function openRoute(page: Page, route: string): Promise<void> {
  const link = LINKS[route]
  if (link === undefined) {
    await page.goto(route)
  } else {
    // On narrow windows the navigation is in a menu.
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, link)
    await expect(page).toHaveTitle(`${link} · Engram`)
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

for (const [role, routes] of Object.entries(ROUTES))
  test(`the demo's bar covers no text and no control of the pages of the ${role} at any width`, async ({
    page,
  }) => {
    if (role !== 'visitor') {
      await page.goto('/')
      await becomeRole(page, role === 'user' ? DEMO_USER.lastName : /Admin/)
    }
    for (const route of routes) {
      await openRoute(page, route)
      for (const width of WIDTHS) {
        const at = `${route} at ${width} pixels`
        await page.setViewportSize({ width, height: 800 })
        expect(await coveredByBar(page), at).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${at} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    }
  })

test('the chat is as high as the window without the bar on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await becomeRole(page, DEMO_USER.lastName)
  await page.goto('/chat')
  await expect(page.getByRole('textbox', { name: 'Ask about your documents' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  )
})

test('a toast that makes way for the main action on a phone leaves the buttons of the bar usable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?world=empty&as=visitor&at=/demo')
  const toast = page.getByRole('dialog').filter({ hasText: 'The link has replaced the data' })
  await expect(toast).toBeVisible()
  const action = await page.getByRole('button', { name: 'Sign In', exact: true }).boundingBox()
  if (action === null) throw new Error('The page has no main action.')
  await page.setViewportSize({ width: 390, height: Math.ceil(action.y + action.height) + 16 })
  for (const name of ['Presenter panel', /^Mailbox/, 'Dismiss'])
    await page.getByRole('button', { name }).click({ trial: true, timeout: 2000 })
})
