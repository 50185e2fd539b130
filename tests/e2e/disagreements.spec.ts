import { textFile } from './files.ts'
import { ask, openPage, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

const leaseOf = (year: number, notice: string) =>
  textFile(
    `lease-${year}.md`,
    `# Lease of the boathouse

## Notice

The notice period of the boathouse is ${notice}.

## Rent

The rent of the boathouse is 410 crowns a month.
`,
  )

test('two versions disagree, are compared, and the answer obeys the decision', async ({ page }) => {
  await signIn(page)
  await upload(page, [leaseOf(2025, '30 days')])
  await waitUntilIndexed(page, 'lease-2025.md')
  await upload(page, [leaseOf(2026, '60 days')])
  await waitUntilIndexed(page, 'lease-2026.md')

  await page.goto('/knowledge-base/compare')
  await expect(page.getByText('Choose two documents')).toBeVisible()
  await openPage(page, 'Chat')
  await ask(page, 'What changed?')
  const answer = page.getByRole('log').getByRole('article').last()
  await expect(answer).toContainText(/from 30 days.*to 60 days/)
  await answer.getByRole('link', { name: 'Compare both documents' }).click()
  await expect(page.getByLabel('Second document')).toHaveValue(/./)
  await page.getByRole('button', { name: /60 days/ }).click()
  const passages = page.getByRole('dialog')
  await expect(passages.getByText('The notice period of the boathouse is 30 days.')).toBeVisible()
  await expect(passages.getByText('The notice period of the boathouse is 60 days.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/knowledge-base/disagreements')
  const card = page.getByRole('article').filter({ hasText: 'boathouse' })
  await card.getByRole('button', { name: /notice period of the boathouse is 30 days/ }).click()
  await expect(page.getByRole('dialog', { name: 'lease-2025.md' })).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Keep “60 days”' }).click()
  await expect(card).toContainText('You kept “60 days”')
  await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused()

  await openPage(page, 'Chat')
  await expect(answer).toContainText(/from 30 days/)
  await ask(page, 'What is the notice period of the boathouse?')
  await expect(answer).toContainText(/60 days/)
  await expect(answer).toContainText(/set aside/i)
})
