import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../../../../src/app/monitoring/reportWebVitals.ts', () => ({ reportWebVitals: vi.fn() }))

const URL = 'https://monitoring.example/entries'
const BATCH_DELAY_MS = 5_000

const send = vi.fn<typeof fetch>()
let page: EventTarget & { hidden: boolean }
let view: EventTarget
let log: typeof import('../../../../src/lib/log/log.ts')['log']
let startMonitoring: typeof import('../../../../src/app/monitoring/startMonitoring.ts')['startMonitoring']

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
  send.mockReset().mockResolvedValue(new Response())
  page = Object.assign(new EventTarget(), { hidden: false })
  view = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', view)
  vi.stubGlobal('fetch', send)
  log = (await import('../../../../src/lib/log/log.ts')).log
  startMonitoring = (await import('../../../../src/app/monitoring/startMonitoring.ts')).startMonitoring
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sent = () =>
  send.mock.calls.map(([, options]) => {
    const entries: { message: string }[] = JSON.parse(String(options?.body))
    return entries.map(({ message }) => message)
  })

const waitForBatch = () => vi.advanceTimersByTimeAsync(BATCH_DELAY_MS)

test('monitoring sends entries that are logged within five seconds in one request without credentials', async () => {
  startMonitoring(URL)
  log.warn('First')
  await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS - 1)
  log.info('Second')
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual([['First', 'Second']])
  expect(send.mock.calls[0]?.[0]).toBe(URL)
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
  await waitForBatch()
  expect(send).toHaveBeenCalledOnce()
})

test('monitoring sends the entries that were logged before it was loaded', async () => {
  log.error('The app could not be started.')
  startMonitoring(URL)
  await waitForBatch()
  expect(sent()).toEqual([['The app could not be started.']])
})

test('monitoring sends twenty entries at once and the next one later', async () => {
  startMonitoring(URL)
  for (let number = 1; number <= 21; number += 1) log.info(`Entry ${number}`)
  expect(sent().map(({ length }) => length)).toEqual([20])
  await waitForBatch()
  expect(sent()[1]).toEqual(['Entry 21'])
})

test('monitoring sends what is left when the page is hidden', () => {
  startMonitoring(URL)
  page.dispatchEvent(new Event('visibilitychange'))
  log.info('Left')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([])
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([['Left']])
})

test('monitoring logs uncaught errors and unhandled rejections, without secrets', async () => {
  startMonitoring(URL)
  view.dispatchEvent(Object.assign(new Event('error'), { error: new Error('Bearer abc'), message: '' }))
  view.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }))
  view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Offline') }))
  await waitForBatch()
  expect(sent()).toEqual([['Uncaught error', 'Uncaught error', 'Unhandled rejection']])
  const body = String(send.mock.calls[0]?.[1]?.body)
  expect(body).toContain('Script error.')
  expect(body).toContain('Bearer [token]')
  expect(body).not.toContain('abc')
})

test('monitoring logs nothing if its service cannot be reached', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  startMonitoring(URL)
  log.info('Lost')
  await waitForBatch()
  await waitForBatch()
  expect(sent()).toEqual([['Lost']])
  expect(console.error).not.toHaveBeenCalled()
})

test('monitoring that is stopped sends what is left and nothing afterward', async () => {
  const stop = startMonitoring(URL)
  log.info('Last')
  stop()
  expect(sent()).toEqual([['Last']])
  log.info('Later')
  view.dispatchEvent(Object.assign(new Event('error'), { error: new Error('Later'), message: '' }))
  await waitForBatch()
  expect(send).toHaveBeenCalledOnce()
})
