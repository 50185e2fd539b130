import { expect, test } from 'vitest'
import { createManualClock, type ManualClock } from '../../../mocks/clock.ts'
import { parseFault } from '../../../mocks/faults/parseFault.ts'
import { withFaults } from '../../../mocks/faults/withFaults.ts'
import { createRandom } from '../../../mocks/random.ts'
import { runDueTasks } from '../../support/runDueTasks.ts'

const API = 'http://backend/api/v1/documents/'

/** A backend that answers everything with 200 and counts the requests, with these faults. */
function backendWith(texts: readonly string[], clock: ManualClock = createManualClock(0)) {
  let count = 0
  const handle = withFaults(
    async () => {
      count += 1
      return Response.json({ text: 'x'.repeat(100) })
    },
    { faults: () => texts.flatMap(parseFault), clock, random: createRandom(1) },
  )
  return { handle, clock, count: () => count }
}

const get = (init?: RequestInit) => new Request(API, init)

/** Whether a promise is still pending after everything that is due. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  await runDueTasks()
  return !isSettled
}

const upload = (type = 'multipart/form-data; boundary=x') => {
  let sent = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += 10
        controller.enqueue(new Uint8Array(10))
        if (sent === 100) controller.close()
      },
      cancel() {
        isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': type, 'Content-Length': '100' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  const request = new Request('http://backend/api/v1/documents/upload', init)
  return { request, sent: () => sent, isCancelled: () => isCancelled }
}

test('a request that no fault targets reaches the backend unchanged', async () => {
  const { handle, count } = backendWith(['provider-down', 'askQuestion:status=503'])
  expect((await handle(get())).status).toBe(200)
  expect(count()).toBe(1)
})

test('faults are read for each request', async () => {
  let texts: string[] = []
  const handle = withFaults(async () => new Response('ok'), {
    faults: () => texts.flatMap(parseFault),
    clock: createManualClock(0),
    random: createRandom(1),
  })
  expect((await handle(get())).type).not.toBe('error')
  texts = ['backend-down']
  expect((await handle(get())).type).toBe('error')
  texts = []
  expect((await handle(get())).type).not.toBe('error')
})

test('a fixed latency delays the response by its time', async () => {
  const { handle, clock } = backendWith(['api:latency=500'])
  const response = handle(get())
  await clock.advance(499)
  expect(await isPending(response)).toBe(true)
  await clock.advance(1)
  expect((await response).status).toBe(200)
})

test('a jittered latency is between its two times, and the same for the same seed', async () => {
  const delays = async () => {
    const slept: number[] = []
    const clock = { now: () => 0, sleep: async (ms: number) => void slept.push(ms) }
    const handle = withFaults(async () => new Response('ok'), {
      faults: () => parseFault('api:latency=300-900'),
      clock,
      random: createRandom(1),
    })
    for (let request = 0; request < 50; request += 1) await handle(get())
    return slept
  }
  const slept = await delays()
  expect(Math.min(...slept)).toBeGreaterThanOrEqual(300)
  expect(Math.max(...slept)).toBeLessThanOrEqual(900)
  expect(new Set(slept).size).toBeGreaterThan(20)
  expect(await delays()).toEqual(slept)
})

test('several latencies add up, and precede the effect that replaces the response', async () => {
  const { handle, clock } = backendWith(['api:latency=500', 'backend-down', '*:latency=100'])
  const response = handle(get())
  await clock.advance(599)
  expect(await isPending(response)).toBe(true)
  await clock.advance(1)
  expect((await response).type).toBe('error')
})

test('the first fault in list order that replaces the response decides, and the backend gets no request', async () => {
  const { handle, count } = backendWith(['listDocuments:status=503', 'api:status=500'])
  expect((await handle(get())).status).toBe(503)
  expect(count()).toBe(0)
})

test('an abort ends a latency at once, and the backend gets no request', async () => {
  const { handle, count } = backendWith(['api:latency=600000'])
  const controller = new AbortController()
  const response = handle(get({ signal: controller.signal }))
  expect(await isPending(response)).toBe(true)
  controller.abort()
  expect((await response).type).toBe('error')
  expect(count()).toBe(0)
})

test('a slow body arrives in pieces within its time, and is complete', async () => {
  const { handle, clock } = backendWith(['api:slow-body=1000'])
  const response = await handle(get())
  expect(response.status).toBe(200)
  const text = response.text()
  await clock.advance(999)
  expect(await isPending(text)).toBe(true)
  await clock.advance(1)
  expect(JSON.parse(await text)).toEqual({ text: 'x'.repeat(100) })
})

test('an abort ends a slow body at once', async () => {
  const { handle } = backendWith(['api:slow-body=600000'])
  const controller = new AbortController()
  const response = await handle(get({ signal: controller.signal }))
  const text = response.text()
  expect(await isPending(text)).toBe(true)
  controller.abort()
  await expect(text).rejects.toMatchObject({ name: 'AbortError' })
})

test('a fault with a probability of 0.2 affects a fifth of the requests, the same ones for the same seed', async () => {
  const statuses = async () => {
    const { handle } = backendWith(['flaky'])
    const received: number[] = []
    for (let request = 0; request < 1_000; request += 1) received.push((await handle(get())).status)
    return received
  }
  const first = await statuses()
  const failed = first.filter((status) => status === 503).length
  expect(failed).toBeGreaterThan(150)
  expect(failed).toBeLessThan(250)
  expect(await statuses()).toEqual(first)
})

test('an upload is dropped after half of its body was read', async () => {
  const { handle, count } = backendWith(['upload-dropped'])
  const { request, sent, isCancelled } = upload()
  expect((await handle(request)).type).toBe('error')
  expect(sent()).toBe(50)
  expect(isCancelled()).toBe(true)
  expect(count()).toBe(0)
})

test('a request that is no upload is not dropped', async () => {
  const { handle } = backendWith(['upload-dropped'])
  expect((await handle(upload('application/json').request)).status).toBe(200)
  expect((await handle(get())).status).toBe(200)
})

test.each([
  ['api:malformed-json', 200, 'application/json'],
  ['api:html', 200, 'text/html; charset=utf-8'],
  ['api:empty', 200, null],
])(
  'the effect of %s is a response with the status %i and the type %s that is not JSON',
  async (text, status, type) => {
    const response = await backendWith([text]).handle(get())
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe(type)
    await expect(response.json()).rejects.toThrow(SyntaxError)
  },
)

test('retry-after is a 429 that names the seconds to wait', async () => {
  const response = await backendWith(['api:retry-after=5']).handle(get())
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('5')
  expect(await response.json()).toEqual({ detail: 'Too Many Requests' })
})
