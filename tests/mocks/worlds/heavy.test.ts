import { expect, test } from 'vitest'
import { canIndex } from '../../../src/domain/document.ts'
import { contractFetch, type Schemas } from '../../support/mocks/contractFetch.ts'
import { openWorld } from '../../support/mocks/worldUser.ts'

const { backend, token } = await openWorld('heavy')

test('the heavy world has 10,000 documents, 1,000 applications and a chat of 1,000 messages', () => {
  expect(backend.db.documents.count()).toBe(10_000)
  expect(backend.hosted.waitlistSubmissions.count()).toBe(1_000)
  expect(backend.db.chatSessions.list().map((session) => session.message_count)).toEqual([1000])
})

test('the newest document of the heavy world can be opened and is indexed', async () => {
  const document = backend.db.documents.list().at(-1)
  const { body: text } = await contractFetch(backend, 'get /files/file/{name}', {
    token,
    params: { name: document?.id ?? '' },
  })
  expect(text).toMatch(/^# Zeal Brook pumping station/)
  expect(document).toMatchObject({ status: 'completed', is_indexed: true })
})

test('the oldest document of the heavy world fails for the reason that it states', async () => {
  const [{ id = '', failure_reason = null } = {}] = backend.db.documents.list()
  expect(failure_reason).toContain('Its pages are blank')
  await contractFetch(backend, 'post /documents/{id}/process', { token, params: { id } })
  await backend.idle()
  expect(backend.db.documents.get(id)).toMatchObject({ status: 'failed', failure_reason })
})

test('no document of the heavy world waits for auto-index', () => {
  expect(backend.db.documents.list(canIndex)).toEqual([])
})

test('a question in the chat of the heavy world is answered', async () => {
  const [{ id = '' } = {}] = backend.db.chatSessions.list()
  const { body } = await contractFetch<Schemas['Answer']>(backend, 'post /chat/session/{id}/ask', {
    token,
    params: { id },
    body: { text: 'When was the Redbank station built?' },
  })
  expect(body.response).toContain('built in 1973')
  expect(backend.db.chatSessions.get(id)?.message_count).toBe(1002)
})
