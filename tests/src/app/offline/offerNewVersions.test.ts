import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerNewVersions } from '../../../../src/app/offline/offerNewVersions.ts'
import { subscribeToToasts, type ToastMessage } from '../../../../src/ui/Toasts/toasts.ts'

const MINUTE_MS = 60_000

let page: EventTarget & { hidden: boolean; querySelector: () => { getAttribute: () => string } }
let entry: string
let offers: ToastMessage[] = []
let stop: (() => void)[]
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  entry = '/assets/index-1.js'
  page = Object.assign(new EventTarget(), {
    hidden: false,
    querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }),
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/chat', reload })
  vi.stubGlobal('fetch', async () => new Response(`<script type="module" src="${entry}"></script>`))
  stop = [subscribeToToasts((message) => offers.push(message)), offerNewVersions()]
  // Without messages of earlier tests, which are delivered first.
  offers = []
})

afterEach(() => {
  for (const end of stop) end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

const returnToPage = async () => {
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

test('nothing is offered while the server has the same version', async () => {
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(offers).toEqual([])
})

test('a newer version is offered once, and the page is reloaded only by its button', async () => {
  entry = '/assets/index-2.js'
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(offers).toMatchObject([{ title: 'A new version is available', action: { label: 'Reload' } }])
  expect(reload).not.toHaveBeenCalled()
  offers[0]?.action?.onPress()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the version after a dismissed one is offered too', async () => {
  entry = '/assets/index-2.js'
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS)
  entry = '/assets/index-3.js'
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS)
  expect(offers).toHaveLength(2)
})

test('a hidden page does not check; it checks when the user returns to it', async () => {
  page.hidden = true
  entry = '/assets/index-2.js'
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(offers).toEqual([])
  page.hidden = false
  await returnToPage()
  expect(offers).toHaveLength(1)
})

test('returning to the page within 15 minutes of the last check does not check again', async () => {
  entry = '/assets/index-2.js'
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  await returnToPage()
  expect(offers).toEqual([])
})
