import { zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import { paragraph } from '../../support/docx.ts'
import { assemble } from '../../support/pdf.ts'

// Valid files that look unusual, and invalid ones: what is read of them, or why they are refused.

const TEXT = 'The ferry to Sund leaves at 06:40.'

const textOf = async (name: string, bytes: Uint8Array): Promise<string> =>
  (await extract({ name, bytes })).pages.map((page) => page.text).join('\n')

const TRANSITIONAL = 'http://schemas.openxmlformats.org'
const W = `${TRANSITIONAL}/wordprocessingml/2006/main`
const OFFICE = `${TRANSITIONAL}/officeDocument/2006/relationships`
const PACKAGE = `${TRANSITIONAL}/package/2006/relationships`

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).buffer)

/** A Word file whose main part is somewhere, under a type of relation. */
function word(main: Uint8Array, target = 'word/document.xml', types = OFFICE): Uint8Array {
  const relation = `<Relationship Id="r1" Type="${types}/officeDocument" Target="${target}"/>`
  return zipSync({
    '_rels/.rels': utf8(`<Relationships xmlns="${PACKAGE}">${relation}</Relationships>`),
    [target.replace(/^\//, '')]: main,
  })
}

const documentXml = (body: string, namespace = W): string =>
  `<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`

const STRICT = 'http://purl.oclc.org/ooxml'

test.each<[string, () => Uint8Array]>([
  ['whose main part has another name', () => word(utf8(documentXml(paragraph(TEXT))), 'word/document2.xml')],
  ['with an absolute target', () => word(utf8(documentXml(paragraph(TEXT))), '/word/document.xml')],
  [
    'with another prefix',
    () => word(utf8(documentXml(paragraph(TEXT)).replace(/\bw:/g, 'wx:').replace('xmlns:w=', 'xmlns:wx='))),
  ],
  [
    'without a prefix',
    () =>
      word(
        utf8(
          documentXml(paragraph(TEXT))
            .replace(/(<\/?)w:/g, '$1')
            .replace('xmlns:w=', 'xmlns='),
        ),
      ),
  ],
  ['in UTF-16', () => word(utf16(documentXml(paragraph(TEXT))))],
  [
    'with a comment after the root',
    () => word(utf8(`${documentXml(paragraph(TEXT))}\n<!-- written by a program -->\n`)),
  ],
  [
    'of the strict format',
    () =>
      word(
        utf8(documentXml(paragraph(TEXT), `${STRICT}/wordprocessingml/main`)),
        'word/document.xml',
        `${STRICT}/officeDocument/relationships`,
      ),
  ],
])('a Word file %s is read', async (_, file) => {
  expect(await textOf('a.docx', file())).toBe(TEXT)
})

test.each<[string, string, string]>([
  ['that mentions the signature of a PDF', `${TEXT} It starts with %PDF-1.7 in its first line.`, '%PDF-1.7'],
  ['that starts with letters of signatures', `MZ, PK and Rar! are signatures. ${TEXT}`, TEXT],
  ['that starts with "II*" like a picture', `II* is the mark of a picture. ${TEXT}`, TEXT],
  ['with a few NUL bytes', `${TEXT.repeat(20)}\0\0 The end.`, 'The end.'],
  ['with codes of colors', `\u001b[31m${TEXT}\u001b[0m The end.`, `${TEXT} The end.`],
])('a text %s is a text', async (_, text, expected) => {
  expect(await textOf('a.txt', utf8(text))).toContain(expected)
})

/** A PDF of one page without content whose only text is in an annotation. */
const annotated = (annotation: string): Uint8Array =>
  assemble([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /DA (/Helv 10 Tf) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R] >>',
    `<< /Type /Annot /Rect [72 700 540 720] /F 4 ${annotation} >>`,
  ])

test.each([
  ['in a form field', `/Subtype /Widget /FT /Tx /T (departure) /V (${TEXT})`],
  ['in a text box', `/Subtype /FreeText /DA (/Helv 10 Tf) /Contents (${TEXT})`],
])('a PDF whose only text is %s is no scan', async (_, annotation) => {
  expect(await textOf('a.pdf', annotated(annotation))).toBe(TEXT)
})

test('a text box that is higher than a line of the page is text and no heading', async () => {
  const content = 'BT /F1 9 Tf 72 650 Td (Stalls are given to others at half past seven.) Tj ET'
  const { pages } = await extract({
    name: 'a.pdf',
    bytes: assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
      `<< /Type /Annot /Subtype /FreeText /Rect [72 700 540 730] /F 4 /DA (/Helv 11 Tf) /Contents (${TEXT}) >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  })
  expect(pages[0]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
})

test('a selected button of a form says which one is selected', async () => {
  const button = '/Subtype /Widget /FT /Btn /Ff 49152 /T (doctor) /V /No /AS /No /AP << /N << /No 5 0 R >> >>'
  const { pages } = await extract({ name: 'a.pdf', bytes: annotated(button) })
  expect(pages[0]?.text).toBe('selected: No')
})

function print(options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  const paper = new PDFDocument(options)
  const chunks: Buffer[] = []
  const finished = new Promise<Uint8Array>((resolve) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
  })
  paper.text(TEXT).end()
  return finished
}

test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
  'a PDF with a password for changes only is read: PDF %s',
  async (pdfVersion) => {
    expect(await textOf('a.pdf', await print({ pdfVersion, ownerPassword: 'owner' }))).toBe(TEXT)
  },
)

test('a PDF with a password for reading is refused', async () => {
  const bytes = await print({ userPassword: 'user', ownerPassword: 'owner' })
  await expect(extract({ name: 'a.pdf', bytes })).rejects.toMatchObject({ code: 'encrypted' })
})
