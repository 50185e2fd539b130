import { expect, onTestFinished, test, vi } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { flushPromises } from '../../../../support/documents.ts'
import { startKnowledgeBase } from '../support.ts'

const ready = (id: string) => createDocument({ id, filename: `${id}.md` })

const startIndexing = async (count: number) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const documents = Array.from({ length: count }, (_, place) => ready(`d${place}`))
  const base = await startKnowledgeBase(documents, { autoIndex: true })
  return { ...base, asked: () => base.calls.index.map(({ input }) => input.id) }
}

test('auto-index indexes all documents once, four at a time', async () => {
  const { asked, calls, context } = await startIndexing(10)
  for (let done = 0; done < 10; done += 1) {
    expect(asked()).toHaveLength(Math.min(10, done + 4))
    calls.index[done]?.resolve()
    await flushPromises()
  }
  expect(new Set(asked()).size).toBe(10)
  expect(context().activeDocumentIds).toEqual([])
})

test('auto-index continues with other documents after 20 seconds without a response', async () => {
  const { asked, calls, stateOf } = await startIndexing(6)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(asked()).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd5'])
  expect(stateOf('d0')).toBe('indexing')
  calls.index[0]?.resolve()
  await flushPromises()
  expect(stateOf('d0')).toBeUndefined()
})

test('auto-index tries a document once, and not while it is off', async () => {
  const { asked, calls, list, switchAutoIndex } = await startIndexing(1)
  calls.index[0]?.reject('Failed to index document')
  await flushPromises()
  switchAutoIndex(false)
  list([ready('d0'), ready('d1')])
  expect(asked()).toEqual(['d0'])
  switchAutoIndex(true)
  expect(asked()).toEqual(['d0', 'd1'])
  list([ready('d0'), ready('d1'), ready('d2')])
  expect(asked()).toEqual(['d0', 'd1', 'd2'])
})

test('auto-index leaves a document alone that is being deleted', async () => {
  const { actor, asked, list } = await startIndexing(0)
  list([createDocument({ id: 'd0', status: 'pending' })])
  actor.send({ type: 'delete.requested', id: 'd0' })
  list([ready('d0')])
  expect(asked()).toEqual([])
})

test('a document that is no longer listed gives its place to another', async () => {
  const { asked, list } = await startIndexing(5)
  expect(asked()).toHaveLength(4)
  list([1, 2, 3, 4].map((place) => ready(`d${place}`)))
  expect(asked()).toEqual(['d0', 'd1', 'd2', 'd3', 'd4'])
})
