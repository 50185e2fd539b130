import { isCellRule, isRule } from './lineStyle.ts'

/** A part of a line in a column of a table. */
export interface TextCell {
  readonly text: string
  readonly left: number
}

interface TextColumn {
  readonly start: number
  readonly end: number
}

/** Longer lines are paragraphs. */
const MAX_LINE = 300
const MIN_LINES = 3
/** Minimum number of spaces between two columns. */
const MIN_SPACES = 2
/** The parts of a line between two spaces or more. */
const PARTS = /\S+(?: \S+)*/g

/**
 * The cells of the lines that are in a table: below or above a rule such as '----  ----', or between columns of spaces that
 * at least three lines share. Null for other lines.
 */
export function textCells(lines: readonly string[]): (TextCell[] | null)[] {
  const cells: (TextCell[] | null)[] = lines.map(() => null)
  let start = 0
  while (start < lines.length) {
    let end = start
    while (end < lines.length && lines[end] !== '') end += 1
    const block = lines.slice(start, end)
    const columns = columnsOf(block)
    const isRuled = block.some(isColumnRule)
    if (columns.length > 1)
      block.forEach((line, i) => {
        if (!isRule(line) && !isCellRule(line) && (isRuled || isAligned(line, columns)))
          cells[start + i] = cellsIn(line, columns)
      })
    start = end + 1
  }
  return cells
}

function isColumnRule(line: string): boolean {
  return isCellRule(line) && !isRule(line)
}

/** Whether each part of a line starts or ends where a column does. Justified text has wide spaces at other places. */
function isAligned(line: string, columns: readonly TextColumn[]): boolean {
  return [...line.matchAll(PARTS)].every(({ 0: part, index }) =>
    columns.some(({ start, end }) => index === start || index + part.length === end),
  )
}

function columnsOf(block: readonly string[]): TextColumn[] {
  if (block.some((line) => line.length > MAX_LINE || /^\s*[|+]/.test(line))) return []
  const rule = block.find(isColumnRule)
  if (rule !== undefined)
    return [...rule.matchAll(/[-=]+/g)].map(({ 0: dashes, index }) => ({
      start: index,
      end: index + dashes.length,
    }))
  return block.length < MIN_LINES ? [] : spacedColumns(block)
}

/** The columns between spaces that are at the same place in all lines, if most lines have text on both sides. */
function spacedColumns(block: readonly string[]): TextColumn[] {
  const width = block.reduce((width, line) => Math.max(width, line.length), 0)
  const isSpace = Array.from({ length: width }, () => true)
  for (const line of block)
    for (let at = 0; at < line.length; at += 1) if (line[at] !== ' ') isSpace[at] = false
  const columns: { start: number; end: number }[] = []
  for (let at = 0; at < width; at += 1) {
    if (isSpace[at] === true) continue
    const last = columns.at(-1)
    if (last !== undefined && at - last.end < MIN_SPACES) last.end = at + 1
    else columns.push({ start: at, end: at + 1 })
  }
  const texts = block.map(
    (line) => columns.filter(({ start, end }) => line.slice(start, end).trim() !== '').length,
  )
  const complete = texts.filter((count) => count > 1).length
  return complete >= MIN_LINES && complete >= block.length / 2 ? columns : []
}

/** The parts of a line between two spaces or more, each in the column that has most of it. */
function cellsIn(line: string, columns: readonly TextColumn[]): TextCell[] {
  const cells: { text: string; left: number }[] = []
  for (const { 0: part, index } of line.matchAll(PARTS)) {
    for (const { text, at } of dividedAt(part, index, columns)) {
      const column = columns.reduce((best, next) =>
        overlap(next, at, text) > overlap(best, at, text) ? next : best,
      )
      const last = cells.at(-1)
      if (last?.left === column.start) last.text += ` ${text}`
      else cells.push({ text, left: column.start })
    }
  }
  return cells
}

function overlap({ start, end }: TextColumn, at: number, text: string): number {
  return Math.min(end, at + text.length) - Math.max(start, at)
}

/** A part that reaches into the next column is divided where that begins, if a word begins there. */
function dividedAt(
  part: string,
  index: number,
  columns: readonly TextColumn[],
): { text: string; at: number }[] {
  const cut = columns.find(({ start }) => start > index && part[start - index - 1] === ' ')
  if (cut === undefined) return [{ text: part, at: index }]
  const length = cut.start - index
  return [
    { text: part.slice(0, length - 1), at: index },
    ...dividedAt(part.slice(length), cut.start, columns),
  ]
}
