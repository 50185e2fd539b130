import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createSend } from '../../../scripts/load/connection.ts'
import { createMeasurements } from '../../../scripts/load/measurements.ts'
import { startServer } from '../../src/api/misbehavingServer.ts'

/** A server that answers with these listeners, one for each request. */
async function connect(...answers: readonly RequestListener[]) {
  const remaining = answers.values()
  const received: string[] = []
  const { origin, close } = await startServer(async (request, response) => {
    received.push(`${request.method} ${(await request.toArray()).join('')}`)
    remaining.next().value?.(request, response)
  })
  onTestFinished(close)
  const measurements = createMeasurements()
  return { send: createSend(origin, measurements), measurements, received }
}

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end('text')

test.each([429, 413])('a request is sent again after %i with Retry-After and is not lost', async (code) => {
  const { send, measurements, received } = await connect(status(code, { 'Retry-After': '0' }), status(201))
  expect(await send('question', '/ask', 201, { method: 'POST', body: { text: 'Why?' } })).toBe('text')
  expect(received).toEqual(['POST {"text":"Why?"}', 'POST {"text":"Why?"}'])
  expect([...measurements.retries]).toEqual([[code, 1]])
  expect(measurements.durations.get('question')?.count).toBe(2)
})

test.each<[string, RequestListener, RegExp]>([
  ['429 without Retry-After', status(429), /^question: 429 text$/],
  ['503, also with Retry-After', status(503, { 'Retry-After': '0' }), /^question: 503 text$/],
  ['another status than the expected one', status(200), /^question: 200 text$/],
  ['a dropped connection', (request) => request.socket.destroy(), /fetch failed/],
  [
    'a response that is cut off',
    (_request, response) => {
      response.writeHead(201, { 'Content-Length': '100' }).write('te')
      setImmediate(() => response.destroy())
    },
    /terminated/,
  ],
])('a request fails after %s and is not sent again', async (_case, answer, message) => {
  const { send, received } = await connect(answer)
  await expect(send('question', '/ask', 201, { method: 'POST' })).rejects.toThrow(message)
  expect(received).toHaveLength(1)
})
