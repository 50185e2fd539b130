import { expect, test } from 'vitest'
import { createManualClock } from '../../../mocks/clock.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import { DISPLAY_STATUSES, displayStatusOf } from '../../../src/domain/document.ts'
import { WAITLIST_STATUSES } from '../../../src/domain/waitlist.ts'
import { contractFetch } from '../../support/mocks/contractFetch.ts'
import { START } from '../../support/mocks/testBackend.ts'
import { openWorld } from '../../support/mocks/worldUser.ts'

const clock = createManualClock(START)
const backend = await createWorldBackend('busy', { clock })
const { db, hosted } = backend

test('the busy world has 400 applications in every status, 40 users, 120 documents and 30 chats', () => {
  const counts = [hosted.waitlistSubmissions, db.users, db.documents, db.chatSessions]
  expect(counts.map((table) => table.count())).toEqual([400, 40, 120, 30])
  const statuses = new Set(hosted.waitlistSubmissions.list().map(({ status }) => status))
  expect(statuses).toEqual(new Set(WAITLIST_STATUSES))
})

test('the busy world has documents in every status, and each failed one has another reason', () => {
  const documents = db.documents.list()
  expect(new Set(documents.map(displayStatusOf))).toEqual(new Set(DISPLAY_STATUSES))
  const failed = documents.filter(({ status }) => status === 'failed')
  expect(failed).toHaveLength(15)
  expect(new Set(failed.map(({ failure_reason }) => failure_reason)).size).toBe(15)
})

test('a failed document of the busy world fails with the same reason when it is tried again, or succeeds if the problem was on our side', async () => {
  const { backend: other, token } = await openWorld('busy')
  const failed = other.db.documents.list(({ status }) => status === 'failed')
  for (const { id, processed_at } of failed)
    await contractFetch(
      other,
      processed_at === null ? 'post /documents/{id}/process' : 'post /rag/index-document/{id}',
      { token, params: { id } },
    )
  await other.idle()
  for (const { id, failure_reason } of failed) {
    const reason = failure_reason?.includes('on our side') ? null : failure_reason
    expect(other.db.documents.get(id)?.failure_reason).toBe(reason)
  }
})

test('the documents in progress of the busy world keep their status for half an hour and are then processed', async () => {
  const unfinished = () =>
    db.documents.list(({ status }) => status !== 'completed' && status !== 'failed').length
  await clock.advance(29 * 60_000)
  await backend.idle()
  expect(unfinished()).toBe(16)
  await clock.advance(2 * 60_000)
  await backend.idle()
  expect(unfinished()).toBe(0)
})
