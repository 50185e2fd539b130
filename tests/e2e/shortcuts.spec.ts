import { typeShifted } from './steps.ts'
import { expect, test } from './test.ts'

test('direct account creation is only available after its shortcut was typed in the tab', async ({
  page,
}) => {
  await page.goto('/signup')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/demo')
  await page.getByLabel('Email').focus()
  await typeShifted(page, 'GO')
  const dialog = page.getByRole('dialog', { name: 'Direct Account Creation' })
  await expect(dialog).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await typeShifted(page, 'GO')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await page.reload()
  await expect(page.getByLabel('First name')).toBeVisible()
})
