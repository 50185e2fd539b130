import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

type PanelTab = 'Sign in as' | 'Script' | 'Data, faults, clock'

export const presenterPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Presenter panel' })

export const panelHandle = (page: Page): Locator => page.getByRole('button', { name: 'Presenter panel' })

/** Opens the presenter panel, if it is closed, at a tab. */
export async function openPanel(page: Page, tab: PanelTab): Promise<Locator> {
  const panel = presenterPanel(page)
  await expect(panelHandle(page)).toBeVisible()
  if ((await panel.count()) === 0) await panelHandle(page).click()
  await panel.getByRole('tab', { name: tab }).click()
  return panel
}

export async function becomeRole(page: Page, name: string | RegExp): Promise<void> {
  const panel = await openPanel(page, 'Sign in as')
  await panel.getByRole('list', { name: 'Sign in as' }).getByRole('button', { name }).click()
  await expect(panel).toHaveCount(0)
}

/** The texts and controls of the app that the demo's bar covers, without those that can be scrolled clear of it. */
export function coveredByBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: 1e6, behavior: 'instant' })
    const demo = document.querySelector('aside[aria-label="Demo"]')
    const bar = demo?.firstElementChild?.getBoundingClientRect()
    if (bar === undefined) throw new Error('The page has no bar.')
    /** The lowest edge that the scrolling ancestors of an element show. */
    const shownUntil = (element: Element | null): number => {
      if (element === null || element === document.body) return innerHeight
      const isClipped = getComputedStyle(element).overflowY !== 'visible'
      const own = isClipped ? element.getBoundingClientRect().bottom : innerHeight
      return Math.min(own, shownUntil(element.parentElement))
    }
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isVisuallyHidden(element.parentElement))
    const controls = document.querySelectorAll(
      'a, button, input, select, textarea, [role="button"], p, h1, h2',
    )
    return [...controls]
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect()
        const end = Math.min(bottom, shownUntil(element))
        return width > 0 && top < bar.bottom && end > bar.top + 1 && top < end
      })
      .filter(
        (element) => !demo?.contains(element) && element.checkVisibility() && !isVisuallyHidden(element),
      )
      .map((element) => element.outerHTML.slice(0, 100))
  })
}
