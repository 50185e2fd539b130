import { expect, test } from 'vitest'
import { operations } from '../../../mocks/api/operations.ts'
import { createDatabase } from '../../../mocks/db/database.ts'
import { createIds } from '../../../mocks/db/ids.ts'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createGraphRun } from '../../../mocks/jobs/graphRun.ts'
import { createIndexing } from '../../../mocks/jobs/indexing.ts'
import { createProcessing } from '../../../mocks/jobs/processing.ts'
import { createRandom } from '../../../mocks/random.ts'
import { contractOperations } from '../../../scripts/contract/schemas.ts'
import { createTestBackend } from '../../support/mocks/testBackend.ts'

test('every operation of the contract has exactly one handler', () => {
  const { clock, db } = { ...createTestBackend(), db: createDatabase() }
  const work = { db, clock, ids: createIds(createRandom(1)), delays: NO_DELAYS, onChange: () => {} }
  const indexing = createIndexing(work)
  const answered = operations({
    ...work,
    processing: createProcessing({ ...work, indexing }),
    indexing,
    graphRun: createGraphRun({ db, indexing }),
  })
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  expect(answered.map(nameOf).toSorted()).toEqual(contractOperations().map(nameOf).toSorted())
})

test('a request to neither service gets 501', async () => {
  const { handle } = createTestBackend()
  const response = await handle(new Request('http://backend/api/v2/elsewhere'))
  expect(response.status).toBe(501)
  expect(await response.json()).toEqual({ detail: 'Not implemented: GET /api/v2/elsewhere' })
})
