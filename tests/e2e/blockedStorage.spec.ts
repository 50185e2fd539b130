import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { textFile } from './files.ts'
import { fillSignIn, rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

/** The space that the browser allows, in bytes. */
const QUOTA = 500_000

/** Longer than the whole quota, but not much: indexing a text takes time. */
const LONG_TEXT = 'The salt of the lagoon is sold in Skarholm. '.repeat(QUOTA / 40)

test('a demo that the browser does not store works and says what is lost', async ({ page }) => {
  // The backend's worker has a global scope of its own.
  await page.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const refuse =
      'indexedDB.constructor.prototype.open = () => { throw new DOMException("", "SecurityError") };'
    await route.fulfill({ response, body: `${refuse}\n${await response.text()}` })
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  const notice = page.getByRole('complementary', { name: 'Demo storage' })
  await expect(notice).toContainText('This browser does not store the demo’s data')
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Knowledge Base' }).click()
  await upload(page, [textFile('tides.md', 'The spring range is 3.4 metres.')])
  await waitUntilIndexed(page, 'tides.md')
  expect(errors).toEqual([])
})

test('a demo whose storage is full works, warns, and stores again when there is space', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = []
  page.context().on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const devtools = await page.context().newCDPSession(page)
  const setQuota = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: baseURL ?? '',
      ...(quotaSize !== undefined && { quotaSize }),
    })
  // Before the first visit: the browser does not check a new quota at once.
  await setQuota(QUOTA)
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  const notice = page.getByRole('complementary', { name: 'Demo storage' })
  await expect(notice).toHaveCount(0)
  await upload(page, [textFile('salt.txt', LONG_TEXT)])
  await expect(notice).toContainText('The latest changes are not stored')
  await waitUntilIndexed(page, 'salt.txt')

  await setQuota()
  await upload(page, [textFile('tides.md', 'The spring range is 3.4 metres.')])
  await expect(notice).toHaveCount(0)
  await waitUntilIndexed(page, 'tides.md')
  await page.reload()
  await expect(rowOf(page, 'salt.txt')).toBeVisible()
  expect(errors).toEqual([])
})

test('a page whose own storage is refused signs in until it is reloaded, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true })
  })
  await page.goto('/demo')
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('complementary', { name: 'Demo storage' })).toContainText('everything is lost')
})

test('a browser without service workers shows what to do', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The demo cannot start in this browser')
  await expect(page.getByRole('listitem').first()).toContainText('https://')
})
