import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { EngineError } from '../../../mocks/engine/errors.ts'
import { extract } from '../../../mocks/engine/extract.ts'
import { latin1, lockedPdf } from '../../support/badFiles.ts'
import { packDocx } from '../../support/docx.ts'
import { printPdf } from '../../support/pdf.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Spaces, some 60 kB when zipped. */
const BOMB_SIZE = 60 * 1024 * 1024
const zipBomb = zipSync({ 'word/document.xml': new Uint8Array(BOMB_SIZE).fill(32) }, { level: 1 })

/** The same with a wrong size in both headers. */
function lyingZipBomb(): Uint8Array {
  const bytes = zipBomb.slice()
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 4 <= bytes.length; at += 1)
    if (view.getUint32(at, true) === BOMB_SIZE) view.setUint32(at, 1000, true)
  return bytes
}

test.each<[string, string, () => Uint8Array, string, RegExp]>([
  ['an empty file', 'a.txt', () => new Uint8Array(), 'empty', /^This file is empty\.$/],
  ['another type', 'a.xlsx', () => latin1('x'), 'unsupported-type', /\.pdf, \.txt, \.md or \.docx/],
  ['only white space', 'a.md', () => latin1(' \n\n '), 'no-text', /^No text found/],
  [
    'a picture as PDF',
    'a.pdf',
    () => PNG,
    'wrong-content',
    /^This file isn't a PDF\. It looks like a PNG image\.$/,
  ],
  [
    'a picture as text',
    'a.txt',
    () => PNG,
    'wrong-content',
    /^This file isn't a text file\. It looks like a PNG image\.$/,
  ],
  ['bytes as text', 'a.txt', () => Uint8Array.from([1, 2, 0, 3, 4]), 'wrong-content', /binary data\.$/],
  [
    'a zip as Word',
    'a.docx',
    () => zipSync({ 'a.txt': strToU8('x') }),
    'wrong-content',
    /^This file isn't a Word document/,
  ],
  ['an old Word file', 'a.docx', () => Uint8Array.from(OLD_OFFICE), 'wrong-content', /Save it as \.docx/],
  [
    'a locked Word file',
    'a.docx',
    () => Uint8Array.from([...OLD_OFFICE, ...latin1([...'EncryptedPackage'].join('\0'))]),
    'encrypted',
    /password-protected/,
  ],
  ['half a Word file', 'a.docx', () => packDocx('<w:p/>').subarray(0, 60), 'corrupt', /damaged/],
  ['a Word file without text', 'a.docx', () => packDocx('<w:p/>'), 'no-text', /^No text found/],
  ['a zip bomb', 'a.docx', () => zipBomb, 'too-large-inside', /unpacks to 60 MB .* more than the 50 MB/],
  ['a zip bomb that lies', 'a.docx', lyingZipBomb, 'corrupt', /damaged/],
  [
    'a damaged PDF',
    'a.pdf',
    () => latin1('%PDF-1.7\nnothing of the kind'),
    'corrupt',
    /^This PDF is damaged/,
  ],
  ['a locked PDF', 'a.pdf', lockedPdf, 'encrypted', /^This PDF is password-protected\. Remove the password/],
  [
    'blank pages',
    'a.pdf',
    () => printPdf(['', '']),
    'no-text',
    /^No text found on any of its 2 pages\. Its pages are blank, or pictures without text\.$/,
  ],
])('extract rejects a file: %s', async (_, name, bytes, code, message) => {
  const error: unknown = await extract({ name, bytes: bytes() }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(EngineError)
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) })
})
