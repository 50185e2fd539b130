import { beforeEach, expect, test, vi } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { indexInOneTab } from '../../../../../src/flows/knowledge-base/document/indexInOneTab.actors.ts'
import { openAsUser } from '../../../../support/flows/backendAccount.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { storeDocument } from '../../../../support/flows/storedDocument.ts'

const INDEX = 'POST /api/v1/rag/index-document'
const { id } = createDocument()
const { signal } = new AbortController()

let network: MockNetwork
beforeEach(async () => {
  network = await openAsUser()
  await storeDocument(network)
})

const indexRequests = () => network.sent.filter((line) => line.startsWith(INDEX)).length
const isIndexed = () => network.backend.db.documents.get(id)?.is_indexed

test('two tabs send one request and both wait until the document is indexed', async () => {
  await Promise.all([indexInOneTab(id, signal), indexInOneTab(id, signal)])
  expect(isIndexed()).toBe(true)
  expect(indexRequests()).toBe(1)
})

test('a tab that waits sends the request when the first tab was closed', async () => {
  const sent = Promise.withResolvers<void>()
  network.answerWith(INDEX, () => {
    sent.resolve()
    return new Promise<never>(() => {})
  })
  const closing = new AbortController()
  const first = indexInOneTab(id, closing.signal)
  const second = indexInOneTab(id, signal)
  await sent.promise
  network.answerAsUsual()
  closing.abort()
  await expect(first).rejects.toThrow('aborted')
  await second
  expect(isIndexed()).toBe(true)
  expect(indexRequests()).toBe(2)
})

test('a tab that waits does not repeat a request that failed, and has the same reason', async () => {
  network.answerWith(INDEX, async () => {
    await network.backend.db.documents.update(id, { status: 'failed', failure_reason: 'It is too long.' })
    return Response.json({ detail: 'It is too long.' }, { status: 500 })
  })
  const [first, second] = await Promise.allSettled([indexInOneTab(id, signal), indexInOneTab(id, signal)])
  expect(first.status).toBe('rejected')
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'It is too long.' } })
  expect(indexRequests()).toBe(1)
})

test('every tab sends its request if the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  await Promise.all([indexInOneTab(id, signal), indexInOneTab(id, signal)])
  expect(isIndexed()).toBe(true)
  expect(indexRequests()).toBe(2)
})
