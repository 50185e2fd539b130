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
