import { expect, test } from 'vitest'
import { pictureSizes } from '../../../../mocks/engine/formats/pdf/pictures.ts'
import { readPdf } from '../../../../mocks/engine/formats/pdf.ts'
import { assemble } from '../../../support/pdf.ts'

const PRINTED = 30
const SCANNED = 10

/** A PDF of printed pages and, after every third one, a page that is a picture with a stamp of one word. */
function mixedPdf(): Uint8Array {
  const pages = Array.from({ length: PRINTED + SCANNED }, (_, i) => i % 4 === 3)
  const draw = (text: string, picture = '') => `${picture} BT /F1 11 Tf 72 700 Td (${text}) Tj ET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${5 + i * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /XObject /Subtype /Image /Width 2 /Height 3 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 6 >>\nstream\nabcdef\nendstream',
    ...pages.flatMap((isScan, i) => {
      const content = isScan
        ? draw('RECEIVED', 'q 612 0 0 792 0 0 cm /I1 Do Q')
        : draw(`Page ${i} says that the rent is due on the third day.`)
      return [
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ' +
          `/Resources << /Font << /F1 3 0 R >> /XObject << /I1 4 0 R >> >> /Contents ${6 + i * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ])
}

test('exactly the 10 scans of a PDF with 30 printed pages are recognized', async () => {
  const { toRecognize, pageCount } = await readPdf('mixed.pdf', mixedPdf(), async () => {})
  expect(pageCount).toBe(40)
  expect(toRecognize).toEqual(
    Array.from({ length: SCANNED }, (_, i) => ({ number: (i + 1) * 4, isPrinted: true })),
  )
})

test('the sizes of the pictures of a PDF are found without reading it', () => {
  expect(pictureSizes(mixedPdf())).toEqual([6])
})
