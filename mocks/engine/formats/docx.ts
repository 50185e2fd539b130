import {
  type DetectedContent,
  detectContent,
  latin1,
  wrongContentMessage,
} from '../../../src/domain/detectContent.ts'
import { EngineError } from '../errors.ts'
import { type Pause, runInSlices } from '../slices.ts'
import type { DocumentMetadata, ExtractedDocument } from '../types.ts'
import { composePages, type Draft, draft, type Sheet } from './compose.ts'
import { cutDocument } from './cut.ts'
import { type DocxContext, readBody, readDocument } from './docx/body.ts'
import { Numbering } from './docx/numbering.ts'
import type { DocxBlock } from './docx/paragraph.ts'
import { toSheets } from './docx/sheets.ts'
import { readStyles } from './docx/styles.ts'
import { openWordPackage, type PartType } from './docx/wordPackage.ts'
import { plausibleTitle, titleOf } from './title.ts'
import { damaged } from './unzip.ts'
import { attribute, decodeEntities } from './xml.ts'

/**
 * Extracts a Word document by page if the file contains the layout's page breaks, or if its manual breaks mark every page;
 * otherwise by section. Page headers are at the start, footers and comments at the end, each once.
 */
export async function extractDocx(
  filename: string,
  bytes: Uint8Array,
  pause: Pause,
): Promise<ExtractedDocument> {
  checkIsZip(bytes)
  const parts = openWordPackage(bytes)
  const [main] = parts.get('officeDocument') ?? []
  const part = (type: PartType): string => parts.get(type)?.[0] ?? ''
  if (main === undefined) throw notWord('a ZIP archive')
  // The entry was truncated because it is longer than declared.
  if (!ROOT_END.test(main)) throw damaged()
  const styles = readStyles(part('styles'))
  const notes = new Map([
    ...readNotes(part('footnotes'), 'footnote'),
    ...readNotes(part('endnotes'), 'endnote'),
  ])
  const context = { styles, numbering: new Numbering(part('numbering')), notes }
  const sheets = toSheets(await runInSlices(readDocument(main, context), pause))
  const around = (type: PartType): Draft[] => runningTexts(parts.get(type) ?? [], context)
  const metadata = readProperties(part('core-properties'))
  const all = withFirstAndLast(sheets, around('header'), [
    ...around('footer'),
    ...readComments(part('comments')),
  ])
  return cutDocument({
    filename,
    title: metadata.title ?? titleOf(filename),
    pages: await runInSlices(composePages(all), pause),
    metadata: metadata.facts,
  })
}

/** Comments and white space may follow the root. */
const ROOT_END = /<\/w:document>\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*$/

/** The lines of headers or footers once each, without those that only number the pages. */
function runningTexts(parts: readonly string[], context: DocxContext): Draft[] {
  const texts = parts.flatMap((xml) => readBody(xml, context).flatMap(draftOf)).map(({ text }) => text)
  return [...new Set(texts)]
    .filter((text) => /\p{L}/u.test(text.replace(PAGE_NUMBER, '')))
    .map((text) => draft('paragraph', text))
}

const PAGE_NUMBER = /\b(?:page|seite|página|pagina|стр\.?)\s*\d*\s*(?:(?:of|von|de|di|из|\/)\s*\d*)?/giu

function draftOf(block: DocxBlock): Draft[] {
  return block.kind === 'draft' ? [block.draft] : []
}

function withFirstAndLast(
  sheets: readonly Sheet[],
  first: readonly Draft[],
  last: readonly Draft[],
): Sheet[] {
  const all = sheets.length === 0 ? [{ number: null, drafts: [] }] : sheets
  return all.map((sheet, i) => ({
    ...sheet,
    drafts: [...(i === 0 ? first : []), ...sheet.drafts, ...(i === all.length - 1 ? last : [])],
  }))
}

/** The comments of reviewers, marked as such. */
function readComments(xml: string): Draft[] {
  const context = { styles: new Map(), numbering: new Numbering(''), notes: new Map() }
  return Array.from(
    xml.matchAll(/<w:comment\s([^>]*)>([\s\S]*?)<\/w:comment>/g),
    ([, attributes = '', content = '']) => {
      const author = attribute(attributes, 'w:author') ?? ''
      const text = readBody(content, context)
        .flatMap(draftOf)
        .map((each) => each.text)
        .join(' ')
      return draft('paragraph', `Comment${author === '' ? '' : ` by ${author}`}: ${text}`)
    },
  )
}

function readProperties(xml: string): { title: string | null; facts: DocumentMetadata } {
  const value = (name: string): string | undefined => {
    const text = new RegExp(`<${name}(?:\\s[^>]*)?>([^<]+)</${name}>`).exec(xml)?.[1]
    return text === undefined ? undefined : decodeEntities(text).trim() || undefined
  }
  const author = value('dc:creator')
  const created = value('dcterms:created')?.slice(0, 10)
  const modified = value('dcterms:modified')?.slice(0, 10)
  const language = value('dc:language')
  return {
    title: plausibleTitle(value('dc:title')),
    facts: {
      ...(author !== undefined && { author }),
      ...(created !== undefined && { created }),
      ...(modified !== undefined && { modified }),
      ...(language !== undefined && { language }),
    },
  }
}

/** A password-protected document is not a ZIP archive but an OLE container with an encrypted package. */
function checkIsZip(bytes: Uint8Array): void {
  const content = detectContent(bytes)
  if (content === 'a ZIP archive') return
  if (content !== 'an old Office document') throw notWord(content)
  // The container's directory is UTF-16: every other byte is zero.
  if (latin1Includes(bytes, [...'EncryptedPackage'].join('\0'))) {
    const message = 'This Word document is password-protected. Remove the password and upload it again.'
    throw new EngineError('encrypted', message)
  }
  const message = 'This is an old Word file (.doc). Save it as .docx and upload that.'
  throw new EngineError('wrong-content', message)
}

function latin1Includes(bytes: Uint8Array, text: string): boolean {
  const step = 8192
  for (let at = 0; at < bytes.length; at += step)
    if (latin1(bytes.subarray(at, at + step + text.length)).includes(text)) return true
  return false
}

function notWord(content: DetectedContent): EngineError {
  return new EngineError('wrong-content', wrongContentMessage('a Word document', content))
}

/** The texts of footnotes or endnotes, by kind and id. Separators have no text. */
function readNotes(xml: string, kind: 'footnote' | 'endnote'): [string, string][] {
  const note = new RegExp(`<w:${kind}\\s([^>]*)>([\\s\\S]*?)</w:${kind}>`, 'g')
  const context = { styles: new Map(), numbering: new Numbering(''), notes: new Map() }
  return Array.from(xml.matchAll(note), ([, attributes = '', content = '']): [string, string] => {
    const texts = readBody(content, context).flatMap((block) =>
      block.kind === 'draft' ? [block.draft.text] : [],
    )
    return [`${kind}:${attribute(attributes, 'w:id')}`, texts.join(' ')]
  }).filter(([, text]) => text !== '')
}
