import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

type PanelTab = 'Sign in as' | 'Script' | 'World, faults, clock'

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
