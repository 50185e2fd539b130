import { expect, test } from 'vitest'
import { notImplemented } from '../../mocks/api/notImplemented.ts'
import { operations } from '../../mocks/api/operations.ts'
import { createDatabase } from '../../mocks/db/database.ts'
import { createIds } from '../../mocks/db/ids.ts'
import { createRandom } from '../../mocks/random.ts'
import { NO_DELAYS } from '../../mocks/work/delays.ts'
import { createIndexing } from '../../mocks/work/indexing.ts'
import { createProcessing } from '../../mocks/work/processing.ts'
import { contractFetch } from './support/contractFetch.ts'
import { contractOperations } from './support/contractSchemas.ts'
import { createTestBackend } from './support/testBackend.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every operation of the contract is answered, or listed as not implemented, and never both', () => {
  const { clock } = createTestBackend()
  const options = { db: createDatabase(), clock, delays: NO_DELAYS, onChange: () => {} }
  const all = operations({
    ...options,
    ids: createIds(createRandom(1)),
    processing: createProcessing(options),
    indexing: createIndexing(options),
  }).map(nameOf)

  expect(new Set(all).size).toBe(all.length)
  expect(all.toSorted()).toEqual(contractOperations().map(nameOf).toSorted())
})

test.each(notImplemented().map(nameOf))('%s says that it is not implemented', async (name) => {
  const { status, body } = await contractFetch(createTestBackend(), name, {
    params: { id: 'a', objectId: 'b', name: 'c' },
    ...(name.startsWith('post') && { body: {}, isInvalid: true }),
  })
  expect(status).toBe(501)
  expect(body).toEqual({ detail: expect.stringContaining('Not implemented') })
})

test('a path outside the contract is answered with 501, not by the network', async () => {
  const { handle } = createTestBackend()
  const response = await handle(new Request('http://backend/api/v2/elsewhere'))
  expect(response.status).toBe(501)
  expect(await response.json()).toEqual({ detail: 'Not implemented: GET /api/v2/elsewhere' })
})

test('the health check needs no token', async () => {
  expect(await contractFetch(createTestBackend(), 'get /healthcheck')).toEqual({
    status: 200,
    body: { status: 'ok' },
  })
})
