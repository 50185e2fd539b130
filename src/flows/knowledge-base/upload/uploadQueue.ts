import { MAX_PARALLEL_UPLOADS } from '../../../domain/upload.ts'
import type { UploadStatus } from './uploadStatus.ts'

export interface QueuedUpload {
  readonly id: string
  readonly status: UploadStatus
}

/** The queued uploads that may start now, in queue order. */
export function startableUploads<Upload extends QueuedUpload>(uploads: readonly Upload[]): Upload[] {
  const uploading = uploads.filter(({ status }) => status === 'uploading').length
  const queued = uploads.filter(({ status }) => status === 'queued')
  return queued.slice(0, Math.max(0, MAX_PARALLEL_UPLOADS - uploading))
}
