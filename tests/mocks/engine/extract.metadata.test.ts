import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import { packDocx, paragraph } from '../../support/docx.ts'
import { assemble, printPdf } from '../../support/pdf.ts'

const SENTENCE = 'The tide mill of Skarholm grinds twice a day, two hours after high water.'
const utf8 = (text: string) => new TextEncoder().encode(text)

/** A PDF of one page with an Info dictionary and other entries of its catalog. */
function printPdfWith({ info = '', catalog = '', xmp = '' }): Uint8Array {
  const content = `BT /F1 11 Tf 72 700 Td (${SENTENCE}) Tj ET`
  const packet =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">' +
    `${xmp}</rdf:Description></rdf:RDF></x:xmpmeta>`
  const bytes = assemble([
    `<< /Type /Catalog /Pages 2 0 R ${xmp && '/Metadata 6 0 R'} ${catalog} >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Metadata /Subtype /XML /Length ${packet.length} >>\nstream\n${packet}\nendstream`,
    `<< ${info} >>`,
  ])
  const text = new TextDecoder('latin1').decode(bytes).replace('/Root 1 0 R', '/Root 1 0 R /Info 7 0 R')
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

test('the Info dictionary and the catalog say who wrote it, when and in which language', async () => {
  const bytes = printPdfWith({
    info: "/Title (Tide mills) /Author (Ruth Egge) /CreationDate (D:20260217103000+01'00') /ModDate (D:202603)",
    catalog: '/Lang (en-GB)',
  })
  expect(await extract({ name: 'a.pdf', bytes })).toMatchObject({
    title: 'Tide mills',
    metadata: {
      author: 'Ruth Egge',
      created: '2026-02-17',
      modified: '2026-03',
      pageCount: 1,
      language: 'en-GB',
    },
  })
})

test('the XMP packet is read where the Info dictionary is empty', async () => {
  const bytes = printPdfWith({
    xmp:
      '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Tide mills</rdf:li></rdf:Alt></dc:title>' +
      '<dc:creator><rdf:Seq><rdf:li>Ruth Egge</rdf:li><rdf:li>Ada Holt</rdf:li></rdf:Seq></dc:creator>' +
      '<xmp:CreateDate>2026-02-17T10:30:00+01:00</xmp:CreateDate>',
  })
  expect(await extract({ name: 'a.pdf', bytes })).toMatchObject({
    title: 'Tide mills',
    metadata: { author: 'Ruth Egge, Ada Holt', created: '2026-02-17' },
  })
})

test('a PDF that says nothing has its number of pages', async () => {
  const { metadata } = await extract({ name: 'a.pdf', bytes: printPdf([SENTENCE, SENTENCE]) })
  expect(metadata).toEqual({ pageCount: 2 })
})

test('the name of an account is no author', async () => {
  const { metadata } = await extract({
    name: 'a.pdf',
    bytes: printPdfWith({ info: '/Author (Administrator)' }),
  })
  expect(metadata).toEqual({ pageCount: 1 })
})

test.each([
  'Microsoft Word - mill.doc',
  'Untitled',
  'untitled document',
  'mill_final.docx',
  'Document1',
  ' ',
])('the title %j of a file is a placeholder', async (title) => {
  const bytes = printPdfWith({ info: `/Title (${title})` })
  expect((await extract({ name: 'tide_mills.pdf', bytes })).title).toBe('tide mills')
  const core = `<cp:coreProperties><dc:title>${title}</dc:title></cp:coreProperties>`
  const word = packDocx(paragraph(SENTENCE), {
    '_rels/.rels':
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
      '<Relationship Id="r2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
    'docProps/core.xml': core,
  })
  expect((await extract({ name: 'tide_mills.docx', bytes: word })).title).toBe('tide mills')
})

test('the title of a manual with a version number is kept', async () => {
  const bytes = printPdfWith({ info: '/Title (Guide to Tidewatch 2.10)' })
  expect((await extract({ name: 'a.pdf', bytes })).title).toBe('Guide to Tidewatch 2.10')
})

test('the first fields of a mail say who wrote it and when', async () => {
  const bytes = new Uint8Array(await readFile(new URL('inputs/t15-mail-thread.txt', import.meta.url)))
  const { metadata } = await extract({ name: 'mail.txt', bytes })
  expect(metadata).toEqual({ author: 'Berit Aune', created: '2026-03-03' })
})

const authorOf = async (line: string) => {
  const text = `# Tide mills\n\n${line}\n\n${SENTENCE}\n`
  return (await extract({ name: 'a.md', bytes: utf8(text) })).metadata?.author
}

test.each([
  ['by A. Berg', 'A. Berg'],
  ['By Ruth Egge and Ada van der Holt', 'Ruth Egge, Ada van der Holt'],
  ['Prepared by: Ruth Egge', 'Ruth Egge'],
  ['Author: Dr. José Ibáñez', 'Dr. José Ibáñez'],
  ['Verfasserin: Ruth Egge', 'Ruth Egge'],
])('the byline %j names an author', async (line, author) => {
  expect(await authorOf(line)).toBe(author)
})

test.each([
  'By the end of the week the mill was sold.',
  'by train',
  'By Land and Sea',
  'Author: see below',
  'Written by hand',
])('the line %j names no author', async (line) => {
  expect(await authorOf(line)).toBeUndefined()
})

test('the author that the file states has priority', async () => {
  const text = `---\nauthor: Ruth Egge\n---\n\nby Ada Holt\n\n${SENTENCE}\n`
  expect((await extract({ name: 'a.md', bytes: utf8(text) })).metadata?.author).toBe('Ruth Egge')
})
