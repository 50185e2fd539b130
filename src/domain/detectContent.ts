import { detectUtf16 } from '../lib/text/utf16.ts'

/** The type of a file's content, worded for the message "It looks like {type}." */
export type DetectedContent =
  | 'a PDF'
  | 'a ZIP archive'
  | 'an old Office document'
  | 'a PNG image'
  | 'a JPEG image'
  | 'a GIF image'
  | 'a TIFF image'
  | 'a WebP image'
  | 'an RTF document'
  | 'a gzip archive'
  | 'a 7z archive'
  | 'a RAR archive'
  | 'a program'
  | 'a database'
  | 'a video'
  | 'unknown'

/** `at` is the byte offset of the signature, 0 by default. */
const SIGNATURES: readonly { content: DetectedContent; bytes: string; at?: number }[] = [
  { content: 'a ZIP archive', bytes: 'PK\x03\x04' },
  { content: 'a ZIP archive', bytes: 'PK\x05\x06' },
  { content: 'an old Office document', bytes: '\xd0\xcf\x11\xe0' },
  { content: 'a PNG image', bytes: '\x89PNG' },
  { content: 'a JPEG image', bytes: '\xff\xd8\xff' },
  { content: 'a GIF image', bytes: 'GIF8' },
  { content: 'a TIFF image', bytes: 'II*\0' },
  { content: 'a TIFF image', bytes: 'MM\0*' },
  { content: 'a WebP image', bytes: 'WEBP', at: 8 },
  { content: 'an RTF document', bytes: '{\\rtf' },
  { content: 'a gzip archive', bytes: '\x1f\x8b' },
  { content: 'a 7z archive', bytes: '7z\xbc\xaf' },
  { content: 'a RAR archive', bytes: 'Rar!' },
  { content: 'a program', bytes: '\x7fELF' },
  { content: 'a program', bytes: 'MZ\x90\0' },
  { content: 'a database', bytes: 'SQLite format 3' },
  { content: 'a video', bytes: 'ftyp', at: 4 },
]

/** The header of a PDF may start anywhere in its first 1,024 bytes (ISO 32000, implementation note 13). */
const HEAD_BYTES = 1024

/** Detects the type of a file from its first bytes. */
export function detectContent(bytes: Uint8Array): DetectedContent {
  const head = latin1(bytes.subarray(0, HEAD_BYTES))
  const found = SIGNATURES.find(({ bytes: signature, at = 0 }) => head.startsWith(signature, at))
  if (found !== undefined) return found.content
  return head.includes('%PDF-') ? 'a PDF' : 'unknown'
}

export const MAX_CONTROL_SHARE = 0.02

/**
 * What the first bytes of a file are instead of text, otherwise null. A few control characters are no reason, nor is a
 * signature that a text may start with or mention.
 */
export function detectOtherThanText(bytes: Uint8Array): DetectedContent | 'binary data' | null {
  const head = bytes.subarray(0, HEAD_BYTES)
  if (/^(?:%PDF-\d|\{\\rtf)/.test(latin1(head))) return detectContent(head)
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(latin1(head)) || detectUtf16(head) !== null
  const controls = head.filter(isControl).length
  if (isWide || controls <= head.length * MAX_CONTROL_SHARE) return null
  const content = detectContent(head)
  return content === 'unknown' || content === 'a PDF' ? 'binary data' : content
}

/** Control characters except tab, the ends of lines and pages, and escape. */
const isControl = (byte: number): boolean =>
  byte <= 8 || (byte >= 14 && byte < 32 && byte !== 27) || byte === 127

/** The error message for a file whose content is not what its extension says: 'a PDF' is expected. */
export function wrongContentMessage(expected: string, actual: DetectedContent | 'binary data'): string {
  return `This file isn't ${expected}.${actual === 'unknown' ? '' : ` It looks like ${actual}.`}`
}

export function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
