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
