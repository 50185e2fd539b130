import { attribute, xmlTokens } from './xml.ts'

/** A part of a Word document's body. */
export type DocxBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly isHeading: boolean }
  /** `isRendered`: a page break of the last layout; otherwise a manual one. */
  | { readonly kind: 'pageBreak'; readonly isRendered: boolean }

export interface DocxContext {
  readonly headingStyles: ReadonlySet<string>
  /** Texts of footnotes and endnotes by 'footnote:1', 'endnote:1'. */
  readonly notes: ReadonlyMap<string, string>
}

/** Elements whose text is not displayed: deleted text, field codes, fallbacks of drawings. */
const HIDDEN = new Set([
  'w:delText',
  'w:instrText',
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:rPrChange',
  'w:pPrChange',
])

/** A paragraph being read, on a stack because text boxes contain paragraphs inside paragraphs. */
interface OpenParagraph {
  text: string
  isHeading: boolean
  isItem: boolean
  notes: string[]
}

/** The paragraphs, table rows and page breaks of word/document.xml, or of its notes part. */
export function readBlocks(xml: string, context: DocxContext): DocxBlock[] {
  const blocks: DocxBlock[] = []
  const paragraphs: OpenParagraph[] = []
  /** The cells of the open rows; a nested table adds a row. */
  const rows: string[][] = []
  let hiddenDepth = 0
  let isText = false

  const write = (text: string): void => {
    const open = paragraphs.at(-1)
    if (open !== undefined) open.text += text
  }
  const emit = (text: string, isHeading = false): void => {
    const row = rows.at(-1)
    if (row === undefined) {
      if (text !== '') blocks.push({ kind: 'paragraph', text, isHeading })
    } else if (text !== '') row.push([row.pop(), text].filter(Boolean).join(' '))
  }
  const endParagraph = (): void => {
    const open = paragraphs.pop()
    if (open === undefined) return
    const text = open.text.replace(/[ \t]+/g, ' ').trim()
    emit(open.isItem && text !== '' && !open.isHeading ? `- ${text}` : text, open.isHeading)
    for (const note of open.notes) emit(note)
  }
  /** A break inside a paragraph splits it: the first part is on the page before. */
  const breakPage = (isRendered: boolean): void => {
    const open = paragraphs.at(-1)
    if (open !== undefined && open.text.trim() !== '') {
      endParagraph()
      paragraphs.push({ text: '', isHeading: false, isItem: false, notes: [] })
    }
    blocks.push({ kind: 'pageBreak', isRendered })
  }
  const note = (kind: string, attributes: string): void => {
    const text = context.notes.get(`${kind}:${attribute(attributes, 'w:id')}`)
    if (text !== undefined) paragraphs.at(-1)?.notes.push(`Note: ${text}`)
  }
  const start = (name: string, attributes: string): void => {
    const open = paragraphs.at(-1)
    switch (name) {
      case 'w:p':
        paragraphs.push({ text: '', isHeading: false, isItem: false, notes: [] })
        break
      case 'w:pStyle':
        if (open !== undefined)
          open.isHeading = context.headingStyles.has(attribute(attributes, 'w:val') ?? '')
        break
      case 'w:outlineLvl':
        if (open !== undefined) open.isHeading = Number(attribute(attributes, 'w:val')) < 9
        break
      case 'w:numPr':
        if (open !== undefined) open.isItem = true
        break
      case 'w:pageBreakBefore':
        if (!/^(?:0|false|off)$/.test(attribute(attributes, 'w:val') ?? '')) breakPage(false)
        break
      case 'w:lastRenderedPageBreak':
        breakPage(true)
        break
      case 'w:br':
        if (attribute(attributes, 'w:type') === 'page') breakPage(false)
        else write(' ')
        break
      case 'w:tab':
      case 'w:cr':
        write(' ')
        break
      case 'w:noBreakHyphen':
        write('-')
        break
      case 'w:footnoteReference':
        note('footnote', attributes)
        break
      case 'w:endnoteReference':
        note('endnote', attributes)
        break
      case 'w:tr':
        rows.push([])
        break
      case 'w:tc':
        rows.at(-1)?.push('')
        break
      case 'w:t':
        isText = true
        break
    }
  }
  const end = (name: string): void => {
    if (name === 'w:p') endParagraph()
    else if (name === 'w:t') isText = false
    else if (name === 'w:tr') emit((rows.pop() ?? []).filter(Boolean).join(' | '))
  }
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && hiddenDepth === 0) write(token.text)
    } else if (HIDDEN.has(token.name)) {
      if (token.kind !== 'empty') hiddenDepth += token.kind === 'open' ? 1 : -1
    } else if (hiddenDepth === 0) {
      if (token.kind !== 'close') start(token.name, token.attributes)
      if (token.kind !== 'open') end(token.name)
    }
  }
  return blocks
}
