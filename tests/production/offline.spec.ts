import { signIn } from '../e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

test.use({ storesFiles: true })

test('a page under the service worker loads the settings once', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const loads = () =>
    page.evaluate(() =>
      performance.getEntriesByName(`${location.origin}/config.json`).map((entry) => entry.name),
    )
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await page.goto('/')
  await expect.poll(isControlled).toBe(true)
  // The first page uses its preload.
  expect(await loads()).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(loads).toHaveLength(1)
  expect(warnings).toEqual([])
})

test('after one visit the app opens without a connection, says what works, and continues when it is back', async ({
  page,
  context,
}) => {
  await signIn(page)
  const isStored = () => page.evaluate(async () => (await caches.match('/')) !== undefined)
  await expect.poll(isStored).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue offline' }).click()
  const navigation = page.getByRole('navigation')
  await navigation.getByRole('link', { name: 'Help Desk', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help Desk' })).toBeVisible()
  await navigation.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page.getByText('Failed to load chat sessions').first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Chat', exact: true })).toBeVisible()
})
