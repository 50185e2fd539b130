import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBundled } from '../../../performance/support/bundledPage.ts'

let page: Page
let origin: string
let close: () => Promise<void>

beforeAll(async () => {
  ;({ page, close } = await openBundled(new URL('useUrlParamsPage.tsx', import.meta.url)))
  origin = new URL(page.url()).origin
})
afterAll(() => close())

const DEFAULTS = { search: '', status: 'all', document: null, step: null }

beforeEach(() => open('/'))

async function open(path: string) {
  await page.goto(origin + path)
  await page.locator('output').waitFor()
}

const query = () => new URL(page.url()).search
const entries = () => page.evaluate(() => history.length)
const followed = () => page.evaluate(() => window.followed)
const values = async () => JSON.parse((await page.locator('output').textContent()) ?? '')
type Change = Parameters<typeof window.change>
const change = (...args: Change) => page.evaluate((given: Change) => window.change(...given), args)

/** Waits for the query, and returns how many entries were added since `before`. */
async function added(before: number, expected: string): Promise<number> {
  await expect.poll(query).toBe(expected)
  return (await entries()) - before
}

test('the values of a link are followed once when the page opens, and the URL stays', async () => {
  await open('/?search=tide&status=failed')
  await expect.poll(values).toEqual({ ...DEFAULTS, search: 'tide', status: 'failed' })
  expect(await followed()).toEqual([{ ...DEFAULTS, search: 'tide', status: 'failed' }])
  expect(query()).toBe('?search=tide&status=failed')
})

test('values that the page refuses or that are invalid disappear from the URL without a new entry', async () => {
  await open('/?status=nothing&document=gone&other=1')
  await expect.poll(query).toBe('?other=1')
  expect(await values()).toEqual(DEFAULTS)
  expect(await followed()).toHaveLength(1)
})

test('typing replaces the entry after a pause, with the last text', async () => {
  const before = await entries()
  for (const search of ['t', 'ti', 'tid']) await change({ search })
  expect(query()).toBe('')
  expect(await added(before, '?search=tid')).toBe(0)
})

test('a choice adds an entry, keeps what was typed before it, and Back follows the entry before', async () => {
  const before = await entries()
  await change({ search: 'tide' })
  await change({ status: 'failed' })
  expect(await added(before, '?search=tide&status=failed')).toBe(1)
  await page.goBack()
  await expect.poll(values).toEqual({ ...DEFAULTS, search: 'tide' })
  await page.goForward()
  await expect.poll(values).toEqual({ ...DEFAULTS, search: 'tide', status: 'failed' })
  // Opening the page, Back and Forward.
  expect(await followed()).toHaveLength(3)
})

test('a choice that the user did not make replaces the entry', async () => {
  const before = await entries()
  await change({ status: 'failed' }, false)
  expect(await added(before, '?status=failed')).toBe(0)
})

test('opening adds an entry, and closing goes back to the one before', async () => {
  const before = await entries()
  await change({ document: 'd1' })
  expect(await added(before, '?document=d1')).toBe(1)
  await change({ document: null })
  await expect.poll(query).toBe('')
  // Forward opens it again: no entry was added.
  await page.goForward()
  await expect.poll(values).toEqual({ ...DEFAULTS, document: 'd1' })
})

test('closing what a link opened replaces the entry', async () => {
  await open('/?document=d1')
  await expect.poll(values).toEqual({ ...DEFAULTS, document: 'd1' })
  const before = await entries()
  await change({ document: null })
  expect(await added(before, '')).toBe(0)
  await page.goForward()
  expect(query()).toBe('')
})

test('going on to a step adds an entry, and going back returns to the entry of the step', async () => {
  await open('/?step=one')
  const before = await entries()
  for (const step of ['two', 'three', 'four'] as const) await change({ step })
  expect(await added(before, '?step=four')).toBe(3)
  await change({ step: 'two' })
  await expect.poll(query).toBe('?step=two')
  await page.goBack()
  await expect.poll(values).toEqual({ ...DEFAULTS, step: 'one' })
  await page.goForward()
  await page.reload()
  await change({ step: 'one' })
  await expect.poll(query).toBe('?step=one')
  await page.goForward()
  expect(await added(before, '?step=two')).toBe(3)
})

test('going back to a step before the one that a link opened replaces the entry', async () => {
  await open('/?step=three')
  const before = await entries()
  await change({ step: 'two' })
  expect(await added(before, '?step=two')).toBe(0)
})

test('a page that is left for another one leaves none of its steps before it', async () => {
  await open('/?step=one')
  for (const step of ['two', 'three'] as const) await change({ step })
  await expect.poll(query).toBe('?step=three')
  await page.evaluate(() => window.leave('/other'))
  await expect.poll(() => new URL(page.url()).pathname).toBe('/other')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(query()).toBe('')
})

test('a link to other values is followed and discards a text that was not written yet', async () => {
  await change({ search: 'tide' })
  await page.getByRole('link', { name: 'Pending' }).click()
  await expect.poll(values).toEqual({ ...DEFAULTS, status: 'pending' })
  await expect.poll(followed).toHaveLength(2)
  expect(query()).toBe('?status=pending')
})

test('a link to a place on the page that clears a written text keeps its hash', async () => {
  await change({ search: 'tide' })
  await expect.poll(query).toBe('?search=tide')
  await page.getByRole('link', { name: 'Place' }).click()
  await expect.poll(query).toBe('')
  expect(new URL(page.url()).hash).toBe('#place')
})
