import { signIn } from '../e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

const SCRIPTS = '**/assets/*.js'

test('the first screen of the landing page is visible and works before the app has loaded', async ({
  page,
}) => {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const place = await heading.boundingBox()
  const link = page.getByRole('banner').getByRole('link', { name: 'Demo login' })
  await link.focus()
  start()

  await expect(page.locator('#prerendered')).toHaveCount(0)
  await expect(heading).toHaveCount(1)
  expect(await heading.boundingBox()).toEqual(place)
  await expect(link).toBeFocused()
})

test('a click on the request link before the app has loaded opens the form', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Request Demo Access' }).click()
  await expect(page).toHaveURL(/#request-access$/)
  await page.unroute(SCRIPTS)
  await page.reload()
  await expect(page.getByLabel('First name')).toBeVisible()
})

test('other pages and signed-in users never see the first screen of the landing page', async ({ page }) => {
  await signIn(page)
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('#prerendered')).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.locator('#prerendered')).toHaveCount(0)
})

test('the demo login is visible before the app has loaded, and its form stays where it was', async ({
  page,
}) => {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/demo', { waitUntil: 'commit' })
  const email = page.locator('input[type="email"]')
  await expect(email).toBeVisible()
  const place = await email.boundingBox()
  start()
  await expect(page.locator('#prerendered')).toHaveCount(0)
  expect(await email.boundingBox()).toEqual(place)
  await page.getByLabel('Email').fill('ada@lab.example')
})
