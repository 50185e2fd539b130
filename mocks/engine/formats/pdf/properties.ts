import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import type { DocumentMetadata } from '../../types.ts'
import { plausibleTitle } from '../title.ts'

interface Properties {
  readonly title: string | null
  readonly metadata: DocumentMetadata
}

/** What the Info dictionary, otherwise the XMP packet, and the catalog say about a PDF. */
export async function readProperties(pdf: PDFDocumentProxy): Promise<Properties> {
  const { info, metadata: packet } = await pdf.getMetadata().catch(() => ({ info: {}, metadata: null }))
  const fields = new Map<string, unknown>(Object.entries(info))
  const value = (name: string, xmpName: string): string | undefined =>
    textOf(fields.get(name)) ?? textOf(packet?.get(xmpName))
  const author = value('Author', 'dc:creator')
  const created = dateOf(value('CreationDate', 'xmp:createdate'))
  const modified = dateOf(value('ModDate', 'xmp:modifydate'))
  const language = value('Language', 'dc:language')
  return {
    title: plausibleTitle(value('Title', 'dc:title')),
    metadata: {
      ...(author !== undefined && !ACCOUNT.test(author) && { author }),
      ...(created !== undefined && { created }),
      ...(modified !== undefined && { modified }),
      pageCount: pdf.numPages,
      ...(language !== undefined && { language }),
    },
  }
}

/** Names of accounts, which name nobody. */
const ACCOUNT = /^(?:unknown|anonymous|user|owner|admin(?:istrator)?|root|microsoft office user|author)$/i

function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join(', ') : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** 'D:20260217103000Z' and '2026-02-17T10:30:00Z', as precise as stated. */
function dateOf(value: string | undefined): string | undefined {
  const [, year, month, day] = /^(?:D:)?(\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?/.exec(value ?? '') ?? []
  return year === undefined ? undefined : [year, month, day].filter((part) => part !== undefined).join('-')
}
