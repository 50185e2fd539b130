import { calendarDates } from '../../text/dates.ts'
import { type Draft, draft } from '../compose.ts'
import { hasDotLeaders } from '../contentsLines.ts'
import { codeText } from './codeText.ts'
import { commonLeft, NOTE_START, notesStart } from './columnEdges.ts'
import { continues, isApart, isFull, isIndented, isOtherSize, isTerminated } from './continues.ts'
import { ruledRows } from './drawnTables/ruledRows.ts'
import { joinRows, type KeepsHyphen } from './joinRows.ts'
import { labelsAbove } from './labelsAbove.ts'
import {
  headingStyle,
  isCaption,
  isItem,
  isLoneNumber,
  isMono,
  isNotice,
  isSmall,
  isWithoutWords,
  numberDepth,
} from './rowKinds.ts'
import type { BodyStyle, Row } from './rows.ts'
import { MAX_TERM_LENGTH, runInTerm } from './runInTerm.ts'
import { sideBySide } from './sideBySide.ts'
import { tableAt } from './tables.ts'

/** A block of a PDF, with what decides whether its last sentence continues elsewhere. */
export interface PdfDraft extends Draft {
  /** Whether it is running text, not a note or a caption. */
  readonly isRunning: boolean
  /** Whether its last line reaches the right margin. */
  readonly isFull: boolean
  readonly isIndented: boolean
}

const MAX_LABEL_WORDS = 6
const MAX_HEADING_ROWS = 3

/** The blocks of the rows of one column. The level of a heading is the negative of its weight. */
export class ColumnReader {
  readonly #rows: readonly Row[]
  readonly #body: BodyStyle
  readonly #keepsHyphen: KeepsHyphen
  readonly #left: number
  readonly #notesStart: number
  readonly #drafts: PdfDraft[] = []
  /** The left edges of the open lists, outermost first. */
  #lists: number[] = []
  /** The left edge of the explanations beside the terms above. */
  #explanationsLeft: number | null = null
  #at = 0
  /** Whether no paragraph was read yet in the column with which the document starts. */
  #isInTitle: boolean

  /** @param startsDocument whether letterheads, authors and dates can be at its start, away from the text's left edge */
  constructor(rows: readonly Row[], body: BodyStyle, keepsHyphen: KeepsHyphen, startsDocument = false) {
    this.#isInTitle = startsDocument
    this.#rows = rows
    this.#body = body
    this.#keepsHyphen = keepsHyphen
    this.#left = commonLeft(rows)
    this.#notesStart = notesStart(rows, body)
  }

  read(): PdfDraft[] {
    while (this.#at < this.#rows.length) {
      const row = this.#rows[this.#at]
      if (row === undefined) break
      if (this.#readSideBySide() || this.#readLabelsAbove()) continue
      if (this.#at >= this.#notesStart) this.#readNote()
      else if (row.isRotated || hasDotLeaders(row.text)) this.#take(1, 'fragment')
      else if (isNotice(row)) this.#take(1, 'term')
      else if (!this.#readTable() && !this.#readHeading(row) && !this.#readTerm(row) && !this.#readCode(row))
        this.#readParagraph(row)
    }
    return this.#drafts
  }

  #push(next: Draft, flags: Partial<PdfDraft> = {}): void {
    this.#drafts.push({ isRunning: false, isFull: false, isIndented: false, ...next, ...flags })
  }

  #take(count: number, kind: Draft['kind']): void {
    const rows = this.#rows.slice(this.#at, this.#at + count)
    this.#push(draft(kind, kind === 'code' ? codeText(rows) : joinRows(rows, this.#keepsHyphen)))
    this.#at += count
  }

  #readTable(): boolean {
    const divided = this.#rows[this.#at]?.table ?? null
    if (divided !== null) {
      for (const next of ruledRows(divided, this.#keepsHyphen)) this.#push(next)
      this.#at += 1
      return true
    }
    const table = tableAt(this.#rows, this.#at, this.#body, this.#keepsHyphen)
    if (table === null) return false
    for (const next of table.drafts) this.#push(next)
    this.#at += table.length
    return true
  }

  #isTableAt(i: number): boolean {
    const isMulti = (this.#rows[i]?.segments.length ?? 0) > 1
    return isMulti && tableAt(this.#rows, i, this.#body, this.#keepsHyphen) !== null
  }

  /** Reads the signatures of two people beside each other, one after the other. */
  #readSideBySide(): boolean {
    const length = sideBySide(this.#rows, this.#at, this.#body)
    const rows = this.#rows.slice(this.#at, this.#at + length)
    for (const side of length === 0 ? [] : [0, 1]) {
      const lines = rows.map(({ segments }) => ({ text: segments[side]?.text ?? '' }))
      this.#push(draft('paragraph', joinRows(lines, this.#keepsHyphen)))
    }
    this.#at += length
    return length > 0
  }

  #readLabelsAbove(): boolean {
    const fields = labelsAbove(this.#rows, this.#at)
    for (const next of fields ?? []) this.#push(next)
    this.#at += fields === null ? 0 : 2
    return fields !== null
  }

  #readNote(): void {
    let end = this.#at + 1
    while (
      end < this.#rows.length &&
      !NOTE_START.test(this.#rows[end]?.text ?? '') &&
      sideBySide(this.#rows, end, this.#body) === 0
    )
      end += 1
    this.#take(end - this.#at, 'paragraph')
  }

  #readHeading(row: Row): boolean {
    let end = this.#at
    const isNumber = isLoneNumber(row)
    const titleRow = isNumber ? this.#rows[this.#at + 1] : row
    if (titleRow === undefined || titleRow.table !== null || isItemLike(titleRow, row)) return false
    const style = headingStyle(titleRow, this.#body)
    if (style === null) return false
    end += isNumber ? 2 : 1
    while (end - this.#at <= MAX_HEADING_ROWS + 1 && this.#isHeadingContinued(titleRow, end)) end += 1
    if (this.#isTermContinued(end)) return false
    const rows = this.#rows.slice(this.#at, end)
    const above = this.#rows[this.#at - 1]
    const stands =
      isApart(above, row, this.#body) ||
      this.#drafts.at(-1)?.kind === 'heading' ||
      (above !== undefined &&
        (isOtherSize(above, row) || (row.bold > 0.8 && above.bold < 0.5 && isTerminated(above.text))))
    if (!stands || end - this.#at > MAX_HEADING_ROWS + (isNumber ? 1 : 0)) return false
    const text = joinRows(rows, this.#keepsHyphen)
    if (!style.isStrong && !this.#isWeakHeading(titleRow, text, end)) return false
    this.#lists = []
    this.#push({ ...draft('heading', text), level: -style.weight })
    this.#at = end
    return true
  }

  #isHeadingContinued(title: Row, i: number): boolean {
    const [above, row] = [this.#rows[i - 1], this.#rows[i]]
    if (above === undefined || row === undefined || row.table !== null) return false
    if (numberDepth(row.text) !== null) return false
    const isSame = Math.abs(row.size - title.size) < 0.6 && row.bold > 0.8 === title.bold > 0.8
    if (!isSame || above.y - row.y > title.size * 1.7 || isTerminated(above.text)) return false
    return title.size >= this.#body.size * 1.12 || (title.bold > 0.8 && isFull(this.#rows, i - 1))
  }

  /** Whether a bold term goes on at the start of the row, before its explanation. */
  #isTermContinued(i: number): boolean {
    const [above, row] = [this.#rows[i - 1], this.#rows[i]]
    if (above === undefined || row === undefined || isApart(above, row, this.#body)) return false
    return isFull(this.#rows, i - 1) && row.bold < 0.8 && row.segments[0]?.boldStart !== ''
  }

  /** Whether bold, numbered or capital text of the body's size is a heading and not a sentence or a term. */
  #isWeakHeading(row: Row, text: string, end: number): boolean {
    const below = this.#rows[end]
    if (/[.:;]$/.test(text) && numberDepth(text) === null) return false
    if (/[.!?]\s+\p{Lu}/u.test(text.replace(/^[\d.]+\s+/, ''))) return false
    if (
      row.bold <= 0.8 &&
      below !== undefined &&
      !isApart(row, below, this.#body) &&
      numberDepth(text) === null &&
      below.text === below.text.toUpperCase()
    )
      return false
    if (row.bold <= 0.8 && numberDepth(text) === 1 && text !== text.toUpperCase()) return false
    return !this.#isTermAbove(row, below, end)
  }

  /** Whether the text below hangs under the row. An indented first line goes back to the left on its second row. */
  #isTermAbove(row: Row, below: Row | undefined, i: number): boolean {
    if (below === undefined || isApart(row, below, this.#body) || !isIndented(below, row.left)) return false
    if (below.left - row.left > row.size * 9 || isOtherSize(row, below)) return false
    const second = this.#rows[i + 1]
    const isAlone = second === undefined || isApart(below, second, this.#body)
    return isAlone || Math.abs(second.left - below.left) < 2 || isItem(second)
  }

  #readTerm(row: Row): boolean {
    const terms: Row[] = [row]
    let at = this.#at + 1
    const isTermRow = (candidate: Row): boolean =>
      candidate.text.length <= MAX_TERM_LENGTH &&
      !isItem(candidate) &&
      !isCaption(candidate) &&
      !/[.,;!?:]$/.test(candidate.text)
    if (!isTermRow(row)) return false
    if (
      isIndented(row, this.#left) &&
      !isMono(row) &&
      row.bold < 0.8 &&
      this.#lists.length === 0 &&
      !isApart(this.#rows[this.#at - 1], row, this.#body)
    )
      return false
    for (let next = this.#rows[at]; next !== undefined && terms.length < 5; next = this.#rows[at]) {
      const last = terms.at(-1) ?? row
      if (Math.abs(next.left - row.left) > 2 || isApart(last, next, this.#body) || !isTermRow(next)) break
      if (isMono(next) !== isMono(row) || next.bold > 0.8 !== row.bold > 0.8) break
      terms.push(next)
      at += 1
    }
    const last = terms.at(-1) ?? row
    const below = this.#rows[at]
    if (below === undefined || !this.#isTermAbove(last, below, at) || isItem(below) || isMono(below))
      return false
    if (terms.length > 1 && !isMono(row) && row.bold < 0.8) return false
    if (!isMono(row) && row.bold < 0.8 && isFull(this.#rows, at - 1)) return false
    const term = terms.map(({ text }) => text).join(', ')
    this.#push(draft('term', term))
    this.#at = at
    const left = below.left
    while (this.#at < this.#rows.length) {
      const next = this.#rows[this.#at]
      if (next === undefined || this.#at >= this.#notesStart || next.left < left - 2) break
      if (this.#at > at && headingStyle(next, this.#body)?.isStrong) break
      if (this.#readTable() || this.#readTerm(next) || this.#readCode(next)) continue
      this.#readParagraph(next, term)
    }
    return true
  }

  #readCode(row: Row): boolean {
    if (!isMono(row)) return false
    let end = this.#at + 1
    for (
      let next = this.#rows[end];
      next !== undefined && isMono(next) && end < this.#notesStart;
      next = this.#rows[end]
    ) {
      const above = this.#rows[end - 1]
      if (above === undefined || above.y - next.y > row.size * this.#body.leading * 2.6) break
      const below = this.#rows[end + 1]
      if (below !== undefined && !isMono(below) && this.#isTermAbove(next, below, end + 1)) break
      end += 1
    }
    this.#take(end - this.#at, 'code')
    return true
  }

  #readParagraph(row: Row, term: string | null = null): void {
    const isList = isItem(row)
    const start = this.#at
    let end = start + 1
    while (end < this.#notesStart && continues(this.#rows, start, end, this.#body, isList)) {
      if (this.#isTableAt(end)) break
      end += 1
    }
    this.#at = end
    const rows = this.#rows.slice(start, end)
    const text = joinRows(rows, this.#keepsHyphen)
    const math = rows.reduce((sum, each) => sum + each.math * each.text.length, 0) / Math.max(1, text.length)
    const flags = {
      isRunning: true,
      isFull: isFull(this.#rows, end - 1),
      isIndented: isIndented(row, rows[1]?.left ?? this.#left),
    }
    const isLabel = term === null && !isList && this.#isLabel(rows, text)
    if (rows.length > 1) this.#isInTitle = false
    if (isWithoutWords(text, math) || isLabel) {
      this.#push(draft('fragment', text))
      return
    }
    if (isList) {
      this.#push(draft('item', text.replace(/^[-*•◦▪–—·]\s/u, '- '), null, this.#listLevel(row)), flags)
      return
    }
    const isInList = this.#lists.length > 0 && row.left > (this.#lists[0] ?? 0) + row.size * 0.5
    if (!isInList) this.#lists = []
    const runIn = term === null ? runInTerm(rows, text, this.#explanationsLeft) : null
    this.#explanationsLeft = runIn?.explanationLeft ?? null
    if (runIn !== null) {
      if (runIn.isApart) this.#push(draft('term', runIn.term))
      this.#push(draft('paragraph', runIn.text, runIn.term, isInList ? 1 : 0), flags)
    } else
      this.#push(draft('paragraph', text, term, isInList ? 1 : 0), {
        ...flags,
        isRunning: !isCaption(row) && !isSmall(row, this.#body),
      })
  }

  #listLevel(row: Row): number {
    this.#lists = [...this.#lists.filter((left) => left < row.left - row.size * 0.5), row.left]
    return this.#lists.length - 1
  }

  /** Whether a single row away from the text's left edge, or in small type, states nothing. */
  #isLabel(rows: readonly Row[], text: string): boolean {
    const [row] = rows
    if (row === undefined || rows.length > 1 || text.split(' ').length > MAX_LABEL_WORDS) return false
    if (isTerminated(text) || /:\s/.test(text) || isCaption(row)) return false
    if (this.#isInTitle || calendarDates(text).some(({ day }) => day !== null)) return false
    return isSmall(row, this.#body) || isIndented(row, this.#left)
  }
}

/** Whether a row is a list item and not a numbered heading. */
function isItemLike(row: Row, first: Row): boolean {
  if (row !== first || !isItem(row)) return false
  if (row.text.startsWith('•')) return true
  return row.bold < 0.8 && numberDepth(row.text) === 1 && row.text !== row.text.toUpperCase()
}
