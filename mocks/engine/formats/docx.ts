import { detectContent, latin1 } from '../../../src/domain/detectContent.ts'
import { EngineError } from '../errors.ts'
import { countWords } from '../text/terms.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { type DocxBlock, readBlocks } from './docxBlocks.ts'
import { titleOf } from './title.ts'
import { damaged, unzipEntries } from './unzip.ts'
import { attribute, xmlTokens } from './xml.ts'

const BODY = 'word/document.xml'
const STYLES = 'word/styles.xml'
const FOOTNOTES = 'word/footnotes.xml'
const ENDNOTES = 'word/endnotes.xml'
const PROPERTIES = 'docProps/core.xml'

/** Manual page breaks further apart than this do not mark every page. */
const MAX_WORDS_ON_PAGE = 1000

/**
 * Extracts a Word document by page if the file contains the layout's page breaks, or if its manual breaks mark every page;
 * otherwise by section.
 */
export function extractDocx(filename: string, bytes: Uint8Array): ExtractedDocument {
  checkIsZip(bytes)
  const entries = unzipEntries(bytes, [BODY, STYLES, FOOTNOTES, ENDNOTES, PROPERTIES])
  const part = (name: string): string => new TextDecoder().decode(entries.get(name))
  if (!entries.has(BODY)) throw notWord('its content is a ZIP archive of something else')
  // The entry was truncated because it is longer than declared.
  if (!part(BODY).trimEnd().endsWith('</w:document>')) throw damaged()
  const headingStyles = readHeadingStyles(part(STYLES))
  const notes = new Map([...readNotes(part(FOOTNOTES), 'footnote'), ...readNotes(part(ENDNOTES), 'endnote')])
  const blocks = readBlocks(part(BODY), { headingStyles, notes })
  const title = /<dc:title>([^<]+)<\/dc:title>/.exec(part(PROPERTIES))?.[1]?.trim()
  return { filename, title: title || titleOf(filename), pages: toPaged(blocks) ?? toSections(blocks) }
}

/** A password-protected document is not a ZIP archive but an OLE container with an encrypted package. */
function checkIsZip(bytes: Uint8Array): void {
  const content = detectContent(bytes)
  if (content === 'a ZIP archive') return
  if (content !== 'an old Office document')
    throw notWord(content === 'unknown' ? 'its content is something else' : `its content is ${content}`)
  // The container's directory is UTF-16: every other byte is zero.
  if (latin1Includes(bytes, [...'EncryptedPackage'].join('\0'))) {
    const message = 'This Word document is protected by a password. Remove the password and upload it again.'
    throw new EngineError('encrypted', message)
  }
  throw notWord('its content is an old Word file (.doc). Save it as .docx and upload that')
}

function latin1Includes(bytes: Uint8Array, text: string): boolean {
  const step = 8192
  for (let at = 0; at < bytes.length; at += step)
    if (latin1(bytes.subarray(at, at + step + text.length)).includes(text)) return true
  return false
}

function notWord(reason: string): EngineError {
  return new EngineError('wrong-content', `This is not a Word document: ${reason}.`)
}

/** Ids of the heading styles in any language. */
function readHeadingStyles(xml: string): Set<string> {
  const ids = new Set(['Title', ...Array.from({ length: 9 }, (_, level) => `Heading${level + 1}`)])
  let style = ''
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text' || token.kind === 'close') continue
    const value = attribute(token.attributes, 'w:val') ?? ''
    if (token.name === 'w:style') style = attribute(token.attributes, 'w:styleId') ?? ''
    else if (token.name === 'w:name' && /^(?:heading \d|title)$/i.test(value)) ids.add(style)
    else if (token.name === 'w:outlineLvl' && Number(value) < 9) ids.add(style)
  }
  return ids
}

/** The texts of footnotes or endnotes, by kind and id. Separators have no text. */
function readNotes(xml: string, kind: 'footnote' | 'endnote'): [string, string][] {
  const note = new RegExp(`<w:${kind}\\s([^>]*)>([\\s\\S]*?)</w:${kind}>`, 'g')
  return Array.from(xml.matchAll(note), ([, attributes = '', content = '']): [string, string] => {
    const blocks = readBlocks(content, { headingStyles: new Set(), notes: new Map() })
    return [`${kind}:${attribute(attributes, 'w:id')}`, textOf(blocks).replaceAll('\n', ' ')]
  }).filter(([, text]) => text !== '')
}

function textOf(blocks: readonly DocxBlock[]): string {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n')
}

/** The pages, or null if the file does not mark them. */
function toPaged(blocks: readonly DocxBlock[]): ExtractedPage[] | null {
  const isRendered = blocks.some((block) => block.kind === 'pageBreak' && block.isRendered)
  const sheets: DocxBlock[][] = [[]]
  let sinceTyped = 0
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      sheets.at(-1)?.push(block)
      sinceTyped += 1
    } else if (!block.isRendered) {
      sheets.push([])
      sinceTyped = 0
      // A layout break right after a manual one marks the same page.
    } else if (sinceTyped > 0 || sheets.length === 1) sheets.push([])
  }
  if (sheets.length === 1) return null
  if (!isRendered && sheets.some((sheet) => countWords(textOf(sheet)) > MAX_WORDS_ON_PAGE)) return null
  let heading: string | null = null
  return sheets.map((sheet, i) => {
    const own = sheet.flatMap((block) => (block.kind === 'paragraph' && block.isHeading ? [block.text] : []))
    const onPage: string | null = own[0] ?? heading
    heading = own.at(-1) ?? heading
    return { number: i + 1, heading: onPage, text: textOf(sheet) }
  })
}

function toSections(blocks: readonly DocxBlock[]): ExtractedPage[] {
  const sections: { heading: string | null; paragraphs: DocxBlock[] }[] = [{ heading: null, paragraphs: [] }]
  for (const block of blocks) {
    if (block.kind === 'pageBreak') continue
    if (block.isHeading) sections.push({ heading: block.text, paragraphs: [block] })
    else sections.at(-1)?.paragraphs.push(block)
  }
  return sections
    .map(({ heading, paragraphs }) => ({ number: null, heading, text: textOf(paragraphs) }))
    .filter((section) => section.text !== '')
}
