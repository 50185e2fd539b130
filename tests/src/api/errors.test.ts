import { afterEach, expect, test } from 'vitest'
import { call } from '../../../src/api/call.ts'
import { api } from '../../../src/api/client.ts'
import { listDocuments } from '../../../src/api/documents.ts'
import { ApiError } from '../../../src/api/errors.ts'
import { configureApi } from '../../../src/api/settings.ts'
import type { Behavior, TestServer } from './misbehavingServer.ts'
import { answer, hang, html, json, resetMidBody, startServer } from './misbehavingServer.ts'

let server: TestServer | undefined

/** Points the client at a backend that treats every request in one way. */
async function backend(behavior: Behavior): Promise<TestServer> {
  server = await startServer(behavior)
  configureApi({ baseUrl: `${server.origin}/api/v1`, getToken: () => null, onUnauthorized: () => {} })
  return server
}

afterEach(() => server?.close())

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

const UNREACHABLE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

test.each<[string, Behavior, { status: number; message: string }]>([
  [
    'a detail',
    json(403, { detail: 'Your account is disabled' }),
    { status: 403, message: 'Your account is disabled' },
  ],
  ['a message', json(409, { message: 'Already indexed' }), { status: 409, message: 'Already indexed' }],
  [
    'a detail and a message',
    json(400, { detail: 'The detail', message: 'The message' }),
    { status: 400, message: 'The detail' },
  ],
  [
    'the reason that there were too many requests',
    json(429, { detail: 'Rate limit of 5 exceeded' }),
    { status: 429, message: 'Too many attempts. Wait a minute, then try again.' },
  ],
  ['neither', json(500, { code: 7 }), { status: 500, message: '500 Internal Server Error' }],
  ['an empty detail', json(404, { detail: '' }), { status: 404, message: '404 Not Found' }],
  ['a web page', html(502), { status: 502, message: '502 Bad Gateway' }],
  ['no body', answer(503), { status: 503, message: '503 Service Unavailable' }],
])('an error status with %s has the expected message', async (_name, behavior, expected) => {
  await backend(behavior)
  expect(await failure(listDocuments())).toMatchObject({ ...expected, kind: 'http', fieldErrors: [] })
})

test('a status without a reason phrase gets the standard phrase', async () => {
  await backend((_request, response) => {
    response.writeHead(504, '').end()
  })
  expect((await failure(listDocuments())).message).toBe('504 Gateway Timeout')
})

test('the message of a 422 lists each location and message', async () => {
  await backend(
    json(422, {
      detail: [
        { loc: ['body', 'files'], msg: 'Field required', type: 'missing' },
        { loc: ['body', 'files', 0], msg: 'Expected a file', type: 'value_error' },
      ],
    }),
  )
  expect(await failure(listDocuments())).toMatchObject({
    status: 422,
    message: 'body.files: Field required; body.files.0: Expected a file',
    fieldErrors: [
      { location: 'body.files', message: 'Field required' },
      { location: 'body.files.0', message: 'Expected a file' },
    ],
  })
})

test('a refused connection is a network error', async () => {
  const { close } = await backend(hang)
  await close()
  expect(await failure(listDocuments())).toMatchObject({
    kind: 'network',
    status: null,
    message: UNREACHABLE,
  })
})

test('a connection closed during the response is a network error', async () => {
  await backend(resetMidBody)
  expect(await failure(listDocuments())).toMatchObject({
    kind: 'network',
    status: null,
    message: UNREACHABLE,
  })
})

test.each<[string, Behavior]>([
  ['a web page', html(200)],
  ['half a JSON', answer(200, '[{"id":', { 'Content-Type': 'application/json' })],
  ['nothing', answer(200)],
  ['null', json(200, null)],
  ['a string', json(200, 'documents')],
  ['an object without the list', json(200, { items: [] })],
  ['a list of something else', json(200, ['report.pdf'])],
])('a response that is %s is rejected', async (_name, behavior) => {
  await backend(behavior)
  expect(await failure(listDocuments())).toMatchObject({
    kind: 'format',
    status: 200,
    message: 'Invalid response format',
  })
})

const anything = () => true
const listWithin = (timeoutMs: number, signal?: AbortSignal) =>
  call((init) => api().GET('/documents/', init), anything, { timeoutMs, signal })

test('a call without a response ends with a timeout', async () => {
  await backend(hang)
  expect(await failure(listWithin(20))).toMatchObject({
    kind: 'timeout',
    status: null,
    message: 'Network error: The backend server took too long to answer. Please try again.',
  })
})

test('a call whose response stops halfway ends with a timeout', async () => {
  await backend((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('[')
  })
  expect(await failure(listWithin(20))).toMatchObject({ kind: 'timeout', status: null })
})

test.each([
  new DOMException('The screen was left', 'AbortError'),
  new DOMException('The screen waited long enough', 'TimeoutError'),
])('a cancelled call rejects with the reason of its signal: %s', async (reason) => {
  const cancel = new AbortController()
  await backend(() => cancel.abort(reason))
  await expect(listDocuments(cancel.signal)).rejects.toBe(reason)
})

test('a call canceled before it starts sends no request', async () => {
  let asked = false
  await backend(() => {
    asked = true
  })
  await expect(listDocuments(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked).toBe(false)
})
