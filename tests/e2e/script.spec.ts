import { openPanel, presenterPanel } from './presenter.ts'
import { expect, test } from './test.ts'

test('the five steps of the demo script are performed by their buttons and ticked', async ({ page }) => {
  await page.goto('/')
  const thread = page.getByRole('log')
  let panel = await openPanel(page, 'Script')
  const done = presenterPanel(page).getByRole('list', { name: 'Script' }).getByRole('img', { name: 'Done' })

  await panel.getByRole('button', { name: 'Ask the question' }).click()
  await expect(page).toHaveURL(/\/chat\?session=/)
  await expect(thread).toContainText('Your documents disagree')

  panel = await openPanel(page, 'Script')
  await expect(done).toHaveCount(1)
  await panel.getByRole('button', { name: 'Open the page' }).click()
  await expect(page.getByRole('button', { name: 'Back to the evidence' })).toBeVisible()

  panel = await openPanel(page, 'Script')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download the sample PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page).toHaveURL(/\/knowledge-base$/)

  panel = await openPanel(page, 'Script')
  await panel.getByRole('button', { name: 'Approve and open the mail' }).click()
  const mailbox = page.getByRole('dialog', { name: 'Mailbox' })
  const letter = mailbox.frameLocator('iframe')
  await expect(letter.getByRole('link', { name: 'Set up your account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin$/)

  panel = await openPanel(page, 'Script')
  await panel.getByRole('button', { name: 'Stop the backend and ask' }).click()
  await expect(thread).toContainText('I encountered an error processing your request')
  panel = await openPanel(page, 'Script')
  await panel.getByRole('button', { name: 'Start the backend again' }).click()
  await expect(thread).toContainText('Avg. confidence')
  await openPanel(page, 'Script')
  await expect(done).toHaveCount(5)
  await page.reload()
  await expect(done).toHaveCount(5)
})
