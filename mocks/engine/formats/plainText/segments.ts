import { foldDotLeaders } from '../contentsLines.ts'
import type { PdfPage, Segment } from '../pdf/lines.ts'
import type { BodyStyle } from '../pdf/rows.ts'
import { cleanText } from '../repairText.ts'
import { isCellRule, isRule, lineStyle } from './lineStyle.ts'
import { type TextCell, textCells } from './textColumns.ts'

/** A text file as print: a character is one point wide, and its font is two points high. */
export const TEXT_STYLE: BodyStyle = { size: 2, leading: 1.2, isBold: false, splitsWords: false }
const LINE_DISTANCE = TEXT_STYLE.size * TEXT_STYLE.leading

/** A longer line is a whole paragraph: the file is not wrapped there. */
const MAX_WRAPPED_LENGTH = 130
const TAB_WIDTH = 8
/** Marks of list items that other formats do not have: 'o' with two spaces, '+', and other bullets. */
const MARK = /^(?:o(?= {2,}\S)|[+○●■□◆◇➢➤✓‣⁃∙◾](?=\s))/u
/** Characters of double width. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g

/** The lines of each page of a text file as segments at places. Rules are left out. */
export function toTextPages(sheets: readonly string[]): PdfPage[] {
  const pages = sheets.map((sheet) => sheet.replace(/^\n/, '').split('\n').map(expandTabs))
  const isIndented = isMostlyIndented(pages.flat())
  return pages.map((lines) => {
    const segments: Segment[] = []
    const tables = textCells(lines)
    let y = 0
    lines.forEach((line, i) => {
      y -= LINE_DISTANCE
      if (line === '' || isRule(line) || isCellRule(line)) return
      if (Math.max(line.length, lines[i - 1]?.length ?? 0) > MAX_WRAPPED_LENGTH) y -= LINE_DISTANCE
      const style = lineStyle(lines, i, isIndented)
      for (const { text, left } of tables[i] ?? cellsOf(line)) segments.push(toSegment(text, left, y, style))
    })
    return { segments }
  })
}

function expandTabs(line: string): string {
  return line.trimEnd().replace(/\t/g, (_, at: number) => ' '.repeat(TAB_WIDTH - (at % TAB_WIDTH)))
}

/** Minimum share of indented lines in a file whose other lines can be headings. */
const INDENTED_SHARE = 0.5

function isMostlyIndented(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line !== '')
  return written.filter((line) => line.startsWith('  ')).length > written.length * INDENTED_SHARE
}

/** The parts of a line between large gaps, or between the bars of a drawn table. */
function cellsOf(line: string): TextCell[] {
  const isDrawn = /^\s*\|.*\|$/.test(line)
  const cells: { text: string; left: number }[] = []
  let left = 0
  for (const part of line.split(isDrawn ? /(\|)/ : /( {3,})/)) {
    const text = part.trim()
    if (text !== '' && !(isDrawn && text === '|'))
      cells.push({ text, left: left + part.length - part.trimStart().length })
    left += part.length
  }
  return cells
}

function toSegment(
  text: string,
  left: number,
  y: number,
  { size, bold }: { readonly size: number; readonly bold: number },
): Segment {
  const plain = foldDotLeaders(cleanText(text.replace(MARK, '-')))
  return {
    text: plain,
    left,
    right: left + text.length + (text.match(WIDE)?.length ?? 0),
    y,
    size,
    boldStart: '',
    bold,
    mono: 0,
    math: 0,
    isRotated: false,
  }
}
