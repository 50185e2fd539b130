import { expect, test } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import type { Encoding } from '../../../../../src/domain/encodings.ts'
import type { TrackedDocument } from '../../../../../src/flows/knowledge-base/document/document.machine.ts'
import { documentMachine } from '../../../../../src/flows/knowledge-base/document/document.machine.ts'
import { flushPromises, manualActor, startAsChild } from '../../../../support/documents.ts'

function start(document: TrackedDocument) {
  const call = manualActor<void, { id: string }>()
  const reread = manualActor<void, { id: string; encoding: Encoding }>()
  const actors = { processDocument: call.logic, indexDocument: call.logic, rereadDocument: reread.logic }
  return { ...startAsChild(documentMachine.provide({ actors }), { document }), calls: call.calls, reread }
}

test.each([
  [{ failure_reason: 'This file is empty.' }, 'This file is empty.'],
  [{}, 'Failed to process document'],
])(
  'processing that fails again with %j reports a failed retry with the message %s',
  async (reason, message) => {
    const unread = createDocument({ status: 'failed', processed_at: null })
    const { calls, child, reports } = start(unread)
    child.send({ type: 'retry.requested' })
    calls[0]?.resolve()
    await flushPromises()
    child.send({ type: 'document.refreshed', document: { ...unread, ...reason } })
    expect(reports.at(-1)).toEqual({ type: 'document.failed', id: 'd1', message, isRetry: true })
  },
)

test('a processed document whose indexing failed cannot be deleted', async () => {
  const { calls, child } = start(createDocument())
  child.send({ type: 'index.requested' })
  calls[0]?.reject('Failed to index document')
  await flushPromises()
  expect(child.getSnapshot().value).toBe('failed')
  expect(child.getSnapshot().can({ type: 'delete.requested' })).toBe(false)
})

test('indexing that is requested after a retry has ended is not reported as a retry', async () => {
  const { calls, child, reports, reread } = start(createDocument())
  child.send({ type: 'index.requested' })
  calls[0]?.reject('Failed to index document')
  await flushPromises()
  child.send({ type: 'retry.requested' })
  calls[1]?.resolve()
  await flushPromises()
  child.send({ type: 'reread.requested', encoding: 'koi8-r' })
  reread.calls[0]?.reject('Failed to read document')
  await flushPromises()
  child.send({ type: 'index.requested' })
  calls[2]?.reject('Failed to index document')
  await flushPromises()
  expect(reports.at(-1)).toMatchObject({ type: 'document.failed', isRetry: false })
})

test('a document that is read with another encoding after a retry is not reported as a retry', async () => {
  const unread = createDocument({ status: 'failed', processed_at: null })
  const { calls, child, reports, reread } = start(unread)
  child.send({ type: 'retry.requested' })
  calls[0]?.reject('Failed to process document')
  await flushPromises()
  child.send({ type: 'reread.requested', encoding: 'koi8-r' })
  reread.calls[0]?.resolve()
  await flushPromises()
  child.send({ type: 'document.refreshed', document: unread })
  expect(reports.at(-1)).toMatchObject({ type: 'document.failed', isRetry: false })
})
