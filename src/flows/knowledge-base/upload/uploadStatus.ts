import type { StateValueFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'

/** The states of the upload machine, the only place that stores an upload's status. */
export type UploadStatus = StateValueFrom<typeof uploadMachine>

export type UploadAction = 'cancel' | 'retry' | 'dismiss'

interface UploadStatusEntry {
  /** The text at the end of its row; null if the row shows progress or a reason. */
  label: string | null
  /** It is waiting or being sent. */
  isActive: boolean
  actions: readonly UploadAction[]
}

/** How each upload status is shown and what the user may do. A rejected file cannot be retried. */
export const UPLOAD_STATUS: Readonly<Record<UploadStatus, UploadStatusEntry>> = {
  queued: { label: 'Waiting', isActive: true, actions: ['cancel'] },
  uploading: { label: null, isActive: true, actions: ['cancel'] },
  completed: { label: 'Done', isActive: false, actions: [] },
  cancelled: { label: 'Canceled', isActive: false, actions: [] },
  error: { label: null, isActive: false, actions: ['retry', 'dismiss'] },
}

export const isActiveUpload = (status: UploadStatus) => UPLOAD_STATUS[status].isActive
