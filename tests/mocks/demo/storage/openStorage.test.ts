import { expect, test, vi } from 'vitest'
import { openStorage, type StorageStatus } from '../../../../mocks/demo/storage/openStorage.ts'
import type { SnapshotStorage } from '../../../../mocks/persistence/snapshotStorage.ts'
import { createTestBackend } from '../../../support/mocks/testBackend.ts'

const SETTINGS = { world: 'demo', faults: [], clockOffsetMs: 0 }
const snapshot = createTestBackend().snapshot()
const full = () => Promise.reject(new DOMException('No space left.', 'QuotaExceededError'))

function storageWith(changes: Partial<SnapshotStorage>): SnapshotStorage {
  return {
    load: async () => null,
    save: async () => {},
    startNew: async () => {},
    undo: async () => null,
    canUndo: () => true,
    deletePrevious: async () => {},
    ...changes,
  }
}

test('a browser that refuses the storage is reported as unavailable, and nothing is stored or restored', async () => {
  const report = vi.fn()
  const storage = await openStorage(report, () => Promise.reject(new DOMException('', 'SecurityError')))
  await storage.save(snapshot, SETTINGS)
  await storage.startNew(snapshot, SETTINGS)
  expect(await storage.load()).toBe(null)
  expect(await storage.undo()).toBe(null)
  expect(storage.canUndo()).toBe(false)
  expect(report.mock.calls).toEqual([['unavailable']])
})

test('a full storage is reported, and again when saving succeeds later', async () => {
  const reports: StorageStatus[] = []
  const save = vi.fn(async () => {}).mockImplementationOnce(full)
  const storage = await openStorage(
    (status) => reports.push(status),
    async () => storageWith({ save }),
  )
  await storage.save(snapshot, SETTINGS)
  await storage.save(snapshot, SETTINGS)
  expect(reports).toEqual(['full', 'stored'])
})

test('new data replaces the old data if there is no space for both', async () => {
  const report = vi.fn()
  const save = vi.fn(async () => {})
  const storage = await openStorage(report, async () => storageWith({ save, startNew: full }))
  await storage.startNew(snapshot, SETTINGS)
  expect(save).toHaveBeenCalledWith(snapshot, SETTINGS)
  expect(report.mock.calls).toEqual([['stored']])
})

test('after a deletion elsewhere nothing else is reported', async () => {
  const reports: StorageStatus[] = []
  let onDeleted = () => {}
  const save = () => Promise.reject(new DOMException('', 'InvalidStateError'))
  const storage = await openStorage(
    (status) => reports.push(status),
    async (listener) => {
      onDeleted = listener
      return storageWith({ save })
    },
  )
  onDeleted()
  await storage.save(snapshot, SETTINGS)
  expect(reports).toEqual(['deleted', 'deleted'])
})

test('an error other than a lack of space is reported as unavailable', async () => {
  const report = vi.fn()
  const save = () => Promise.reject(new DOMException('', 'InvalidStateError'))
  const storage = await openStorage(report, async () => storageWith({ save }))
  await storage.save(snapshot, SETTINGS)
  expect(report.mock.calls).toEqual([['unavailable']])
})
