import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { startKnowledgeBase } from '../../../support/knowledgeBase.ts'

const ready = (id: string) => createDocument({ id, filename: `${id}.md` })
const many = (count: number) => Array.from({ length: count }, (_, place) => ready(`d${place}`))

async function loaded(documents: ReturnType<typeof many>, autoIndex = true) {
  const base = startKnowledgeBase({ autoIndex })
  await base.load(documents)
  const asked = () => base.calls.index.map(({ input }) => input.id)
  const rest = () => vi.advanceTimersByTimeAsync(0)
  return { ...base, asked, rest }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('auto-index', () => {
  test('auto-index starts with the documents that are ready to index', async () => {
    const { asked, stateOf } = await loaded([
      ready('d1'),
      createDocument({ id: 'd2', is_indexed: true }),
      createDocument({ id: 'd3', status: 'failed' }),
      createDocument({ id: 'd4', status: 'processing' }),
    ])
    expect(asked()).toEqual(['d1'])
    expect(stateOf('document:d1')).toBe('indexing')
  })

  test('auto-index starts once when a listing contains a document as processed', async () => {
    const { asked, list } = await loaded([createDocument({ id: 'd1', status: 'processing' })])
    expect(asked()).toEqual([])
    list([ready('d1')])
    list([ready('d1')])
    expect(asked()).toEqual(['d1'])
  })

  test('auto-index follows its setting while the machine runs', async () => {
    const { actor, asked, list } = await loaded([ready('d1')], false)
    list([ready('d1'), ready('d2')])
    expect(asked()).toEqual([])
    actor.send({ type: 'autoIndex.switched', isOn: true })
    expect(asked()).toEqual(['d1', 'd2'])
    actor.send({ type: 'autoIndex.switched', isOn: false })
    list([ready('d1'), ready('d2'), ready('d3')])
    expect(asked()).toEqual(['d1', 'd2'])
  })

  test('a change of the auto-index setting while the list loads is used afterward', async () => {
    const base = startKnowledgeBase({ autoIndex: true })
    base.actor.send({ type: 'autoIndex.switched', isOn: false })
    await base.load([ready('d1')])
    expect(base.calls.index).toEqual([])
  })

  test('auto-index indexes all documents once, four at a time', async () => {
    const { asked, calls, context, rest } = await loaded(many(10))
    for (let done = 0; done < 10; done += 1) {
      expect(asked()).toHaveLength(Math.min(10, done + 4))
      calls.index[done]?.resolve()
      await rest()
    }
    expect(new Set(asked()).size).toBe(10)
    expect(context()).toMatchObject({ activeDocumentIds: [], autoIndexingIds: [] })
    expect(context().documents.every(({ is_indexed }) => is_indexed)).toBe(true)
  })

  test('auto-index does not repeat a failed document and shows no toast', async () => {
    const { actor, asked, calls, emitted, list, rest, stateOf } = await loaded([ready('d1')])
    calls.index[0]?.reject('Failed to index document')
    await rest()
    list([ready('d1')])
    actor.send({ type: 'autoIndex.switched', isOn: false })
    actor.send({ type: 'autoIndex.switched', isOn: true })
    expect(asked()).toEqual(['d1'])
    expect(stateOf('document:d1')).toBe('failed')
    expect(emitted).toEqual([])
    actor.send({ type: 'retry.requested', id: 'd1' })
    expect(asked()).toEqual(['d1', 'd1'])
  })

  test('auto-index continues with other documents after 20 seconds without a response', async () => {
    const { asked, calls, rest, stateOf } = await loaded(many(6))
    await vi.advanceTimersByTimeAsync(19_000)
    expect(asked()).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked()).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd5'])
    expect(stateOf('document:d0')).toBe('indexing')
    calls.index[0]?.resolve()
    await rest()
    expect(stateOf('document:d0')).toBeUndefined()
  })

  test('auto-index ignores documents that have an actor', async () => {
    const { actor, asked, calls, list, rest } = await loaded([
      createDocument({ id: 'd1', status: 'pending' }),
    ])
    actor.send({ type: 'delete.requested', id: 'd1' })
    list([ready('d1')])
    expect(asked()).toEqual([])
    calls.remove[0]?.resolve()
    await rest()
    expect(asked()).toEqual([])
  })
})
