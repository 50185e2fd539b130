import { beforeAll, expect, test } from 'vitest'
import type { OperationId } from '../../../mocks/api/operationIds.ts'
import type { Handle } from '../../../mocks/backend.ts'
import { parseFault } from '../../../mocks/faults/parseFault.ts'
import { withFaults } from '../../../mocks/faults/withFaults.ts'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createRandom } from '../../../mocks/random.ts'
import { exampleBodies } from '../../../scripts/contract/examples.ts'
import type { ContractOperation } from '../../../scripts/contract/schemas.ts'
import { contractOperations, documentedStatuses } from '../../../scripts/contract/schemas.ts'
import { createDocumentedBackend, type DocumentedBackend } from '../../support/mocks/documentedBackend.ts'
import { type Changes, sendExample } from '../../support/mocks/sendExample.ts'
import { createTestBackend } from '../../support/mocks/testBackend.ts'

// Every status that the contract documents is reached, with the documented examples where the request is valid.

interface Call extends Changes {
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

function operationWith(id: OperationId): ContractOperation {
  const operation = contractOperations().find((one) => one.id === id)
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`)
  return operation
}

const nameOf = ({ method, path }: ContractOperation) => `${method} ${path}`

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
      exampleBodies(operationWith('register')).map((body) => ({
        body,
        // One of the examples registers this user.
        prepare: () => world.backend.db.users.update(world.ids.user, { email: 'other@engram.example' }),
      })),
    409: async () => {
      const operation = operationWith('register')
      const [body] = exampleBodies(operation)
      await sendExample(world.backend.handle, operation, { body })
      return { body }
    },
  },
  'get /users/': {
    403: async () => {
      await world.backend.db.users.update(world.ids.user, { is_active: false })
      return { token: world.owner.token }
    },
  },
  'put /users/{id}': { 403: () => ({ token: world.owner.token, body: { roles: ['admin'] } }) },
  'delete /documents/{id}': { 409: async () => prepareDocument({ is_indexed: true }) },
  'post /documents/{id}/process': {
    202: async () => prepareDocument({ status: 'uploaded' }),
    409: async () => prepareDocument({ status: 'processing' }),
    422: () => ({ token: world.owner.token, query: { encoding: 'unknown' } }),
  },
  'post /rag/index-document/{id}': { 409: async () => prepareDocument({ status: 'processing' }) },
  'patch /rag/contradictions/{id}': {
    409: async () => {
      for (const { id } of world.backend.db.disagreements.list())
        await world.backend.db.disagreements.update(id, { is_withdrawn: true })
      return { token: world.owner.token }
    },
  },
  'get /rag/contradictions': { 422: () => ({ token: world.owner.token, query: { limit: '0' } }) },
  'get /rag/compare': {
    200: () => ({
      token: world.owner.token,
      prepare: () =>
        world.owner.call('post /rag/index-document/{id}', { params: { id: world.ids.document } }),
    }),
    404: () => ({ token: world.owner.token, query: { first: 'unknown' } }),
    409: () => ({ token: world.owner.token }),
    422: () => ({ token: world.owner.token, query: { first: '' } }),
  },
  'post /rag/graph/process-documents': {
    409: async () => {
      // Its clock stands still, so that the first run does not end.
      const slow = createTestBackend({ ...NO_DELAYS, indexing: 1000 })
      await slow.restore(structuredClone(before))
      await sendExample(slow.handle, operationWith('rebuildGraph'), { token: world.admin.token })
      return { token: world.admin.token, handle: slow.handle }
    },
  },
  'get /users/search': { 422: () => ({ token: world.admin.token, query: { q: ' ' } }) },
  'get /rag/graph/stats': { 422: () => ({ token: world.owner.token, query: { user_id: '' } }) },
  'get /memory/top-connections/{id}': { 422: () => ({ token: world.owner.token, query: { limit: '0' } }) },
}

async function prepareDocument(
  changes: Parameters<DocumentedBackend['backend']['db']['documents']['update']>[1],
): Promise<Call> {
  await world.backend.db.documents.update(world.ids.document, changes)
  return { token: world.owner.token }
}

/** The calls that reach a status, with every documented example if the request is valid. */
async function callsFor(operation: ContractOperation, status: number): Promise<Call[]> {
  const special = await SPECIAL[nameOf(operation)]?.[status]?.()
  if (special !== undefined) return [special].flat()
  const caller = ADMIN_ONLY.has(nameOf(operation)) ? world.admin : world.owner
  const token = operation.isPublic ? undefined : caller.token
  switch (status) {
    case 401:
      return [{}]
    case 403:
      return [{ token: world.other.token }]
    case 404:
      return [{ token, params: { id: 'unknown', objectId: 'unknown', name: 'unknown' } }]
    case 415:
      return [{ token, headers: { 'Content-Type': 'text/plain' } }]
    case 422:
      return [{ token, body: operation.bodyType === 'multipart/form-data' ? new FormData() : [] }]
    default:
      return exampleBodies(operation).map((body) => ({ token, body }))
  }
}

test.each(contractOperations().map((operation) => [nameOf(operation), operation] as const))(
  '%s reaches every documented status',
  async (_, operation) => {
    for (const status of documentedStatuses(operation)) {
      // Tested in operations.sizeLimits.test.ts.
      if (status === 413) continue
      const restore = () => world.backend.restore(structuredClone(before))
      await restore()
      const calls = await callsFor(operation, status)
      expect(calls.length, `an example of ${nameOf(operation)}`).toBeGreaterThan(0)
      for (const [index, call] of calls.entries()) {
        if (index > 0) await restore()
        await call.prepare?.()
        const handle = call.handle ?? handleFor(operation, status)
        expect(await sendExample(handle, operation, call), String(status)).toBe(status)
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

test('the table of special cases has only documented statuses', () => {
  const documented = new Map(contractOperations().map((one) => [nameOf(one), documentedStatuses(one)]))
  for (const [name, cases] of Object.entries(SPECIAL))
    expect(documented.get(name), name).toEqual(expect.arrayContaining(Object.keys(cases).map(Number)))
  expect([...documented.keys()]).toEqual(expect.arrayContaining([...ADMIN_ONLY]))
})
