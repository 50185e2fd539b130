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

test.each([
  ['throws', () => Promise.reject(new Error('Out of oil.'))],
  [
    'breaks off its response',
    async () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('Out of oil.')) })),
  ],
])('a backend that %s causes an error response', async (_how, backend: Handle) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { handle } = connected(backend)
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

/** Makes a call that each of these backends begins or not before it stops, and the last one answers. */
async function callThrough(
  method: string,
  begun: readonly boolean[],
): Promise<{ messages: CallMessage[]; lost: string[]; type: string }> {
  const messages: CallMessage[] = []
  const lost: string[] = []
  const caller = createCallClient(
    (message) => messages.push(message),
    (requests) => lost.push(...requests.map((request) => request.method)),
  )
  const response = caller.handle(new Request(url, { method }))
  await eventually(() => expect(messages).toHaveLength(1))
  const id = messages[0]?.id ?? ''
  for (const isBegun of begun) {
    if (isBegun) caller.receive({ kind: 'begun', id })
    caller.receive({ kind: 'ready' })
  }
  caller.receive({ kind: 'answer', id, response: { status: 200, headers: [], body: null } })
  return { messages, lost, type: (await response).type }
}

test.each([
  ['GET', [false], 2],
  ['GET', [true], 2],
  ['POST', [false], 2],
  ['POST', [false, false, false, false], 5],
])(
  'a new backend receives a pending %s call again (begun by the backends before: %j)',
  async (method, begun, count) => {
    const { messages, lost, type } = await callThrough(method, begun)
    expect(messages.map(({ kind }) => kind)).toEqual(Array(count).fill('call'))
    expect(lost).toEqual([])
    expect(type).toBe('default')
  },
)

test('a POST that a backend had begun is not repeated, fails and is reported as lost', async () => {
  const { messages, lost, type } = await callThrough('POST', [true])
  expect([messages.length, lost, type]).toEqual([1, ['POST'], 'error'])
})

test('a read that every backend had begun when it stopped fails after two repetitions', async () => {
  const { messages, lost, type } = await callThrough('GET', [true, true, true])
  expect([messages.length, lost, type]).toEqual([3, [], 'error'])
})

test('a call that arrives twice is carried out once, unless it only reads', async () => {
  const methods: string[] = []
  const answer = createCallServer(
    async ({ method }) => {
      methods.push(method)
      return new Response()
    },
    () => {},
  )
  for (const method of ['POST', 'GET'])
    for (const request of Array(2).fill({ url, method, headers: [], body: null }))
      answer({ kind: 'call', id: method, request })
  expect(methods).toEqual(['POST', 'GET', 'GET'])
})

test('a page without a backend ends the pending and the later calls with an error', async () => {
  const caller = createCallClient(() => {})
  const pending = caller.handle(new Request(url))
  await eventually(async () => caller.fail())
  expect([(await pending).type, (await caller.handle(new Request(url))).type]).toEqual(['error', 'error'])
})
