import { expect, test } from 'vitest'
import { createRequestLog } from '../../../mocks/server/requestLog.ts'

function startLog() {
  const lines: string[] = []
  return { lines, ...createRequestLog((line) => lines.push(line)) }
}

const post = (path: string, signal?: AbortSignal) =>
  new Request(`http://mock${path}`, { method: 'POST', ...(signal && { signal }) })

test('a line of the request log has time, method, path, operation, status and duration', async () => {
  const { lines, logging } = startLog()
  await logging(async () => new Response(null, { status: 201 }))(post('/api/v1/chat/new?x=1'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z POST \/api\/v1\/chat\/new createChatSession 201 \d+ms$/)
})

test('a line of the request log names the faults that were applied', async () => {
  const { lines, logging, noteFaults } = startLog()
  const handle = logging(async (request) => {
    noteFaults(request, ['api:latency=5', 'askQuestion:status=503'])
    return new Response(null, { status: 503 })
  })
  await handle(post('/hosted/auth/v1/token'))
  expect(lines[0]).toMatch(
    /POST \/hosted\/auth\/v1\/token - 503 \d+ms fault api:latency=5 askQuestion:status=503$/,
  )
})

test('the request log tells broken connections, disconnected clients and failures apart', async () => {
  const { lines, logging } = startLog()
  await logging(async () => Response.error())(post('/a'))
  await logging(async () => new Response())(post('/b', AbortSignal.abort()))
  const failing = logging(async () => {
    throw new Error('The handler failed.')
  })
  await expect(failing(post('/c'))).rejects.toThrow('The handler failed.')
  expect(lines.map((line) => line.split(' ').slice(2, 5).join(' '))).toEqual([
    '/a - broken',
    '/b - disconnected',
    '/c - failed',
  ])
})
