import { once } from 'node:events'
import type { ClientRequest, IncomingMessage, Server } from 'node:http'
import { createServer, request as startRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { respondOverHttp } from '../../../mocks/http.ts'
import { parseBody, responseProblems } from '../../../scripts/contract/response.ts'
import type { ContractOperation } from '../../../scripts/contract/schemas.ts'
import { contractOperations, documentedStatuses } from '../../../scripts/contract/schemas.ts'
import { eventually } from '../../support/eventually.ts'
import { createTestBackend } from '../../support/mocks/testBackend.ts'

// Bodies above the limits of a request over HTTP. The limit of a single file is tested in documents.test.ts.

const MB = 1024 * 1024
let server: Server
beforeAll(async () => {
  const { handle } = createTestBackend()
  server = createServer((incoming, outgoing) => {
    respondOverHttp(handle, incoming, outgoing).catch(() => outgoing.destroy())
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

/** A request of which the server has received the headers. */
async function announced(operation: ContractOperation, size: number): Promise<ClientRequest> {
  const received = once(server, 'request')
  const request = announce(operation, size)
  await received
  return request
}

async function expectRefusal(operation: ContractOperation, request: ClientRequest): Promise<Headers> {
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const headers = new Headers(response.headers as Record<string, string>)
  expect(response.statusCode).toBe(413)
  const body = parseBody(headers, await readText(response))
  expect(responseProblems(operation, { status: 413, headers }, body)).toEqual([])
  request.destroy()
  return headers
}

const limited = contractOperations().filter((operation) => documentedStatuses(operation).includes(413))

test.each(limited.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s refuses a body of more than 100 MB with 413',
  async (_, operation) => {
    const headers = await expectRefusal(operation, announce(operation, 100 * MB + 1))
    expect(headers.get('Retry-After')).toBeNull()
  },
)

test('a body that is only too large together with others is refused with Retry-After until the others end', async () => {
  const operation = limited.find(({ isPublic }) => isPublic)
  if (operation === undefined) throw new Error('No operation has a limit.')
  const others = [await announced(operation, 100 * MB), await announced(operation, 100 * MB)]
  const headers = await expectRefusal(operation, announce(operation, MB))
  expect(headers.get('Retry-After')).toBe('1')
  for (const other of others) other.destroy()
  await eventually(async () => {
    const { port } = server.address() as AddressInfo
    const body = new Blob(['x'.repeat(MB)], { type: 'application/json' })
    const { method, path } = operation
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { method, body })
    expect(response.status).toBe(422)
  })
})
