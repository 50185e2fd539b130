import { describe, expect, test } from 'vitest'
import type { AnyEventObject, EventObject } from 'xstate'
import { createActor, fromCallback } from 'xstate'
import { NOTHING_DELETED } from '../../../../src/flows/settings/dataDeletion.ts'
import type { DataOwner, DeletionEvent, ExportEvent } from '../../../../src/flows/settings/privacy.machine.ts'
import { privacyMachine } from '../../../../src/flows/settings/privacy.machine.ts'

const owner: DataOwner = { backend: { id: 'mira', email: 'mira@lab.example' }, hosted: null }
const file = { name: 'engram-export-2026-11-21.json', text: '{}' }
const document = { kind: 'documents', name: 'notes.md', reason: 'Busy.' } as const

/** Callback logic whose events the test sends with `runs[n].report`. */
function controllable<Event extends AnyEventObject>() {
  const runs: { owner: DataOwner; report: (event: Event) => void; isStopped: boolean }[] = []
  const logic = fromCallback<AnyEventObject, DataOwner>(({ input, sendBack }) => {
    const run = { owner: input, report: sendBack as (event: Event) => void, isStopped: false }
    runs.push(run)
    return () => {
      run.isStopped = true
    }
  })
  return { runs, logic }
}

function startPrivacy() {
  const exporting = controllable<ExportEvent>()
  const deleting = controllable<DeletionEvent>()
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

describe('export', () => {
  test('an export reports its progress and emits the file', () => {
    const data = startPrivacy()
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

  test('missing parts are listed until the next export', () => {
    const data = startPrivacy()
    const missing = [{ part: 'your documents', reason: 'Oh.' }]
    data.send({ type: 'export.requested' })
    data.exports[0]?.report({ type: 'export.finished', file, missing })
    expect(data.value()).toBe('exported')
    expect(data.context().missing).toEqual(missing)
    data.send({ type: 'export.requested' })
    expect(data.context().missing).toEqual([])
  })

  test('a failed export shows its error and can be started again', () => {
    const data = startPrivacy()
    data.send({ type: 'export.requested' })
    data.exports[0]?.report({ type: 'export.failed', message: 'No connection' })
    expect(data.value()).toBe('exportFailed')
    expect(data.context().failure).toBe('No connection')
    expect(data.emitted).toEqual([{ type: 'export.failed', message: 'No connection' }])
    data.send({ type: 'export.requested' })
    expect(data.value()).toBe('exporting')
    expect(data.context().failure).toBeNull()
  })

  test('an export can be cancelled', () => {
    const data = startPrivacy()
    data.send({ type: 'export.requested' })
    expect(data.can({ type: 'deletion.requested' })).toBe(false)
    data.send({ type: 'export.cancelled' })
    expect(data.value()).toBe('idle')
    expect(data.exports[0]?.isStopped).toBe(true)
  })

  test('an export stops when the machine stops', () => {
    const data = startPrivacy()
    data.send({ type: 'export.requested' })
    data.stop()
    expect(data.exports[0]?.isStopped).toBe(true)
  })
})

describe('leaving the page', () => {
  test('a running export and a running deletion go on', () => {
    const data = startPrivacy()
    data.send({ type: 'export.requested' })
    data.send({ type: 'page.left' })
    expect(data.value()).toBe('exporting')
    data.exports[0]?.report({ type: 'export.finished', file, missing: [] })
    expect(data.value()).toBe('exported')
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    data.send({ type: 'page.left' })
    expect(data.value()).toBe('deleting')
  })

  test('a result and an unanswered confirmation are not shown again', () => {
    const data = startPrivacy()
    data.send({ type: 'export.requested' })
    data.exports[0]?.report({ type: 'export.finished', file, missing: [] })
    data.send({ type: 'page.left' })
    expect(data.value()).toBe('idle')
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'page.left' })
    expect(data.value()).toBe('idle')
  })

  test('the next task uses a changed owner', () => {
    const data = startPrivacy()
    const changed: DataOwner = { ...owner, hosted: { id: 'm', email: '', firstName: 'Mira', lastName: '' } }
    data.send({ type: 'owner.changed', owner: changed })
    data.send({ type: 'export.requested' })
    expect(data.exports.map((run) => run.owner)).toEqual([changed])
  })
})

describe('deletion', () => {
  test('a deletion needs confirmation and cancelling deletes nothing', () => {
    const data = startPrivacy()
    data.send({ type: 'deletion.confirmed' })
    expect(data.value()).toBe('idle')
    data.send({ type: 'deletion.requested' })
    expect(data.value()).toBe('confirmingDelete')
    data.send({ type: 'deletion.cancelled' })
    expect(data.value()).toBe('idle')
    expect(data.deletions).toEqual([])
  })

  test('a deletion runs once, cannot be cancelled, and shows what was deleted', () => {
    const data = startPrivacy()
    const deleted = { memory: 1, documents: 12, chats: 3, files: 0, device: 1 }
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    data.send({ type: 'deletion.confirmed' })
    data.send({ type: 'deletion.cancelled' })
    expect(data.value()).toBe('deleting')
    expect(data.deletions).toHaveLength(1)
    data.deletions[0]?.report({ type: 'deletion.progressed', done: 1, total: 17 })
    expect(data.context().progress).toEqual({ done: 1, total: 17 })
    data.deletions[0]?.report({ type: 'deletion.finished', deleted, failures: [] })
    expect(data.value()).toBe('deleted')
    expect(data.context().deleted).toEqual(deleted)
    expect(data.emitted).toEqual([])
  })

  test('a deletion with failures lists them and a retry adds to the deleted counts', () => {
    const data = startPrivacy()
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    data.deletions[0]?.report({
      type: 'deletion.finished',
      deleted: { ...NOTHING_DELETED, memory: 1, documents: 11, device: 1 },
      failures: [document],
    })
    expect(data.value()).toBe('deletionFailed')
    expect(data.context().failures).toEqual([document])
    expect(data.emitted).toEqual([{ type: 'deletion.failed', failures: [document] }])
    data.send({ type: 'deletion.retried' })
    expect(data.value()).toBe('deleting')
    data.deletions[1]?.report({
      type: 'deletion.finished',
      deleted: { ...NOTHING_DELETED, memory: 1, documents: 1, device: 1 },
      failures: [],
    })
    expect(data.value()).toBe('deleted')
    expect(data.context()).toMatchObject({
      deleted: { memory: 1, documents: 12, chats: 0, files: 0, device: 1 },
      failures: [],
    })
  })

  test('a deletion with failures can be dismissed and a new one starts from zero', () => {
    const data = startPrivacy()
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    data.deletions[0]?.report({
      type: 'deletion.finished',
      deleted: { ...NOTHING_DELETED, chats: 2 },
      failures: [document],
    })
    data.send({ type: 'deletion.cancelled' })
    expect(data.value()).toBe('idle')
    data.send({ type: 'deletion.requested' })
    data.send({ type: 'deletion.confirmed' })
    expect(data.context()).toMatchObject({ deleted: NOTHING_DELETED, failures: [] })
  })
})
