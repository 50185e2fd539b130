import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { textFile } from './files.ts'
import { BIRD_LIST, TIDE_NOTES } from './library.ts'
import { rowOf, signIn, upload, waitUntilIndexed } from './steps.ts'
import { breakable } from './wire.ts'

const CANNOT_CONNECT =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

/** The line to the backend, that can go down, for files as well, and come back. */
async function lineOf(page: Page) {
  const calls = await breakable(page, '/api/v1/')
  return {
    async cut() {
      await calls.cut()
      await page.evaluate(() => {
        Object.assign(window, { Sender: XMLHttpRequest })
        window.XMLHttpRequest = class extends XMLHttpRequest {
          override send() {
            queueMicrotask(() => this.onerror?.(new ProgressEvent('error')))
          }
        }
      })
    },
    async mend() {
      await calls.mend()
      await page.evaluate(() => {
        // A page that was loaded anew has its own.
        const sender: unknown = Reflect.get(window, 'Sender')
        if (sender !== undefined) Object.assign(window, { XMLHttpRequest: sender })
      })
    },
  }
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('documents that are there stay; what is under way goes on by itself when the line is back', async ({
  page,
}) => {
  const line = await lineOf(page)
  await signIn(page)
  await upload(page, [textFile('tides.md', TIDE_NOTES)])
  await waitUntilIndexed(page, 'tides.md')
  await upload(page, [textFile('birds.txt', BIRD_LIST)])
  await expect(rowOf(page, 'birds.txt')).toBeVisible()
  await line.cut()
  await expect(rowOf(page, 'tides.md')).toContainText('Indexed')
  await expect(rowOf(page, 'birds.txt')).toBeVisible()
  await line.mend()
  await waitUntilIndexed(page, 'birds.txt')
})

test('a list that could not be loaded says so, and is loaded at a press', async ({ page }) => {
  const line = await lineOf(page)
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  await line.cut()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(CANNOT_CONNECT)
  await expect(toasts(page)).toContainText('Failed to load documents')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('main')).toContainText(CANNOT_CONNECT)
  await line.mend()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
})

test('files that could not be sent stay with their reason, and are sent again', async ({ page }) => {
  const line = await lineOf(page)
  await signIn(page)
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()
  await line.cut()
  await upload(page, [textFile('tides.md', TIDE_NOTES), textFile('birds.txt', BIRD_LIST)])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('Network error during upload')).toHaveCount(2)
  await expect(toasts(page)).toContainText('Some uploads failed: 2 file(s) failed to upload.')
  await expect(rowOf(page, 'night-log-week-14.txt')).toBeVisible()

  await line.mend()
  await uploads.getByRole('button', { name: 'Retry all' }).click()
  await waitUntilIndexed(page, 'tides.md')
  await waitUntilIndexed(page, 'birds.txt')
  await expect(uploads).toHaveCount(0)
  await expect(rowOf(page, 'tides.md')).toHaveCount(1)
})

test('a question that could not be sent is typed again, and is sent when the line is back', async ({
  page,
}) => {
  const line = await lineOf(page)
  await signIn(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  const box = page.getByRole('textbox', { name: 'Ask about your documents' })
  const thread = page.getByRole('log')
  await expect(box).toBeVisible()
  await line.cut()
  await box.fill('How loud are the sound cues?')
  await box.press('Enter')
  await expect(thread).toContainText(
    `I apologize, but I encountered an error processing your request: ${CANNOT_CONNECT}`,
  )
  await expect(toasts(page)).toContainText('Message Failed')
  await expect(box).toHaveValue('How loud are the sound cues?')

  await line.mend()
  await box.press('Enter')
  await expect(thread).toContainText('Avg. confidence')
  await expect(box).toHaveValue('')
})

test('sessions that could not be listed are listed at a press, and nobody is signed out by it', async ({
  page,
}) => {
  const line = await lineOf(page)
  await signIn(page)
  await line.cut()
  await page.goto('/chat')
  await expect(toasts(page)).toContainText('Failed to load chat sessions')
  await expect(page).toHaveURL(/\/chat$/)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.click()
  await expect(retry).toBeVisible()
  await line.mend()
  await retry.click()
  await expect(page.getByRole('button', { name: /^At how many decibels/ })).toBeVisible()
})
