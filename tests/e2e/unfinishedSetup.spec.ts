import { approveAda, enterAdminArea, find, leave } from './adminArea.ts'
import { ADA, apply, choosePassword, newestSetupToken } from './newcomer.ts'
import { interruptRequests } from './requests.ts'
import { expect, test } from './test.ts'

test('an account registered while the backend was down is finished from the knowledge base', async ({
  page,
}) => {
  const backend = await interruptRequests(page, '/api/v1/')
  await apply(page)
  await enterAdminArea(page)
  await approveAda(page)
  await leave(page)
  const token = await newestSetupToken(page)
  await backend.disconnect()
  await page.goto(`/register?token=${token}`)
  await choosePassword(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Knowledge Base' }).click()
  await expect(page.getByText('Backend Access Required')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()

  await backend.reconnect()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Finish setting up' }).click()
  await expect(page).toHaveURL(/\/demo$/)
  await expect(page.getByLabel('Email')).toHaveValue(ADA.email)
  await page.getByLabel('Password', { exact: true }).fill(ADA.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/knowledge-base$/)
  await expect(page.getByText('Total Documents')).toBeVisible()

  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await leave(page)
  await enterAdminArea(page)
  await expect(await find(page, 'harbor logs', ADA.email)).toContainText('Active')
})
