/** What a file's first bytes say it is, in the words of a message: "its content is {this}". */
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

/** `at` is where the signature starts, in bytes; 0 where it is not given. */
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

/** A PDF's header may stand anywhere in its first 1,024 bytes (ISO 32000, implementation note 13). */
const PDF_HEADER_WITHIN = 1024

export function detectContent(bytes: Uint8Array): DetectedContent {
  const head = latin1(bytes.subarray(0, PDF_HEADER_WITHIN))
  const found = SIGNATURES.find(({ bytes: signature, at = 0 }) => head.startsWith(signature, at))
  if (found !== undefined) return found.content
  return head.includes('%PDF-') ? 'a PDF' : 'unknown'
}

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
