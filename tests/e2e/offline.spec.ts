import type { Page } from '@playwright/test'
import { textFile } from './files.ts'
import { BIRD_LIST, TIDE_NOTES } from './library.ts'
import { interruptRequests } from './requests.ts'
import { rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { expect, test } from './test.ts'

const CANNOT_CONNECT =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

/** Simulates a lost connection to the backend for requests and uploads. */
async function connectionOf(page: Page) {
  const calls = await interruptRequests(page, '/api/v1/')
  return {
    async disconnect() {
      await calls.disconnect()
      await page.evaluate(() => {
        Object.assign(window, { OriginalXHR: XMLHttpRequest })
        window.XMLHttpRequest = class extends XMLHttpRequest {
          override send() {
            queueMicrotask(() => this.onerror?.(new ProgressEvent('error')))
          }
        }
      })
    },
    async reconnect() {
      await calls.reconnect()
      await page.evaluate(() => {
        // Undefined after a reload, which restores XMLHttpRequest.
        const original: unknown = Reflect.get(window, 'OriginalXHR')
        if (original !== undefined) Object.assign(window, { XMLHttpRequest: original })
      })
    },
  }
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('listed documents stay visible offline and indexing continues after reconnecting', async ({ page }) => {
  const connection = await connectionOf(page)
  await signIn(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES)])
  await waitUntilIndexed(page, 'tides.md')
  await upload(page, [textFile('birds.txt', BIRD_LIST)])
  await expect(rowOf(page, 'birds.txt')).toBeVisible()
  await connection.disconnect()
  await expect(rowOf(page, 'tides.md')).toContainText('Indexed')
  await expect(rowOf(page, 'birds.txt')).toBeVisible()
  await connection.reconnect()
  await waitUntilIndexed(page, 'birds.txt')
})

test('a document list that failed to load shows the error and loads on retry', async ({ page }) => {
  const connection = await connectionOf(page)
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  await connection.disconnect()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(CANNOT_CONNECT)
  await expect(toasts(page)).toContainText('Failed to load documents')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('main')).toContainText(CANNOT_CONNECT)
  await connection.reconnect()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
})

test('failed uploads stay listed with their reason and succeed on retry', async ({ page }) => {
  const connection = await connectionOf(page)
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  await connection.disconnect()
  await upload(page, [textFile('tides.md', TIDE_NOTES), textFile('birds.txt', BIRD_LIST)])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('Network error during upload')).toHaveCount(2)
  await expect(toasts(page)).toContainText('Some uploads failed: 2 file(s) failed to upload.')
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()

  await connection.reconnect()
  await uploads.getByRole('button', { name: 'Retry all' }).click()
  await waitUntilIndexed(page, 'tides.md')
  await waitUntilIndexed(page, 'birds.txt')
  await expect(uploads).toHaveCount(0)
  await expect(rowOf(page, 'tides.md')).toHaveCount(1)
})

test('a question that could not be sent returns to the field and can be sent after reconnecting', async ({
  page,
}) => {
  const connection = await connectionOf(page)
  await signIn(page, '/chat')
  const box = page.getByRole('textbox', { name: 'Ask about your documents' })
  const thread = page.getByRole('log')
  await expect(box).toBeVisible()
  await connection.disconnect()
  await box.fill('How loud are the sound cues?')
  await box.press('Enter')
  await expect(thread).toContainText(
    `I apologize, but I encountered an error processing your request: ${CANNOT_CONNECT}`,
  )
  await expect(toasts(page)).toContainText('Message Failed')
  await expect(box).toHaveValue('How loud are the sound cues?')

  await connection.reconnect()
  await box.press('Enter')
  await expect(thread).toContainText('Avg. confidence')
  await expect(box).toHaveValue('')
})

test('chat sessions that failed to load are listed on retry without signing out', async ({ page }) => {
  const connection = await connectionOf(page)
  await signIn(page)
  await connection.disconnect()
  await page.goto('/chat')
  await expect(toasts(page)).toContainText('Failed to load chat sessions')
  await expect(page).toHaveURL(/\/chat\?session=/)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.click()
  await expect(retry).toBeVisible()
  await connection.reconnect()
  await retry.click()
  await expect(page.getByRole('button', { name: /^At how many decibels/ })).toBeVisible()
})
