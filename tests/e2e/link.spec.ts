import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { becomeRole, openPanel, presenterPanel } from './presenter.ts'
import { expect, test } from './test.ts'

test('a copied link opens the same world, role, page, faults and clock in another browser', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?world=fresh-beta&clock=1d')
  await expect(page).toHaveURL(`${baseURL}/`)
  await becomeRole(page, ADMIN.lastName)
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  await expect(page).toHaveURL(/\/admin\?tab=users$/)
  let panel = await openPanel(page, 'Data, faults, clock')
  await panel.getByRole('switch', { name: 'Slow answers' }).click()
  await panel.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(
    `${baseURL}/?world=fresh-beta&as=admin&at=%2Fadmin%3Ftab%3Dusers&fault=slow-answers&clock=1d`,
  )

  const another = await browser.newContext()
  const copy = await another.newPage()
  await copy.goto(link)
  await expect(copy).toHaveURL(`${baseURL}/admin?tab=users`)
  await expect(copy.getByRole('tabpanel', { name: 'FastAPI Users' })).toContainText(ADMIN.email)
  panel = await openPanel(copy, 'Data, faults, clock')
  await expect(panel.getByRole('combobox', { name: 'Data' })).toHaveText('First day of the beta')
  await expect(panel.getByRole('switch', { name: 'Slow answers' })).toBeChecked()
  await expect(panel.getByText(/^1 day.* ahead of the real time\.$/)).toBeVisible()
  await another.close()
})

test('a link reports unknown values and applies the others', async ({ page, baseURL }) => {
  await page.goto('/?world=moon&as=user&at=/help&fault=nothing&fault=slow-network&clock=soon')
  await expect(page).toHaveURL(`${baseURL}/help`)
  const notice = presenterPanel(page).getByRole('alert')
  await expect(notice).toContainText('Parts of the link were ignored')
  await expect(notice).toContainText('There is no world "moon"')
  await expect(notice).toContainText('There is no scenario "nothing"')
  await expect(notice).toContainText('“clock=soon” is unknown. A time is written like 8d, 12h or 30m.')
  await openPanel(page, 'Data, faults, clock')
  await expect(presenterPanel(page).getByRole('switch', { name: 'Slow network' })).toBeChecked()
})

test('a link that replaces the data says so, and the data can be restored', async ({ page }) => {
  await page.goto('/')
  await becomeRole(page, DEMO_USER.lastName)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/?world=fresh-beta&as=admin')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'The link has replaced the data of this demo',
  )
  const panel = await openPanel(page, 'Sign in as')
  await panel.getByRole('button', { name: 'Restore the previous data' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Built from')).toBeVisible()
})
