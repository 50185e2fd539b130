import { runAtOnce } from '../../slices.ts'
import { withRaised } from '../raised.ts'
import { attribute, type XmlToken, xmlTokens } from '../xml.ts'
import { Equations } from './equations.ts'
import type { Numbering } from './numbering.ts'
import {
  type DocxBlock,
  LAYOUT_BREAK,
  listPlaceOf,
  MANUAL_BREAK,
  type OpenParagraph,
  toBlocks,
} from './paragraph.ts'
import { type DocxStyle, isMonoFont, PLAIN_STYLE } from './styles.ts'
import { symbolOf, symbolText } from './symbols.ts'
import { type Cell, type TableRow, tableBlocks } from './tables.ts'
import { isOn } from './values.ts'

export interface DocxContext {
  readonly styles: ReadonlyMap<string, DocxStyle>
  readonly numbering: Numbering
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
  'w:numPrChange',
  'w:trPrChange',
])
interface Run {
  readonly isBold: boolean
  readonly isMono: boolean
  readonly isHidden: boolean
  readonly isRaised: boolean
  readonly font: string | null
}

/** Text that is at least so much higher than the line, in half points, is superscript. */
const RAISED = 4

const PLAIN_RUN: Run = { isBold: false, isMono: false, isHidden: false, isRaised: false, font: null }

/** Word's limit. */
const MAX_COLUMNS = 63
const CAPTION = /^(?:table|tabelle|tableau|tabla|таблица|表)\s?\d/iu

/** The blocks of a part other than the document. */
export function readBody(xml: string, context: DocxContext): DocxBlock[] {
  return runAtOnce(readDocument(xml, context))
}

/** The tags and texts that are read without interruption. */
const STEP = 1000

/** The blocks of word/document.xml. Yields from time to time, see `runInSlices`. */
export function* readDocument(xml: string, context: DocxContext): Generator<void, DocxBlock[]> {
  const reader = new BodyReader(context)
  let read = 0
  for (const token of xmlTokens(xml)) {
    reader.read(token)
    read += 1
    if (read % STEP === 0) yield
  }
  return reader.blocks
}

class BodyReader {
  readonly blocks: DocxBlock[] = []
  readonly #context: DocxContext
  /** The blocks of the body and of the open cells and text boxes, innermost last. */
  readonly #containers: DocxBlock[][] = [this.blocks]
  /** On a stack, because text boxes contain paragraphs inside paragraphs. */
  readonly #paragraphs: OpenParagraph[] = []
  readonly #tables: TableRow[][] = []
  /** A paragraph whose end was deleted. */
  #joined: OpenParagraph | null = null
  readonly #equations = new Equations()
  #run = PLAIN_RUN
  /** Where the raised type at the end of the paragraph starts. */
  #raisedAt: number | null = null
  #raised = ''
  #hiddenDepth = 0
  /** For each open content control, whether it shows its placeholder instead of a value. */
  readonly #isPlaceholder: boolean[] = []
  #isText = false
  #isRowProperty = false

  constructor(context: DocxContext) {
    this.#context = context
  }

  read(token: XmlToken): void {
    if (token.kind === 'text') {
      if (this.#isText && this.#hiddenDepth === 0) this.#writeRun(token.text)
    } else if (token.name === 'w:sdtContent' && this.#isPlaceholder.at(-1) === true) {
      if (token.kind !== 'empty') this.#hiddenDepth += token.kind === 'open' ? 1 : -1
    } else if (HIDDEN.has(token.name)) {
      if (token.kind !== 'empty') this.#hiddenDepth += token.kind === 'open' ? 1 : -1
      else if (token.name === 'w:del' && this.#hiddenDepth === 0) this.#markDeleted()
    } else if (this.#hiddenDepth === 0) {
      if (token.kind !== 'close') this.#start(token.name, token.attributes)
      if (token.kind !== 'open') this.#end(token.name)
    }
  }

  #start(name: string, attributes: string): void {
    this.#equations.start(name)
    const value = attribute(attributes, 'w:val')
    switch (name) {
      case 'w:p':
        this.#paragraphs.push(this.#newParagraph())
        break
      case 'w:r':
        this.#run = PLAIN_RUN
        break
      case 'w:b':
        this.#run = { ...this.#run, isBold: isOn(value) }
        break
      case 'w:vanish':
        this.#run = { ...this.#run, isHidden: isOn(value) }
        break
      case 'w:rFonts':
        this.#run = {
          ...this.#run,
          font: attribute(attributes, 'w:ascii'),
          isMono: isMonoFont(attribute(attributes, 'w:ascii')),
        }
        break
      case 'w:t':
      case 'm:t':
        this.#isText = true
        break
      case 'w:tab':
        this.#write(' ')
        break
      case 'w:sdt':
        this.#isPlaceholder.push(false)
        break
      case 'w:showingPlcHdr':
        if (this.#isPlaceholder.length > 0) this.#isPlaceholder[this.#isPlaceholder.length - 1] = true
        break
      case 'w:vertAlign':
        this.#run = { ...this.#run, isRaised: value === 'superscript' }
        break
      case 'w:position':
        this.#run = { ...this.#run, isRaised: Number(value) >= RAISED }
        break
      case 'w:sym':
        this.#writeRun(
          symbolOf(
            attribute(attributes, 'w:font'),
            Number.parseInt(attribute(attributes, 'w:char') ?? '', 16),
          ),
        )
        break
      case 'w:noBreakHyphen':
        this.#write('-')
        break
      case 'w:cr':
        this.#write('\n')
        break
      case 'w:br':
        if (attribute(attributes, 'w:type') === 'page') this.#breakPage(false)
        else this.#write('\n')
        break
      case 'w:lastRenderedPageBreak':
        this.#breakPage(true)
        break
      case 'w:footnoteReference':
        this.#note('footnote', attributes)
        break
      case 'w:endnoteReference':
        this.#note('endnote', attributes)
        break
      case 'w:txbxContent':
        this.#containers.push([])
        break
      case 'w:tbl':
        this.#tables.push([])
        break
      case 'w:tr':
        this.#tables.at(-1)?.push({ cells: [], breaks: [], isHeader: false, isDeleted: false })
        break
      case 'w:trPr':
        this.#isRowProperty = true
        break
      case 'w:tc':
        this.#startCell()
        break
      default:
        this.#setProperty(name, value)
    }
  }

  #end(name: string): void {
    this.#write(this.#equations.end(name))
    switch (name) {
      case 'w:t':
      case 'm:t':
        this.#isText = false
        break
      case 'w:p':
        this.#endParagraph()
        break
      case 'w:txbxContent':
        for (const block of this.#containers.pop() ?? []) this.#paragraphs.at(-1)?.boxes.push(block)
        break
      case 'w:sdt':
        this.#isPlaceholder.pop()
        break
      case 'w:trPr':
        this.#isRowProperty = false
        break
      case 'w:tc':
        this.#containers.pop()
        break
      case 'w:tbl':
        this.#endTable()
        break
    }
  }

  /** A property of the open paragraph, row or cell. */
  #setProperty(name: string, value: string | null): void {
    const open = this.#paragraphs.at(-1)
    const row = this.#tables.at(-1)?.at(-1)
    const cell = row?.cells.at(-1)
    if (name === 'w:tblHeader' && row !== undefined) row.isHeader = isOn(value)
    else if (name === 'w:gridSpan' && cell !== undefined)
      cell.span = Math.min(Number(value) || 1, MAX_COLUMNS)
    else if (name === 'w:vMerge' && cell !== undefined) cell.isMerged = value !== 'restart'
    else if (open === undefined) return
    else if (name === 'w:pStyle') open.style = this.#context.styles.get(value ?? '') ?? PLAIN_STYLE
    else if (name === 'w:outlineLvl') open.headingLevel = Number(value) < 9 ? Number(value) + 1 : null
    else if (name === 'w:ilvl') open.listPlace = { list: open.listPlace?.list ?? '', level: Number(value) }
    else if (name === 'w:numPr') open.listPlace ??= open.style.listPlace ?? { list: '', level: 0 }
    else if (name === 'w:numId')
      open.listPlace = value === '0' ? null : { list: value ?? '', level: open.listPlace?.level ?? 0 }
    else if (name === 'w:pageBreakBefore' && isOn(value)) this.#breakPage(false)
  }

  #newParagraph(): OpenParagraph {
    this.#raisedAt = null
    const joined = this.#joined
    this.#joined = null
    return {
      text: joined?.text ?? '',
      style: PLAIN_STYLE,
      headingLevel: undefined,
      listPlace: undefined,
      bold: joined?.bold ?? 0,
      mono: joined?.mono ?? 0,
      notes: joined?.notes ?? [],
      boxes: joined?.boxes ?? [],
      isJoined: false,
    }
  }

  #endParagraph(): void {
    const open = this.#paragraphs.pop()
    if (open === undefined) return
    if (open.isJoined) {
      this.#joined = open
      return
    }
    const place = open.text.trim() === '' ? null : listPlaceOf(open)
    const mark = place === null ? null : this.#context.numbering.next(place)
    for (const block of toBlocks(open, mark)) this.#containers.at(-1)?.push(block)
  }

  #writeRun(text: string): void {
    const open = this.#paragraphs.at(-1)
    const { isBold, isMono, isHidden, isRaised, font } = this.#run
    if (open === undefined || isHidden) return
    const plain = symbolText(font, text.replace(/\s/g, ' '))
    if (this.#equations.write(plain)) return
    if (isRaised) {
      this.#writeRaised(open, plain)
      return
    }
    const characters = plain.replaceAll(' ', '').length
    this.#write(plain)
    if (isBold) open.bold += characters
    if (isMono) open.mono += characters
  }

  /** Raised type can be in several runs. */
  #writeRaised(open: OpenParagraph, text: string): void {
    const start = this.#raisedAt ?? open.text.length
    this.#raised = this.#raisedAt === null ? text : this.#raised + text
    open.text = withRaised(open.text.slice(0, start), this.#raised)
    this.#raisedAt = start
  }

  #write(text: string): void {
    const open = this.#paragraphs.at(-1)
    if (open === undefined || text === '') return
    open.text += text
    this.#raisedAt = null
  }

  #note(kind: string, attributes: string): void {
    const text = this.#context.notes.get(`${kind}:${attribute(attributes, 'w:id')}`)
    if (text !== undefined) this.#paragraphs.at(-1)?.notes.push(text)
  }

  /** A break inside a table is before its row. */
  #breakPage(isRendered: boolean): void {
    const row = this.#tables[0]?.at(-1)
    if (row !== undefined) row.breaks.push({ kind: 'pageBreak', isRendered })
    else if (this.#paragraphs.length > 0) this.#write(isRendered ? LAYOUT_BREAK : MANUAL_BREAK)
    else this.blocks.push({ kind: 'pageBreak', isRendered })
  }

  #startCell(): void {
    const cell: Cell = { blocks: [], span: 1, isMerged: false }
    this.#tables.at(-1)?.at(-1)?.cells.push(cell)
    this.#containers.push(cell.blocks)
  }

  #endTable(): void {
    const container = this.#containers.at(-1)
    const above = container?.at(-1)
    const isCaption = above?.kind === 'draft' && (above.isCaption || CAPTION.test(above.draft.text))
    for (const block of tableBlocks(this.#tables.pop() ?? [], isCaption ? above.draft.text : null))
      container?.push(block)
  }

  /** An empty `w:del` marks a row or the end of a paragraph as deleted. */
  #markDeleted(): void {
    const row = this.#tables.at(-1)?.at(-1)
    const open = this.#paragraphs.at(-1)
    if (this.#isRowProperty && row !== undefined) row.isDeleted = true
    else if (open !== undefined) open.isJoined = true
  }
}
