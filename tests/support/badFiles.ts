import { strToU8, zipSync } from 'fflate'
import { packDocx } from './docx.ts'
import { printPdf } from './pdf.ts'

/** One byte per character. */
export function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** A PDF that declares encryption with a key that no empty password opens. */
export function lockedPdf(): Uint8Array<ArrayBuffer> {
  const plain = String.fromCharCode(...printPdf(['Secret.']))
  const key = 'ab'.repeat(32)
  const encrypt = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >> /ID [<00> <00>]`
  return latin1(plain.replace('/Root', `${encrypt} /Root`))
}

/** The first half of a PDF. */
export function truncatedPdf(): Uint8Array {
  const whole = printPdf(['The spring range is 3.4 metres.'])
  return whole.subarray(0, 200)
}

/** A scanned page without text. */
export const imagePdf = () => printPdf([''])

/** Spaces, about 60 kB when zipped. */
export const zipBomb = () =>
  zipSync({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024).fill(32) }, { level: 1 })

/** A ZIP archive with the type of a Word document but without the text part. */
export const docxWithoutDocument = () => zipSync({ '[Content_Types].xml': strToU8('<Types/>') })

export const goodDocx = () => packDocx('<w:p><w:r><w:t>The spring range is 3.4 metres.</w:t></w:r></w:p>')
export const goodPdf = () => printPdf(['The spring range is 3.4 metres.'])
