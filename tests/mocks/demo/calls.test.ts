import { expect, test, vi } from 'vitest'
import type { Handle } from '../../../mocks/backend.ts'
import type { CallClient, CallMessage } from '../../../mocks/demo/calls.ts'
import { createCallClient, createCallServer } from '../../../mocks/demo/calls.ts'
import { eventually } from '../../support/eventually.ts'

/** A call client and a call server that answers with `handle`. */
function connected(handle: Handle): CallClient {
  const answer = createCallServer(handle, (message) => caller.receive(structuredClone(message)))
  const caller: CallClient = createCallClient((message) => answer(structuredClone(message)))
  return caller
}

const url = 'http://backend/api/v1/documents/'

test('a call and its response are transferred unchanged', async () => {
  const { handle } = connected(async (request) => {
    const body = `${request.method} ${request.headers.get('x-name')} ${await request.text()}`
    return new Response(body, { status: 201, headers: { 'x-answer': 'yes' } })
  })
  const response = await handle(
    new Request(url, { method: 'POST', headers: { 'x-name': 'tern' }, body: 'wing' }),
  )
  expect([response.status, response.headers.get('x-answer')]).toEqual([201, 'yes'])
  expect(await response.text()).toBe('POST tern wing')
})

test('a response without a body is transferred', async () => {
  const { handle } = connected(async () => new Response(null, { status: 204 }))
  expect((await handle(new Request(url, { method: 'DELETE' }))).status).toBe(204)
})

test('an error response is transferred as an error response', async () => {
  const { handle } = connected(async () => Response.error())
  expect((await handle(new Request(url))).type).toBe('error')
})

test('a backend that throws causes an error response', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { handle } = connected(() => Promise.reject(new Error('Out of oil.')))
  expect((await handle(new Request(url))).type).toBe('error')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('aborting a call aborts it in the backend', async () => {
  let signal: AbortSignal | undefined
  const { handle } = connected((request) => {
    signal = request.signal
    return new Promise(() => {})
  })
  const controller = new AbortController()
  const response = handle(new Request(url, { signal: controller.signal }))
  await eventually(() => expect(signal).toBeDefined())
  controller.abort()
  expect((await response).type).toBe('error')
  expect(signal?.aborted).toBe(true)
})

/** Makes a call that the first backend may have started, then announces a new backend. */
async function startNewBackend(
  method: string,
  isBegun: boolean,
): Promise<{ messages: CallMessage[]; response: Promise<Response> }> {
  const messages: CallMessage[] = []
  const caller = createCallClient((message) => messages.push(message))
  const response = caller.handle(new Request(url, { method }))
  await eventually(() => expect(messages).toHaveLength(1))
  const id = messages[0]?.id ?? ''
  if (isBegun) caller.receive({ kind: 'begun', id })
  caller.receive({ kind: 'ready' })
  const answer = { status: 200, headers: [], body: null }
  caller.receive({ kind: 'answer', id, response: answer })
  return { messages, response }
}

test.each([
  ['GET', false],
  ['GET', true],
  ['POST', false],
])(
  'a new backend receives a pending %s call again (work on it begun by the previous backend: %s)',
  async (method, isBegun) => {
    const { messages, response } = await startNewBackend(method, isBegun)
    expect(messages.map(({ kind }) => kind)).toEqual(['call', 'call'])
    expect((await response).status).toBe(200)
  },
)

test('a new backend does not receive a POST that was already started', async () => {
  const { messages, response } = await startNewBackend('POST', true)
  expect(messages).toHaveLength(1)
  expect((await response).type).toBe('error')
})
