import { ADMIN } from '../../mocks/worlds/people.ts'
import { printedPdf } from '../e2e/files.ts'
import { KEEPERS_MANUAL_PAGES } from '../e2e/library.ts'
import { ask, rowOf, signIn, signInAsAdmin, upload, waitUntilIndexed } from '../e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

// The fixture `policyViolations` fails each test whose pages or workers violate the Content-Security-Policy.

test('a user reads a PDF and its answer under the headers of the production build', async ({
  page,
  browser,
}) => {
  const landing = await page.goto('/')
  expect(landing?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  })
  await page.getByRole('main').getByRole('button', { name: 'Request Demo Access' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()

  await signIn(page)
  await upload(page, [await printedPdf(browser, 'keepers-manual.pdf', KEEPERS_MANUAL_PAGES)])
  await waitUntilIndexed(page, 'keepers-manual.pdf')
  await rowOf(page, 'keepers-manual.pdf')
    .getByRole('button', { name: /keepers-manual/ })
    .first()
    .click()
  const firstPage = page.getByRole('dialog').getByRole('group', { name: 'Page 1 of' })
  await expect(firstPage.locator('canvas')).toBeVisible()
  await page.keyboard.press('Escape')

  const navigation = page.getByRole('navigation')
  await navigation.getByRole('link', { name: 'Chat' }).click()
  await ask(page, 'How long does the horn need to reach its pressure?')
  const source = page.getByRole('log').getByRole('button', { name: /^Source 1: keepers-manual/ })
  await source.first().click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.locator('[data-mark]').first()).toBeVisible()

  for (const name of ['Home', 'Help']) {
    await navigation.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await navigation.getByRole('link', { name: 'System Settings', exact: true }).click()
  await expect(page.getByText(/^Engram \d+\.\d+\.\d+ \(/)).toBeVisible()
})

test('the admin area works under the headers of the production build', async ({ page }) => {
  await signInAsAdmin(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'FastAPI Users' }).click()
  await expect(page.getByRole('tabpanel', { name: 'FastAPI Users' })).toContainText(ADMIN.email)
})

test('files with a hash may be stored for a year, and a missing file is not the app', async ({
  page,
  request,
}) => {
  const script = page.waitForResponse(/\/assets\/.*\.js$/)
  await page.goto('/')
  const headers = (await script).headers()
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await request.get('/assets/gone-1234.js')
  expect({ status: missing.status(), cache: missing.headers()['cache-control'] }).toEqual({
    status: 404,
    cache: 'no-cache',
  })
  expect((await request.get('/config.json')).headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/robots.txt')).headers()['content-type']).toContain('text/plain')
})
