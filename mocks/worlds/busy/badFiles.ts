import { strToU8, zipSync } from 'fflate'

// Files that cannot be read, one for each reason that the engine gives.

const SPACES = strToU8('   \n\n   \n')
const PNG = latin1(`\x89PNG\r\n\x1a\n${'\0'.repeat(80)}`)
const BINARY = latin1('\x00\x01\x02\x03\x04\x05\x06\x07'.repeat(40))
/** The start of an OLE container, which old Office documents and encrypted new ones are. */
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const WRITTEN_AT = '2026-01-05T09:00:00Z'

export const BAD_FILES: readonly { readonly filename: string; readonly bytes: Uint8Array }[] = [
  { filename: 'Untitled.txt', bytes: new Uint8Array() },
  { filename: 'dictation 0412.txt', bytes: SPACES },
  { filename: 'amplifier-settings.txt', bytes: BINARY },
  { filename: 'export.md', bytes: PNG },
  { filename: 'floor-plan.pdf', bytes: PNG },
  { filename: 'ethics-approval-signed.pdf', bytes: lockedPdf() },
  { filename: 'review of replay, annotated (2).pdf', bytes: pdf(['BT']).subarray(0, 120) },
  { filename: 'consent forms 2019–2024, scanned.pdf', bytes: scannedPdf(3) },
  { filename: 'budget-2025.docx', bytes: latin1(OLE + '\0'.repeat(200)) },
  {
    filename: 'participant-list.docx',
    bytes: latin1(OLE + '\0'.repeat(64) + [...'EncryptedPackage'].join('\0')),
  },
  { filename: 'figures for the grant.docx', bytes: zip({ 'figure-1.png': 'PNG', 'figure-2.png': 'PNG' }) },
  { filename: 'discussion_v7_FINAL.docx', bytes: zip({ 'word/document.xml': '<w:document><w:body><w:p>' }) },
  {
    filename: 'all recordings, transcribed.docx',
    bytes: declaringSize(zip({ 'word/document.xml': ' ' }), 64),
  },
]

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: WRITTEN_AT })
}

/** The archive with the unpacked size of its first entry changed to so many megabytes. */
function declaringSize(archive: Uint8Array, megabytes: number): Uint8Array {
  const changed = new Uint8Array(archive)
  const view = new DataView(changed.buffer)
  const CENTRAL_HEADER = 0x02014b50
  const SIZE_OFFSET = 24
  for (let at = 0; at + SIZE_OFFSET < changed.length; at += 1)
    if (view.getUint32(at, true) === CENTRAL_HEADER)
      view.setUint32(at + SIZE_OFFSET, megabytes * 1024 * 1024, true)
  return changed
}

/** A PDF of empty pages, which reads like a scan without text recognition. */
export function scannedPdf(pageCount: number): Uint8Array {
  return pdf(Array.from({ length: pageCount }, () => ''))
}

/** A PDF with a page for each content stream, and no fonts. */
function pdf(contents: readonly string[], trailer = ''): Uint8Array {
  const pages = contents.map((_, i) => `${3 + 2 * i} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`,
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * i} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  const bodies = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`)
  const offsets = bodies.map((_, i) => 9 + bodies.slice(0, i).join('').length)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return latin1(
    `%PDF-1.4\n${bodies.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${9 + bodies.join('').length}\n%%EOF\n`,
  )
}

/** A PDF that declares encryption with a key that no empty password opens. */
function lockedPdf(): Uint8Array {
  const key = 'ab'.repeat(32)
  return pdf(
    [''],
    `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >> /ID [<00> <00>] `,
  )
}
