import { formatBytes } from './format.ts'

/** The file types the knowledge base accepts, as file-name endings. */
export const ACCEPTED_TYPES = ['.pdf', '.txt', '.md', '.docx'] as const

/** The largest accepted file, in bytes. */
export const MAX_FILE_SIZE = 25 * 1024 * 1024

/** How many files are sent at the same time; the rest wait in line. */
export const MAX_PARALLEL_UPLOADS = 4

/** Why a file cannot be uploaded, or null where it can. Checked before anything is sent. `size` is in bytes. */
export function fileRejection({ name, size }: { name: string; size: number }): string | null {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase()
  if (!ACCEPTED_TYPES.some((type) => type === ending))
    return 'This type of file is not accepted. Only .pdf, .txt, .md and .docx files can be uploaded.'
  if (size > MAX_FILE_SIZE)
    return `This file is too large (${formatBytes(size)}). The limit is ${formatBytes(MAX_FILE_SIZE)}.`
  return null
}

export const UPLOAD_STATUSES = ['queued', 'uploading', 'completed', 'cancelled', 'error'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

/** A file's place in the line of uploads. */
export interface UploadEntry {
  readonly id: string
  readonly status: UploadStatus
}

/** The line after as many queued files as have room were let through, in their order. */
export function admitQueued(line: readonly UploadEntry[]): UploadEntry[] {
  let room = MAX_PARALLEL_UPLOADS - line.filter(({ status }) => status === 'uploading').length
  return line.map((entry) => {
    if (entry.status !== 'queued' || room <= 0) return entry
    room -= 1
    return { ...entry, status: 'uploading' }
  })
}

/** Nothing in the line is waiting or under way. */
export function isSettled(line: readonly UploadEntry[]): boolean {
  return line.every(({ status }) => status !== 'queued' && status !== 'uploading')
}

/** Why a file was not taken when nobody is signed in any more. */
export const UPLOAD_NEEDS_LOGIN = 'Please log in again to upload documents'

/** How files that failed together are told, from the reason of each. */
export function uploadFailureNotice(reasons: readonly string[]): { title: string; text: string } {
  if (reasons.every((reason) => reason === UPLOAD_NEEDS_LOGIN))
    return { title: 'Authentication Required', text: UPLOAD_NEEDS_LOGIN }
  const [reason] = reasons
  if (reasons.length === 1 && reason !== undefined) return { title: 'Upload Failed', text: reason }
  return {
    title: 'Upload Failed',
    text: `Some uploads failed: ${reasons.length} file(s) failed to upload. Check the upload progress for details.`,
  }
}
