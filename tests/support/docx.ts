import { strToU8, zipSync } from 'fflate'

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A Word document with this body content, and further parts by their path in the package. */
export function packDocx(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`
  const all = { 'word/document.xml': document, ...parts }
  return zipSync(Object.fromEntries(Object.entries(all).map(([path, xml]) => [path, strToU8(xml)])))
}

/** A paragraph with one run, optionally in a named style. */
export function paragraph(text: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
