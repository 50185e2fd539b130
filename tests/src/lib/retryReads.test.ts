import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryReads } from '../../../src/lib/retryReads.ts'

const URL = 'https://api.example/documents'
const NOW = Date.UTC(2026, 0, 1)

/** One attempt: a status with headers, or a rejection. */
type Attempt = [status: number, headers?: Record<string, string>] | Error

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Sends one request. Resolves with its outcome, the number of requests and the time that passed in milliseconds. */
async function send(attempts: Attempt[], init?: RequestInit) {
  const fetch = vi.fn(async () => {
    const attempt = attempts.shift()
    if (attempt === undefined) throw new Error('One request more than the table expects.')
    if (attempt instanceof Error) throw attempt
    const [status, headers] = attempt
    return new Response(null, { status, ...(headers && { headers }) })
  })
  const sending = retryReads(fetch)(URL, init).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  await vi.runAllTimersAsync()
  return { outcome: await sending, requests: fetch.mock.calls.length, waited: Date.now() - NOW }
}

const unreachable = new TypeError('fetch failed')
const retryAfter = (value: string) => ({ 'Retry-After': value })
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toUTCString()

test.each<[string, Attempt[], string | number, number]>([
  ['a successful read', [[200]], 200, 0],
  ['a failure of the connection, then a success', [unreachable, [200]], 200, 100],
  ['502, then a success', [[502], [200]], 200, 100],
  ['503, then a success', [[503], [200]], 200, 100],
  ['504, then a success', [[504], [200]], 200, 100],
  ['429, then a success', [[429], [200]], 200, 100],
  ['two failures, then a success', [[503], unreachable, [200]], 200, 300],
  ['three failures', [[503], [503], [503]], 503, 300],
  ['three failures of the connection', [unreachable, unreachable, unreachable], 'fetch failed', 300],
  ['a failure that is then another one', [[503], [404]], 404, 100],
  ['500, which may not be temporary', [[500]], 500, 0],
  ['401', [[401]], 401, 0],
  ['an error that is not of the connection', [new Error('a bug')], 'a bug', 0],
  ['Retry-After in seconds', [[503, retryAfter('1')], [200]], 200, 1000],
  ['Retry-After 0', [[429, retryAfter('0')], [200]], 200, 0],
  ['Retry-After with a date', [[429, retryAfter(inSeconds(2))], [200]], 200, 2000],
  ['Retry-After with a date in the past', [[503, retryAfter(inSeconds(-60))], [200]], 200, 0],
  ['Retry-After with other text', [[503, retryAfter('soon')], [200]], 200, 100],
  ['Retry-After in more seconds than a user should wait', [[429, retryAfter('3')]], 429, 0],
  ['Retry-After with a date that is too late', [[503, retryAfter(inSeconds(60))]], 503, 0],
])(
  'a read with %s is sent as often as expected and waits in between',
  async (_name, attempts, outcome, waited) => {
    const requests = attempts.length
    expect(await send(attempts)).toEqual({ outcome, requests, waited })
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s request is sent once', async (method) => {
  expect(await send([[503]], { method })).toEqual({ outcome: 503, requests: 1, waited: 0 })
  expect(await send([unreachable], { method })).toMatchObject({ outcome: 'fetch failed', requests: 1 })
})

test.each(['HEAD', 'get'])('a %s request is repeated', async (method) => {
  expect(await send([[503], [200]], { method })).toMatchObject({ outcome: 200, requests: 2 })
})

test.each([
  [0, 0],
  [0.999, 599.4],
])(
  'a read that is sent three times waits for a random part of the delays: %d of them are %d ms',
  async (random, waited) => {
    vi.mocked(Math.random).mockReturnValue(random)
    expect((await send([[503], [503], [503]])).waited).toBeCloseTo(waited, -1)
  },
)

test('a read is not repeated while the browser knows that it has no connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await send([unreachable])).toEqual({ outcome: 'fetch failed', requests: 1, waited: 0 })
})

test.each([
  ['of the request', (signal: AbortSignal) => [new Request(URL, { signal })] as const],
  ['in the options', (signal: AbortSignal) => [URL, { signal }] as const],
])('the signal %s ends the delay before the next attempt', async (_place, argsFor) => {
  const controller = new AbortController()
  const fetch = vi.fn(async () => new Response(null, { status: 503 }))
  const [input, init] = argsFor(controller.signal)
  const sending = retryReads(fetch)(input, init)
  const rejected = expect(sending).rejects.toThrow('The screen was left')
  await vi.advanceTimersByTimeAsync(50)
  controller.abort(new Error('The screen was left'))
  await rejected
  await vi.runAllTimersAsync()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a request that is aborted while it is sent is not repeated', async () => {
  const controller = new AbortController()
  const fetch = vi.fn(async () => {
    controller.abort()
    throw new TypeError('fetch failed')
  })
  await expect(retryReads(fetch)(URL, { signal: controller.signal })).rejects.toThrow('fetch failed')
  expect(fetch).toHaveBeenCalledTimes(1)
})
