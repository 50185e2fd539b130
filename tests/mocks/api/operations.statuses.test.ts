import { once } from 'node:events'
import type { ClientRequest, IncomingMessage, Server } from 'node:http'
import { createServer, request as startRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as streamText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Handle } from '../../../mocks/backend.ts'
import { parseFault } from '../../../mocks/faults/parseFault.ts'
import { withFaults } from '../../../mocks/faults/withFaults.ts'
import { respondOverHttp } from '../../../mocks/http.ts'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createRandom } from '../../../mocks/random.ts'
import type { Json } from '../../openapi/contract.ts'
import { isObject } from '../../openapi/contract.ts'
import { exampleBodies, exampleParameters } from '../../support/mocks/contractExamples.ts'
import { headerProblems } from '../../support/mocks/contractHeaders.ts'
import type { ContractOperation } from '../../support/mocks/contractSchemas.ts'
import { contractOperations, documentedStatuses, problems } from '../../support/mocks/contractSchemas.ts'
import type { DocumentedBackend } from '../../support/mocks/documentedBackend.ts'
import { createDocumentedBackend } from '../../support/mocks/documentedBackend.ts'
import type { Client } from '../../support/mocks/testBackend.ts'
import { createTestBackend } from '../../support/mocks/testBackend.ts'

// Every status that the contract documents is reached, with the documented examples where the request is valid.

interface Call {
  readonly who?: Client | undefined
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: Json | FormData | undefined
  readonly type?: string
  /** Runs before the call. */
  readonly prepare?: () => Promise<unknown>
  /** Replaces the backend. */
  readonly handle?: Handle
}

let world: DocumentedBackend
let before: ReturnType<DocumentedBackend['backend']['snapshot']>
beforeAll(async () => {
  world = await createDocumentedBackend()
  before = structuredClone(world.backend.snapshot())
})

const nameOf = ({ method, path }: ContractOperation) => `${method} ${path}`

/** Operations of administrators. */
const ADMIN_ONLY = new Set([
  'get /users/search',
  'patch /users/{id}/activate',
  'patch /users/{id}/deactivate',
  'post /documents/process-pending',
  'post /rag/process-pending',
  'post /rag/graph/process-documents',
  'post /memory/process-documents',
  'post /memory/clear-neo4j',
])

/** Preparations and calls of the statuses that the general rules below do not reach. */
const SPECIAL: Readonly<Record<string, Readonly<Record<number, () => Promise<Call> | Call | Call[]>>>> = {
  'post /auth/login': {
    401: () => ({ body: { email: 'mira@engram.example', password: 'wrong' } }),
    403: async () => {
      await world.backend.db.users.update(world.ids.user, { is_active: false })
      return { body: { email: 'mira@engram.example', password: 'correct-horse' } }
    },
  },
  'post /auth/register': {
    201: () =>
      exampleBodies({ method: 'post', path: '/auth/register' }).map((body) => ({
        body,
        // One of the examples registers this user.
        prepare: () => world.backend.db.users.update(world.ids.user, { email: 'other@engram.example' }),
      })),
    409: async () => {
      const operation = { method: 'post', path: '/auth/register' }
      const [body] = exampleBodies(operation)
      await send(world.backend.handle, operation, { body })
      return { body }
    },
  },
  'get /users/': {
    403: async () => {
      await world.backend.db.users.update(world.ids.user, { is_active: false })
      return { who: world.owner }
    },
  },
  'put /users/{id}': { 403: () => ({ who: world.owner, body: { roles: ['admin'] } }) },
  'delete /documents/{id}': { 409: async () => prepareDocument({ is_indexed: true }) },
  'post /documents/{id}/process': {
    202: async () => prepareDocument({ status: 'uploaded' }),
    409: () => ({ who: world.owner }),
  },
  'post /rag/index-document/{id}': { 409: async () => prepareDocument({ status: 'processing' }) },
  'post /rag/graph/process-documents': {
    409: async () => {
      // Its clock stands still, so that the first run does not end.
      const slow = createTestBackend({ ...NO_DELAYS, indexing: 1000 })
      await slow.restore(structuredClone(before))
      const operation = { method: 'post', path: '/rag/graph/process-documents' }
      await send(slow.handle, operation, { who: world.admin })
      return { who: world.admin, handle: slow.handle }
    },
  },
  'get /users/search': { 422: () => ({ who: world.admin, query: { q: ' ' } }) },
  'get /rag/graph/stats': { 422: () => ({ who: world.owner, query: { user_id: '' } }) },
  'get /memory/top-connections/{id}': { 422: () => ({ who: world.owner, query: { limit: '0' } }) },
}

async function prepareDocument(
  changes: Parameters<DocumentedBackend['backend']['db']['documents']['update']>[1],
): Promise<Call> {
  await world.backend.db.documents.update(world.ids.document, changes)
  return { who: world.owner }
}

/** The calls that reach a status, with every documented example if the request is valid. */
async function callsFor(operation: ContractOperation, status: number): Promise<Call[]> {
  const special = await SPECIAL[nameOf(operation)]?.[status]?.()
  if (special !== undefined) return [special].flat()
  const caller = ADMIN_ONLY.has(nameOf(operation)) ? world.admin : world.owner
  const who = operation.isPublic ? undefined : caller
  switch (status) {
    case 401:
      return [{}]
    case 403:
      return [{ who: world.other }]
    case 404:
      return [{ who, params: { id: 'unknown', objectId: 'unknown', name: 'unknown' } }]
    case 415:
      return [{ who, type: 'text/plain' }]
    case 422:
      return [{ who, body: operation.bodyType === 'multipart/form-data' ? new FormData() : [] }]
    default:
      return exampleBodies(operation).map((body) => ({ who, body }))
  }
}

/** Sends a call. What it leaves out is taken from the examples of the contract. */
async function send(
  handle: Handle,
  operation: Pick<ContractOperation, 'method' | 'path'>,
  call: Call,
): Promise<number> {
  const { who, type } = call
  const params = { ...exampleParameters(operation, 'path'), ...call.params }
  const query = { ...exampleParameters(operation, 'query'), ...call.query }
  const body = 'body' in call ? call.body : exampleBodies(operation)[0]
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const response = await handle(
    new Request(`http://backend/api/v1${path}?${new URLSearchParams(query)}`, {
      method: operation.method.toUpperCase(),
      headers: {
        ...(who !== undefined && { Authorization: `Bearer ${who.token}` }),
        ...(isJson(operation, body) && { 'Content-Type': 'application/json' }),
        ...(type !== undefined && { 'Content-Type': type }),
      },
      ...(body !== undefined && { body: encoded(operation, body) }),
    }),
  )
  expectValid(operation, response.status, response.headers, await response.text())
  return response.status
}

const isForm = ({ path }: Pick<ContractOperation, 'path'>) => path.includes('upload')

function isJson(operation: Pick<ContractOperation, 'path'>, body: unknown): boolean {
  return body !== undefined && !isForm(operation)
}

function encoded(operation: Pick<ContractOperation, 'path'>, body: Json | FormData): string | FormData {
  if (body instanceof FormData) return body
  if (!isForm(operation)) return JSON.stringify(body)
  const form = new FormData()
  const files = isObject(body) && Array.isArray(body.files) ? body.files : []
  for (const content of files) form.append('files', new File([String(content)], 'lab-notes.md'))
  return form
}

function expectValid(
  operation: Pick<ContractOperation, 'method' | 'path'>,
  status: number,
  headers: Headers,
  text: string,
): void {
  const body = headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text || null
  const found = [...problems(operation, status, body), ...headerProblems(operation, status, headers)]
  expect(found, `${operation.method} ${operation.path} ${status}`).toEqual([])
}

test.each(contractOperations().map((operation) => [nameOf(operation), operation] as const))(
  '%s reaches every documented status',
  async (_, operation) => {
    for (const status of documentedStatuses(operation)) {
      if (status === 413) continue
      const restore = () => world.backend.restore(structuredClone(before))
      await restore()
      const calls = await callsFor(operation, status)
      expect(calls.length, `an example of ${nameOf(operation)}`).toBeGreaterThan(0)
      for (const [index, call] of calls.entries()) {
        if (index > 0) await restore()
        await call.prepare?.()
        const handle = call.handle ?? handleFor(operation, status)
        expect(await send(handle, operation, call), String(status)).toBe(status)
      }
      await world.backend.idle()
    }
  },
)

/** The backend; for a status from 500, with a fault. */
function handleFor({ id }: ContractOperation, status: number): Handle {
  if (status < 500) return world.backend.handle
  return withFaults(world.backend.handle, {
    faults: () => parseFault(`${id}:status=${status}`),
    clock: world.backend.clock,
    random: createRandom(1),
  })
}

describe('bodies above the limit of a request', () => {
  const MB = 1024 * 1024
  let server: Server
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      respondOverHttp(world.backend.handle, incoming, outgoing).catch(() => outgoing.destroy())
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Sends the headers of a request with a body of this size, but not the body. */
  function announce({ method, path }: ContractOperation, size: number): ClientRequest {
    const request = startRequest({
      port: (server.address() as AddressInfo).port,
      method: method.toUpperCase(),
      path: `/api/v1${path.replaceAll(/\{\w+\}/g, 'any')}`,
      headers: { 'Content-Length': size, 'Content-Type': 'application/json' },
    })
    request.on('error', () => {})
    request.flushHeaders()
    return request
  }

  async function expectRefusal(operation: ContractOperation, request: ClientRequest): Promise<Headers> {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const headers = new Headers(response.headers as Record<string, string>)
    expect(response.statusCode).toBe(413)
    expectValid(operation, 413, headers, await streamText(response))
    request.destroy()
    return headers
  }

  const limited = contractOperations().filter((operation) => documentedStatuses(operation).includes(413))

  test.each(limited.map((operation) => [nameOf(operation), operation] as const))(
    '%s refuses a body of more than 100 MB with 413',
    async (_, operation) => {
      const headers = await expectRefusal(operation, announce(operation, 100 * MB + 1))
      expect(headers.get('Retry-After')).toBeNull()
    },
  )

  test('a body that is only too large together with others is refused with Retry-After', async () => {
    const [operation] = limited
    if (operation === undefined) throw new Error('No operation has a limit.')
    const others = [announce(operation, 100 * MB), announce(operation, 100 * MB)]
    await vi.waitFor(async () => {
      const headers = await expectRefusal(operation, announce(operation, MB))
      expect(headers.get('Retry-After')).toBe('1')
    })
    for (const other of others) other.destroy()
  })
})

test('the table of special cases has only documented statuses', () => {
  const documented = new Map(contractOperations().map((one) => [nameOf(one), documentedStatuses(one)]))
  for (const [name, cases] of Object.entries(SPECIAL))
    expect(documented.get(name), name).toEqual(expect.arrayContaining(Object.keys(cases).map(Number)))
  expect([...documented.keys()]).toEqual(expect.arrayContaining([...ADMIN_ONLY]))
})
