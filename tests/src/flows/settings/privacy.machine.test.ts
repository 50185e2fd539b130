import { describe, expect, test } from 'vitest'
import type { AnyEventObject, EventObject } from 'xstate'
import { createActor, fromCallback } from 'xstate'
import { NOTHING_REMOVED } from '../../../../src/flows/settings/deletion.ts'
import type { DeletionReport, ExportReport, Owner } from '../../../../src/flows/settings/privacy.machine.ts'
import { privacyMachine } from '../../../../src/flows/settings/privacy.machine.ts'

const owner: Owner = { backend: { id: 'mira', email: 'mira@lab.example' }, hosted: null }
const file = { name: 'engram-export-2026-11-21.json', text: '{}' }
const document = { kind: 'documents', name: 'notes.md', reason: 'Busy.' } as const

/** Work whose reports are in the hands of the test. */
function reported<Report extends AnyEventObject>() {
  const runs: { owner: Owner; report: (event: Report) => void; isStopped: boolean }[] = []
  const logic = fromCallback<AnyEventObject, Owner>(({ input, sendBack }) => {
    const run = { owner: input, report: sendBack as (event: Report) => void, isStopped: false }
    runs.push(run)
    return () => {
      run.isStopped = true
    }
  })
  return { runs, logic }
}

function open() {
  const exporting = reported<ExportReport>()
  const deleting = reported<DeletionReport>()
  const actor = createActor(
    privacyMachine.provide({ actors: { exportData: exporting.logic, deleteData: deleting.logic } }),
    { input: { owner } },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    exports: exporting.runs,
    deletions: deleting.runs,
    emitted,
    send: actor.send,
    stop: () => actor.stop(),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    can: (event: Parameters<typeof actor.send>[0]) => actor.getSnapshot().can(event),
  }
}

describe('an export', () => {
  test('tells how far it is, and hands over a file', () => {
    const data = open()
    data.send({ type: 'export.requested' })
    data.send({ type: 'export.requested' })
    expect(data.exports.map((run) => run.owner)).toEqual([owner])
    data.exports[0]?.report({ type: 'export.progressed', done: 3, total: 9 })
    expect(data.context().progress).toEqual({ done: 3, total: 9 })
    data.exports[0]?.report({ type: 'export.finished', file, missing: [] })
    expect(data.value()).toBe('exported')
    expect(data.emitted).toEqual([{ type: 'data.exported', file, missing: [] }])
    expect(JSON.stringify(data.context())).not.toContain(file.name)
  })

  test('without some parts names them, until the next', () => {
    const data = open()
    const missing = [{ part: 'your documents', reason: 'Oh.' }]
    data.send({ type: 'export.requested' })
    data.exports[0]?.report({ type: 'export.finished', file, missing })
    expect(data.value()).toBe('exported')
    expect(data.context().missing).toEqual(missing)
    data.send({ type: 'export.requested' })
    expect(data.context().missing).toEqual([])
  })

  test('that got nothing says why, and can be tried again', () => {
    const data = open()
    data.send({ type: 'export.requested' })
    data.exports[0]?.report({ type: 'export.failed', message: 'No connection' })
    expect(data.value()).toBe('exportFailed')
    expect(data.context().failure).toBe('No connection')
    expect(data.emitted).toEqual([{ type: 'export.failed', message: 'No connection' }])
    data.send({ type: 'export.requested' })
    expect(data.value()).toBe('exporting')
    expect(data.context().failure).toBeNull()
  })

  test('can be given up', () => {
    const data = open()
    data.send({ type: 'export.requested' })
    expect(data.can({ type: 'deletion.requested' })).toBe(false)
    data.send({ type: 'export.cancelled' })
    expect(data.value()).toBe('idle')
    expect(data.exports[0]?.isStopped).toBe(true)
  })

  test('ends with the page', () => {
    const data = open()
    data.send({ type: 'export.requested' })
    data.stop()
    expect(data.exports[0]?.isStopped).toBe(true)
  })
})

describe('a deletion', () => {
  test('is asked about first, and a no deletes nothing', () => {
    const data = open()
    data.send({ type: 'deletion.confirmed' })
    expect(data.value()).toBe('idle')
    data.send({ type: 'deletion.requested' })
    expect(data.value()).toBe('confirmingDelete')
    data.send({ type: 'deletion.cancelled' })
    expect(data.value()).toBe('idle')
    expect(data.deletions).toEqual([])
  })

  test('happens once, cannot be left half way, and says what has gone', () => {
    const data = open()
    const removed = { memory: 1, documents: 12, chats: 3, files: 0, device: 1 }
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    data.send({ type: 'deletion.confirmed' })
    data.send({ type: 'deletion.cancelled' })
    expect(data.value()).toBe('deleting')
    expect(data.deletions).toHaveLength(1)
    data.deletions[0]?.report({ type: 'deletion.progressed', done: 1, total: 17 })
    expect(data.context().progress).toEqual({ done: 1, total: 17 })
    data.deletions[0]?.report({ type: 'deletion.finished', removed, left: [] })
    expect(data.value()).toBe('deleted')
    expect(data.context().removed).toEqual(removed)
    expect(data.emitted).toEqual([])
  })

  test('that left something names it, and goes on with that', () => {
    const data = open()
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    data.deletions[0]?.report({
      type: 'deletion.finished',
      removed: { ...NOTHING_REMOVED, memory: 1, documents: 11, device: 1 },
      left: [document],
    })
    expect(data.value()).toBe('deletionFailed')
    expect(data.context().left).toEqual([document])
    expect(data.emitted).toEqual([{ type: 'deletion.failed', left: [document] }])
    data.send({ type: 'deletion.retried' })
    expect(data.value()).toBe('deleting')
    data.deletions[1]?.report({
      type: 'deletion.finished',
      removed: { ...NOTHING_REMOVED, memory: 1, documents: 1, device: 1 },
      left: [],
    })
    expect(data.value()).toBe('deleted')
    expect(data.context()).toMatchObject({
      removed: { memory: 1, documents: 12, chats: 0, files: 0, device: 1 },
      left: [],
    })
  })

  test('that left something can be left at that, and begun anew', () => {
    const data = open()
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    data.deletions[0]?.report({
      type: 'deletion.finished',
      removed: { ...NOTHING_REMOVED, chats: 2 },
      left: [document],
    })
    data.send({ type: 'deletion.cancelled' })
    expect(data.value()).toBe('idle')
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    expect(data.context()).toMatchObject({ removed: NOTHING_REMOVED, left: [] })
  })
})
