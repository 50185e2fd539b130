import type { CDPSession, Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { textFile } from './files.ts'
import { becomeRole, openPanel } from './presenter.ts'
import { fillSignIn, rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

// What a browser, its developer tools or another tab can take away from a running demo.

const devtools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

test('a demo whose service worker is bypassed is loaded twice, then says what to turn off, and starts afterwards', async ({
  page,
}) => {
  await page.goto('/demo')
  await expect(page.getByLabel('Email')).toBeVisible()
  const session = await devtools(page)
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/demo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The demo’s service worker is bypassed')
  await expect(page.getByRole('listitem').first()).toContainText('Bypass for network')
  expect(loads).toBe(2)

  await session.send('Network.setBypassServiceWorker', { bypass: false })
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  // As with Shift: the browser loads the page without its service worker.
  await session.send('Page.reload', { ignoreCache: true })
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a demo whose service worker is bypassed at the first visit says so', async ({ page }) => {
  const session = await devtools(page)
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The demo’s service worker is bypassed')
})

test('a worker that is killed before it has saved an upload is replaced, and the page says what was lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const workers: Worker[] = []
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args)
        workers.push(this)
      }
    }
    // Ends them as a crash does, without an event.
    Object.assign(window, { killWorkers: () => workers.map((worker) => worker.terminate()) })
  })
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  await page.evaluate(holdStorage)
  await upload(page, [textFile('tides.md', 'The spring range is 3.4 metres.')])
  await expect.poll(() => page.evaluate(documentNames)).toContain('tides.md')

  await page.evaluate('killWorkers(); endTransaction()')
  await expect(page.getByText('This may not have been saved: upload documents.').first()).toBeVisible()
  expect(await page.evaluate(documentNames)).not.toContain('tides.md')
  await upload(page, [textFile('moths.md', 'The moths come at nine.')])
  await waitUntilIndexed(page, 'moths.md')
})

/** Runs in the page: the backend cannot save anything until `endTransaction()`. */
async function holdStorage(): Promise<void> {
  const opened = indexedDB.open('engram-demo')
  await new Promise((resolve) => {
    opened.onsuccess = resolve
  })
  const store = opened.result.transaction('state', 'readwrite').objectStore('state')
  let isHeld = true
  const hold = () => {
    if (isHeld) store.get('a').onsuccess = hold
    else opened.result.close()
  }
  hold()
  Object.assign(window, {
    endTransaction: () => {
      isHeld = false
    },
  })
}

/** Runs in the page: what the backend lists, saved or not. */
async function documentNames(): Promise<string[]> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('engram.token')}` }
  const documents: { filename: string }[] = await (await fetch('/api/v1/documents/', { headers })).json()
  return documents.map(({ filename }) => filename)
}

test('a database that another tab deletes is reported, and the demo starts with new data after a reload', async ({
  page,
  context,
}) => {
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('engram-demo').onsuccess = resolve
      }),
  )
  const notice = page.getByRole('complementary', { name: 'Demo storage' })
  await expect(notice).toContainText('The stored data of the demo was deleted')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/demo$/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

async function stopServiceWorkerWithoutCaches(page: Page): Promise<void> {
  const session = await devtools(page)
  await session.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await session.send('ServiceWorker.stopAllWorkers')
}

test('a demo whose caches are deleted while its service worker is stopped connects again and says what happened', async ({
  page,
}) => {
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  await stopServiceWorkerWithoutCaches(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await expect(page.getByText('The browser has deleted caches of the demo').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^At how many decibels/ })).toBeVisible()
})

test('a page that sends no requests notices that the browser has deleted the caches of the demo', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Mailbox/ })).toBeVisible()
  await stopServiceWorkerWithoutCaches(page)
  await expect(page.getByText('The browser has deleted caches of the demo').first()).toBeVisible()
})

test('an idle demo whose data the browser deletes says so', async ({ page }) => {
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  const session = await devtools(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  })
  await expect(page.getByRole('complementary', { name: 'Demo storage' })).toBeVisible()
  await expect(page.getByText('The browser has removed the demo’s service worker')).not.toHaveCount(0)
})

test('the server of the demo answers for the services with an error in JSON', async ({ request }) => {
  const response = await request.get('/api/v1/documents/')
  expect(response.status()).toBe(503)
  expect(await response.json()).toEqual({ detail: 'No backend is connected to this address.' })
})

test('logging out, deleting all data and the panel delete the data from before a change of the world', async ({
  page,
}) => {
  await page.goto('/')
  const kept = () => page.evaluate(() => localStorage.getItem('engram-demo.kept'))
  const restore = page.getByRole('button', { name: 'Restore the previous data' })
  const deleteAll = [
    async () => {
      const panel = await openPanel(page, 'Data, faults, clock')
      await panel.getByRole('button', { name: 'Delete the previous data' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(restore).toHaveCount(0)
      await expect(panel.locator(':focus')).toHaveCount(1)
    },
    async () => {
      await becomeRole(page, 'Demo guest')
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page).toHaveURL(/\/$/)
    },
    async () => {
      await becomeRole(page, 'Demo guest')
      await page.goto('/settings?section=privacy')
      await page.getByRole('button', { name: 'Delete all data' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all data' }).click()
    },
  ]
  for (const deletePrevious of deleteAll) {
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Start over for the next prospect' }).click(),
    ])
    await openPanel(page, 'Data, faults, clock')
    await expect(restore).toBeVisible()
    expect(await kept()).not.toBe(null)
    await deletePrevious()
    await expect.poll(kept).toBe(null)
    await openPanel(page, 'Data, faults, clock')
    await expect(restore).toHaveCount(0)
  }
})
