import { ADMIN, APPROVED_APPLICANT, DEMO_USER, HOSTED_ONLY_USER } from '../../mocks/worlds/people.ts'
import { becomeRole, openPanel, panelHandle, presenterPanel } from './presenter.ts'
import { fillSignIn } from './steps.ts'
import { expect, test } from './test.ts'

test('the presenter panel signs in as every role with one press, whoever is signed in', async ({ page }) => {
  await page.goto('/')
  await becomeRole(page, DEMO_USER.lastName)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Backend Access')).toBeVisible()

  await becomeRole(page, HOSTED_ONLY_USER.lastName)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Supabase Auth')).toBeVisible()

  await becomeRole(page, ADMIN.lastName)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('table')).toContainText(DEMO_USER.email)

  await becomeRole(page, 'Demo guest')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Demo Access', { exact: true })).toBeVisible()

  await becomeRole(page, APPROVED_APPLICANT.lastName)
  await expect(page).toHaveURL(/\/magic-setup$/)
  await expect(page.getByLabel('Email')).toHaveValue(APPROVED_APPLICANT.email)

  await becomeRole(page, 'Visitor')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Demo login' })).toBeVisible()
})

test('the demo login offers the user and the admin as buttons above the form', async ({ page }) => {
  await page.goto('/demo')
  const accounts = page.getByRole('region', { name: 'Demo accounts' })
  await expect(accounts.getByRole('button')).toHaveText([
    `Try the demo as ${DEMO_USER.firstName}, ${DEMO_USER.occupation}`,
    `Sign in as ${ADMIN.firstName}, the admin`,
  ])
  await accounts.getByRole('button', { name: ADMIN.firstName }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('another world replaces the data after a confirmation, and the previous data and sign-in can be restored', async ({
  page,
}) => {
  await page.goto('/')
  await becomeRole(page, DEMO_USER.lastName)
  await expect(page).toHaveURL(/\/dashboard$/)
  let panel = await openPanel(page, 'Data, faults, clock')
  await panel.getByRole('combobox', { name: 'Data' }).click()
  await page.getByRole('option', { name: /^First day of the beta/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Replaces the data of this demo and signs you out.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await panel.getByRole('combobox', { name: 'Data' }).click()
  await page.getByRole('option', { name: /^First day of the beta/ }).click()
  await question.getByRole('button', { name: 'Switch' }).click()
  await expect(page).toHaveURL(/\/$/)
  panel = await openPanel(page, 'Data, faults, clock')
  await expect(panel.getByRole('combobox', { name: 'Data' })).toHaveText('First day of the beta')

  await panel.getByRole('button', { name: 'Restore the previous data' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(panel.getByRole('combobox', { name: 'Data' })).toHaveText('Sleep laboratory')
  await expect(page.getByText('Built from')).toBeVisible()
})

test('a fault takes effect at once, is marked at the handle and ends when it is turned off', async ({
  page,
}) => {
  await page.goto('/')
  await becomeRole(page, DEMO_USER.lastName)
  const panel = await openPanel(page, 'Data, faults, clock')
  await panel.getByRole('switch', { name: 'Backend down' }).click()
  const status = page.getByRole('complementary', { name: 'Demo' }).getByRole('status')
  await expect(status.filter({ hasText: '1 fault is active.' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(page.getByText('Failed to load chat sessions').first()).toBeVisible()

  await openPanel(page, 'Data, faults, clock')
  await panel.getByRole('switch', { name: 'Backend down' }).click()
  await expect(status.filter({ hasText: 'fault' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('button', { name: /^At how many decibels/ })).toBeVisible()
})

test('the clock moves the page and the backend, expires setup links and returns to the real time', async ({
  page,
}) => {
  await page.goto('/')
  const panel = await openPanel(page, 'Data, faults, clock')
  const realTime = await page.evaluate(() => Date.now())
  await panel.getByRole('button', { name: '+8 days' }).click()
  await expect(panel.getByText('8 days ahead of the real time.')).toBeVisible()
  // The page is reloaded after the change.
  await expect(async () => {
    const movedDays = await page.evaluate((start) => (Date.now() - start) / (24 * 60 * 60 * 1000), realTime)
    expect(Math.floor(movedDays)).toBe(8)
    const difference = await page.evaluate(() => Math.abs(Date.parse(new Date().toISOString()) - Date.now()))
    expect(difference).toBeLessThan(1000)
  }).toPass()
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await becomeRole(page, APPROVED_APPLICANT.lastName)
  await expect(page.getByText(/expired/i).first()).toBeVisible()

  await openPanel(page, 'Data, faults, clock')
  await panel.getByRole('button', { name: 'Back to the real time' }).click()
  await expect(panel.getByText('The real time.')).toBeVisible()
})

test('the session ends with the next request after it was expired in the panel', async ({ page }) => {
  await page.goto('/')
  await becomeRole(page, DEMO_USER.lastName)
  await expect(page.getByText('Built from')).toBeVisible()
  const panel = await openPanel(page, 'Data, faults, clock')
  const expire = panel.getByRole('button', { name: 'Expire the session now' })
  await expire.click()
  // Disabled until the backend has done it.
  await expect(expire).toBeEnabled()
  await panel.getByRole('button', { name: 'Close the panel' }).click()
  // The page may already have sent a request of its own.
  const ended = page.getByText('Your session has ended')
  await page.getByRole('link', { name: 'Chat' }).or(ended).first().click()
  await expect(page).toHaveURL(/\/demo$/)
  await expect(ended).toBeVisible()
})

test('the panel opens by its key, keeps the page usable and returns the focus when Escape closes it', async ({
  page,
}) => {
  await page.goto('/demo')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Control+.')
  await expect(presenterPanel(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(presenterPanel(page)).toHaveCount(0)
  await expect(page.getByLabel('Email')).toBeFocused()

  await panelHandle(page).click()
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(presenterPanel(page)).toBeVisible()
  // A page that opens takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await presenterPanel(page).getByRole('tab', { name: 'Script' }).focus()
  await page.keyboard.press('Escape')
  await expect(panelHandle(page)).toBeFocused()
})

test('the app greets the user by the name of the prospect until the demo is started over', async ({
  page,
}) => {
  await page.goto('/')
  const panel = await openPanel(page, 'Sign in as')
  await panel.getByRole('textbox', { name: 'Prospect’s name' }).fill('Dana Reyes')
  await panel.getByRole('button', { name: 'Sign in by this name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Dana' })).toBeVisible()
  await page.getByRole('button', { name: 'Start over for the next prospect' }).click()
  await expect(page.getByText('Ready for the next prospect')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await becomeRole(page, DEMO_USER.lastName)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${DEMO_USER.firstName}` })).toBeVisible()
})
