import { formatBytes } from '../lib/text/format.ts'
import { detectContent } from './detectContent.ts'

/** The file types the knowledge base accepts, as file-name endings. */
export const ACCEPTED_TYPES = ['.pdf', '.txt', '.md', '.docx'] as const

/** The largest accepted file, in bytes. */
export const MAX_FILE_SIZE_BYTES = 25 * 1024 * 1024

/** The longest accepted file name, in bytes: what a file system takes for one. */
export const MAX_NAME_BYTES = 255

/** How many files are sent at the same time; the rest wait in line. */
export const MAX_PARALLEL_UPLOADS = 4

type AcceptedType = (typeof ACCEPTED_TYPES)[number]

/** The type that the file's name ends in; undefined where it is none of the accepted ones. */
function typeOf(name: string): AcceptedType | undefined {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase()
  return ACCEPTED_TYPES.find((type) => type === ending)
}

/** Why a file cannot be uploaded, by what is known without reading it, or null. `size` is in bytes. */
export function fileRejectionOf({ name, size }: { name: string; size: number }): string | null {
  if (typeOf(name) === undefined)
    return 'This type of file is not accepted. Only .pdf, .txt, .md and .docx files can be uploaded.'
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES)
    return 'The name of this file is too long. Give it a shorter one and upload it again.'
  if (size === 0) return 'This file is empty.'
  if (size > MAX_FILE_SIZE_BYTES) return tooLarge(formatBytes(size), formatBytes(MAX_FILE_SIZE_BYTES))
  return null
}

const tooLarge = (size: string, limit: string) =>
  `This file is too large (${size === limit ? `just over ${limit}` : size}). The limit is ${limit}.`

/** How many bytes of a file tell what it is. */
export const CONTENT_CHECK_BYTES = 1024

/** Why a file's first bytes belie its name, or null where they bear it out. */
export function contentRejectionOf(name: string, head: Uint8Array): string | null {
  const content = detectContent(head)
  const is = content === 'unknown' ? 'something else' : content
  switch (typeOf(name)) {
    case '.pdf':
      return content === 'a PDF' ? null : `This is not a PDF: its content is ${is}.`
    case '.docx':
      if (content === 'a ZIP archive') return null
      if (content === 'an old Office document')
        return 'This Word document has a password or is an old .doc file. Save it as .docx without a password and upload that.'
      return `This is not a Word document: its content is ${is}.`
    default:
      if (content !== 'unknown') return `This is not a text file: its content is ${is}.`
      return isBinary(head) ? 'This is not a text file: its content is binary data.' : null
  }
}

/** No text holds a NUL, unless it is in UTF-16, which begins with its mark. */
function isBinary(head: Uint8Array): boolean {
  const mark = `${head[0]} ${head[1]}`
  return mark !== '255 254' && mark !== '254 255' && head.includes(0)
}

export const UPLOAD_STATUSES = ['queued', 'uploading', 'completed', 'cancelled', 'error'] as const
export type UploadStatus = (typeof UPLOAD_STATUSES)[number]

/** A file's place in the line of uploads. */
export interface UploadEntry {
  readonly id: string
  readonly status: UploadStatus
}

/** The line after as many queued files as have room were let through, in their order. */
export function admitQueued<Entry extends UploadEntry>(line: readonly Entry[]): Entry[] {
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
