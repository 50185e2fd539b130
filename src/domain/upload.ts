import { formatBytes } from '../lib/text/format.ts'
import { detectContent, detectOtherThanText, wrongContentMessage } from './detectContent.ts'

/** The accepted file types, as file name extensions. */
export const ACCEPTED_TYPES = ['.pdf', '.txt', '.md', '.docx'] as const

export const MAX_FILE_SIZE_BYTES = 25 * 1024 * 1024

/**
 * The longest text that a Word file may unpack to, in bytes of WordprocessingML. A page of prose is about 10 kB, so this is some
 * 5,000 pages.
 */
export const MAX_UNPACKED_BYTES = 50 * 1024 * 1024

/** The longest accepted file name in bytes, the limit of common file systems. */
export const MAX_NAME_BYTES = 255

/** How many files are sent at the same time; the others are queued. */
export const MAX_PARALLEL_UPLOADS = 4

type AcceptedType = (typeof ACCEPTED_TYPES)[number]

/** The accepted type of a file name, or undefined. */
function typeOf(name: string): AcceptedType | undefined {
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase()
  return ACCEPTED_TYPES.find((type) => type === extension)
}

/** The error for a file that its name or size (in bytes) excludes, otherwise null. */
export function fileRejectionOf({ name, size }: { name: string; size: number }): string | null {
  if (typeOf(name) === undefined)
    return "This file type isn't supported. Only .pdf, .txt, .md and .docx files can be uploaded."
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES)
    return 'The file name is too long. Shorten it and upload the file again.'
  if (size === 0) return 'This file is empty.'
  if (size > MAX_FILE_SIZE_BYTES) return tooLarge(formatBytes(size), formatBytes(MAX_FILE_SIZE_BYTES))
  return null
}

const tooLarge = (size: string, limit: string) =>
  `This file is too large (${size === limit ? `just over ${limit}` : size}). The limit is ${limit}.`

/** How many bytes from the start of a file `contentRejectionOf` needs. */
export const CONTENT_CHECK_BYTES = 1024

/** Error if the content does not match the extension, otherwise null. `head` is the start of the file. */
export function contentRejectionOf(name: string, head: Uint8Array): string | null {
  const content = detectContent(head)
  switch (typeOf(name)) {
    case '.pdf':
      return content === 'a PDF' ? null : wrongContentMessage('a PDF', content)
    case '.docx':
      if (content === 'a ZIP archive') return null
      if (content === 'an old Office document')
        return 'This Word document has a password or is an old .doc file. Save it as .docx without a password and upload that.'
      return wrongContentMessage('a Word document', content)
    default: {
      const other = detectOtherThanText(head)
      return other === null ? null : wrongContentMessage('a text file', other)
    }
  }
}
