import type { Page } from '@playwright/test'
import { enterAdminArea } from './adminArea.ts'
import { ask, openPage, signIn } from './steps.ts'
import { expect, test } from './test.ts'

/** Puts each text of the page into two `font` elements, as Google Translate does: the text itself, or a copy. */
async function translatePages(page: Page, isCopy: boolean): Promise<void> {
  await page.addInitScript((isCopy) => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text)
      if (root instanceof Text) texts.push(root)
      for (const text of texts)
        if (text.data.trim() !== '' && !text.parentElement?.closest('font, head, script, style, textarea')) {
          const outer = document.createElement('font')
          const inner = document.createElement('font')
          text.replaceWith(outer)
          outer.append(inner)
          inner.append(isCopy ? text.data : text)
        }
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) translate(node)
    }).observe(document, { childList: true, subtree: true })
  }, isCopy)
}

/** Opens and closes a menu, a dialog that asks, and the list of keyboard shortcuts of the chat. */
async function openAndCloseAll(page: Page): Promise<void> {
  await openPage(page, 'Knowledge Base')
  const actions = page.getByRole('button', { name: /^More actions for / }).first()
  await actions.click()
  await page.getByRole('menu').press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await openPage(page, 'System Settings')
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await openPage(page, 'Chat')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const isCopy of [false, true]) {
  const how = isCopy ? 'replaces texts' : 'moves texts'

  test(`a browser's translation that ${how} breaks no page`, async ({ page }) => {
    await translatePages(page, isCopy)
    await signIn(page, '/help')
    for (const name of ['Chat', 'Knowledge Base', 'System Settings', 'Home', 'Help Desk', 'Chat']) {
      await openPage(page, name)
      await expect(page).toHaveTitle(`${name} · Engram`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page.locator('font').first()).toBeAttached()
    await openAndCloseAll(page)
    await ask(page, 'How loud are the sound cues?')
    await page
      .getByRole('button', { name: /^Source 1: / })
      .first()
      .click()
    await expect(page.getByRole('complementary', { name: 'Evidence' })).toBeVisible()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test(`an admin can decide while a browser's translation ${how}`, async ({ page }) => {
    await translatePages(page, isCopy)
    await enterAdminArea(page)
    await page
      .getByRole('button', { name: /^Review: / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('Undo')
    await page.getByRole('region', { name: 'Decisions' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: 'Decisions' })).not.toContainText('Undo')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'FastAPI Users' }).click()
    await expect(page.getByRole('tabpanel', { name: 'FastAPI Users' }).getByRole('row').nth(1)).toBeVisible()
  })
}
