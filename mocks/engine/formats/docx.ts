import {
  type DetectedContent,
  detectContent,
  latin1,
  wrongContentMessage,
} from '../../../src/domain/detectContent.ts'
import { EngineError } from '../errors.ts'
import type { ExtractedDocument } from '../types.ts'
import { composePages } from './compose.ts'
import { readBody } from './docx/body.ts'
import { Numbering } from './docx/numbering.ts'
import { toSheets } from './docx/sheets.ts'
import { readStyles } from './docx/styles.ts'
import { titleOf } from './title.ts'
import { damaged, unzipEntries } from './unzip.ts'
import { attribute } from './xml.ts'

const BODY = 'word/document.xml'
const STYLES = 'word/styles.xml'
const NUMBERING = 'word/numbering.xml'
const FOOTNOTES = 'word/footnotes.xml'
const ENDNOTES = 'word/endnotes.xml'
const PROPERTIES = 'docProps/core.xml'

/**
 * Extracts a Word document by page if the file contains the layout's page breaks, or if its manual breaks mark every page;
 * otherwise by section.
 */
export function extractDocx(filename: string, bytes: Uint8Array): ExtractedDocument {
  checkIsZip(bytes)
  const entries = unzipEntries(bytes, [BODY, STYLES, NUMBERING, FOOTNOTES, ENDNOTES, PROPERTIES])
  const part = (name: string): string => new TextDecoder().decode(entries.get(name))
  if (!entries.has(BODY)) throw notWord('a ZIP archive')
  // The entry was truncated because it is longer than declared.
  if (!part(BODY).trimEnd().endsWith('</w:document>')) throw damaged()
  const styles = readStyles(part(STYLES))
  const notes = new Map([...readNotes(part(FOOTNOTES), 'footnote'), ...readNotes(part(ENDNOTES), 'endnote')])
  const blocks = readBody(part(BODY), { styles, numbering: new Numbering(part(NUMBERING)), notes })
  const title = /<dc:title>([^<]+)<\/dc:title>/.exec(part(PROPERTIES))?.[1]?.trim()
  return { filename, title: title || titleOf(filename), pages: composePages(toSheets(blocks)) }
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
