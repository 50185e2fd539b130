import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PARALLEL_UPLOADS } from '../../../../../src/domain/upload.ts'
import { startableUploads } from '../../../../../src/flows/knowledge-base/upload/uploadQueue.ts'
import type { UploadStatus } from '../../../../../src/flows/knowledge-base/upload/uploadStatus.ts'
import { isActiveUpload, UPLOAD_STATUS } from '../../../../../src/flows/knowledge-base/upload/uploadStatus.ts'

const statuses = Object.keys(UPLOAD_STATUS) as UploadStatus[]
const count = (uploads: readonly { status: UploadStatus }[], wanted: UploadStatus) =>
  uploads.filter(({ status }) => status === wanted).length

/** Queues that can occur: never more than the allowed number are uploading. */
const queues = fc
  .array(fc.record({ id: fc.uuid(), status: fc.constantFrom(...statuses) }))
  .filter((uploads) => count(uploads, 'uploading') <= MAX_PARALLEL_UPLOADS)

test('startableUploads fills the free places and does not exceed the limit', () => {
  fc.assert(
    fc.property(queues, (uploads) => {
      const uploading = count(uploads, 'uploading')
      const expected = Math.min(MAX_PARALLEL_UPLOADS, uploading + count(uploads, 'queued'))
      expect(uploading + startableUploads(uploads).length).toBe(expected)
    }),
  )
})

test('startableUploads returns the first queued uploads in their order', () => {
  fc.assert(
    fc.property(queues, (uploads) => {
      const queued = uploads.filter(({ status }) => status === 'queued')
      const startable = startableUploads(uploads)
      expect(startable).toEqual(queued.slice(0, startable.length))
    }),
  )
})

test('startableUploads returns nothing after the returned uploads have started', () => {
  fc.assert(
    fc.property(queues, (uploads) => {
      const started = new Set(startableUploads(uploads))
      const next = uploads.map((upload) =>
        started.has(upload) ? { ...upload, status: 'uploading' as const } : upload,
      )
      expect(startableUploads(next)).toEqual([])
    }),
  )
})

test('a queue with active uploads always has one that is uploading or can start', () => {
  fc.assert(
    fc.property(queues, (uploads) => {
      const isAnyActive = uploads.some(({ status }) => isActiveUpload(status))
      expect(count(uploads, 'uploading') + startableUploads(uploads).length > 0).toBe(isAnyActive)
    }),
  )
})
