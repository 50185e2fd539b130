import { sentences } from '../../text/sentences.ts'
import { type Draft, draft } from '../compose.ts'
import { joinBrokenLines } from '../lineBreaks.ts'
import { cleanText } from '../repairText.ts'
import type { DocxStyle, ListPlace } from './styles.ts'

/** A page break of the last layout, or a manual one. They are private characters in the text of an open paragraph. */
export const LAYOUT_BREAK = '\ue000'
export const MANUAL_BREAK = '\ue001'
const PAGE_BREAKS = /[\ue000\ue001]/g

/** A paragraph that is being read. Its line breaks are newlines. */
export interface OpenParagraph {
  text: string
  style: DocxStyle
  /** Its own level; undefined if it has that of its style. */
  headingLevel: number | null | undefined
  listPlace: ListPlace | null | undefined
  /** The number of its characters in bold and in fonts of a fixed width, without white space. */
  bold: number
  mono: number
  /** Texts of its footnotes and endnotes. */
  notes: string[]
  readonly boxes: DocxBlock[]
  /** Whether the next paragraph continues it, because the break between them was deleted. */
  isJoined: boolean
}

/** A part of a Word document's body. */
export type DocxBlock = DraftBlock | PageBreak

export interface DraftBlock {
  readonly kind: 'draft'
  readonly draft: Draft
  readonly notes: readonly string[]
  readonly isBold: boolean
  readonly isCaption: boolean
}

export interface PageBreak {
  readonly kind: 'pageBreak'
  readonly isRendered: boolean
}

/** The list item or heading that a paragraph is, or null. */
export function listPlaceOf({ style, headingLevel, listPlace }: OpenParagraph): ListPlace | null {
  const isHeading = (headingLevel === undefined ? style.headingLevel : headingLevel) !== null
  return isHeading || style.use !== 'text' ? null : listPlace === undefined ? style.listPlace : listPlace
}

/**
 * The blocks of a paragraph: its text, divided at page breaks and line breaks, and its text boxes.
 * @param mark the mark of the list item that it is, or null
 */
export function toBlocks(open: OpenParagraph, mark: string | null): DocxBlock[] {
  const letters = open.text.replace(PAGE_BREAKS, '').replace(/\s/g, '').length
  const isCode = open.style.use === 'code' || open.style.isMono || (letters > 0 && open.mono >= letters)
  const blocks: DocxBlock[] = []
  let notes: readonly string[] = open.notes
  let isFirst = true
  for (const part of partsOf(open.text)) {
    if (part === LAYOUT_BREAK || part === MANUAL_BREAK) {
      blocks.push({ kind: 'pageBreak', isRendered: part === LAYOUT_BREAK })
      continue
    }
    for (const each of toDrafts(open, part, isCode, isFirst ? mark : null)) {
      blocks.push({
        kind: 'draft',
        draft: each,
        notes,
        isBold: open.style.isBold || open.bold >= letters,
        isCaption: open.style.use === 'caption',
      })
      notes = []
      isFirst = false
    }
  }
  return [...blocks, ...open.boxes]
}

function toDrafts(open: OpenParagraph, text: string, isCode: boolean, mark: string | null): Draft[] {
  if (text.trim() === '') return []
  const { style, headingLevel = style.headingLevel } = open
  if (style.use === 'contents') return [draft('fragment', cleanText(text))]
  if (headingLevel !== null) return [draft('heading', cleanText(text), null, headingLevel)]
  if (isCode) return [draft('code', text.trimEnd())]
  const place = listPlaceOf(open)
  return joinBrokenLines(text.split('\n')).map((line, i) => {
    if (i === 0 && mark !== null) return draft('item', `${mark} ${cleanText(line)}`, null, place?.level ?? 0)
    return draft('paragraph', cleanText(line), null, place === null ? 0 : 1)
  })
}

/** The text between page breaks, and the breaks. The end of a sentence is on the page where it begins. */
function partsOf(text: string): string[] {
  const [head = '', ...tail] = text.split(/([\ue000\ue001])/)
  const parts: string[] = []
  let rest = head
  for (let i = 0; i < tail.length; i += 2) {
    const [mark = '', next = ''] = [tail[i], tail[i + 1]]
    const whole = rest + next
    const cut = mark === LAYOUT_BREAK ? endOfSentence(whole, rest.length) : rest.length
    parts.push(whole.slice(0, cut), mark)
    rest = whole.slice(cut)
  }
  return [...parts, rest]
}

/** The end of the sentence that is on both sides of the offset, or the offset. */
function endOfSentence(text: string, offset: number): number {
  const divided = sentences(text).find(({ start, end }) => start < offset && end > offset)
  return divided?.end ?? offset
}
