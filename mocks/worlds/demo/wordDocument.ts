import { strToU8, zipSync } from 'fflate'

/** Fixed, so that the same text always results in the same bytes. */
const WRITTEN_AT = '2026-01-05T09:00:00Z'

/** A minimal Word document of plain paragraphs. */
export function wordDocument(text: string): Uint8Array<ArrayBuffer> {
  const paragraphs = text
    .trim()
    .split('\n\n')
    .map((paragraph) => `<w:p><w:r><w:t xml:space="preserve">${escaped(paragraph)}</w:t></w:r></w:p>`)
    .join('')
  const parts = {
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': xml(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
    ),
  }
  return new Uint8Array(zipSync(parts, { mtime: WRITTEN_AT }))
}

function xml(content: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
