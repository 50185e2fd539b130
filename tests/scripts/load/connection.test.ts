import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openConnection } from '../../../scripts/load/connection.ts'
import { createMeasurements } from '../../../scripts/load/measurements.ts'

/** A connection to a server that answers with these listeners, one for each request. */
async function connect(...answers: readonly RequestListener[]) {
  const remaining = answers.values()
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push(`${request.method} ${(await request.toArray()).join('')}`)
    remaining.next().value?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const measurements = createMeasurements()
  const connection = openConnection(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    measurements,
  )
  onTestFinished(() => {
    connection.close()
    server.close()
  })
  return { connection, measurements, received }
}

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end('text')

test.each([429, 413])('a request is sent again after %i with Retry-After and is not lost', async (code) => {
  const { connection, measurements, received } = await connect(
    status(code, { 'Retry-After': '0' }),
    status(201),
  )
  const { body } = await connection.send('question', '/ask', 201, { method: 'POST', body: { text: 'Why?' } })
  expect(body.toString()).toBe('text')
  expect(received).toEqual(['POST {"text":"Why?"}', 'POST {"text":"Why?"}'])
  expect([...measurements.retries]).toEqual([[code, 1]])
  expect(measurements.durations.get('question')).toHaveLength(2)
})

test.each<[string, RequestListener, RegExp]>([
  ['429 without Retry-After', status(429), /^question: 429 text$/],
  ['503, also with Retry-After', status(503, { 'Retry-After': '0' }), /^question: 503 text$/],
  ['another status than the expected one', status(200), /^question: 200 text$/],
  ['a dropped connection', (request) => request.socket.destroy(), /^POST \/ask: /],
  [
    'a response that is cut off',
    (_request, response) => {
      response.writeHead(201, { 'Content-Length': '100' }).write('te')
      setImmediate(() => response.destroy())
    },
    /aborted/,
  ],
])('a request fails after %s and is not sent again', async (_case, answer, message) => {
  const { connection, received } = await connect(answer)
  await expect(connection.send('question', '/ask', 201, { method: 'POST' })).rejects.toThrow(message)
  expect(received).toHaveLength(1)
})
