import { hasDotLeaders, isContentsLine } from '../contentsPage.ts'

/** A line and its position. Horizontal units are points or characters, depending on the format. */
export interface PrintedLine {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Whether a gap or another font size separates it from the line above. */
  readonly startsBlock: boolean
}

/** Number of lines above and below that determine the right margin. */
const MARGIN_SAMPLE_LINES = 40

/** A numbered or unnumbered list item. */
const ITEM = /^(?:[-*•◦▪–—·]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/iu

/** Whether a word that was split at a hyphen has one inside a line: ('well', 'known') => true. */
export type KeepsHyphen = (head: string, tail: string) => boolean

/**
 * Reverses line wrapping: joins the lines of a paragraph with spaces, paragraphs with a newline, and blocks with an empty
 * line.
 */
export function joinLines(lines: readonly PrintedLine[], keepsHyphen: KeepsHyphen): string {
  const pieces: string[] = []
  lines.forEach((line, i) => {
    const above = lines[i - 1]
    if (above !== undefined) {
      if (line.startsBlock) pieces.push('\n\n')
      else if (!isContinued(above, line, surroundingLines(lines, i))) pieces.push('\n')
      else if (!isCutWord(above.text, line.text)) pieces.push(' ')
      else if (!keepsHyphen(...wordHalves(above.text, line.text)))
        pieces.push((pieces.pop() ?? '').slice(0, -1))
    }
    pieces.push(line.text)
  })
  return pieces.join('')
}

function surroundingLines(lines: readonly PrintedLine[], i: number): readonly PrintedLine[] {
  return lines.slice(Math.max(0, i - MARGIN_SAMPLE_LINES), i + MARGIN_SAMPLE_LINES)
}

function isCutWord(above: string, below: string): boolean {
  return /\p{L}[-‐]$/u.test(above) && /^\p{Ll}/u.test(below)
}

function wordHalves(above: string, below: string): [head: string, tail: string] {
  const head = /\p{L}+(?=[-‐]$)/u.exec(above)?.[0] ?? ''
  const tail = /^\p{L}+/u.exec(below)?.[0] ?? ''
  return [head, tail]
}

/**
 * Whether a paragraph continues on the next line: true if the first word of the next line would not have fitted on this
 * one.
 */
function isContinued(line: PrintedLine, next: PrintedLine, around: readonly PrintedLine[]): boolean {
  if (ITEM.test(next.text) || hasDotLeaders(line.text) || hasDotLeaders(next.text)) return false
  if (isContentsLine(line.text) && isContentsLine(next.text)) return false
  if (isCutWord(line.text, next.text)) return true
  const characterWidth = (line.right - line.left) / Math.max(1, line.text.length)
  const firstWord = /^\S+/.exec(next.text)?.[0].length ?? 0
  return line.right + (firstWord + 1) * characterWidth >= rightMargin(line, around)
}

/** The 80th percentile of the right edges of the surrounding lines. */
function rightMargin(line: PrintedLine, around: readonly PrintedLine[]): number {
  const edges = around
    .filter((other) => other.left <= line.left + 1 && other.right > line.left)
    .map((other) => other.right)
    .sort((a, b) => a - b)
  return edges[Math.floor(edges.length * 0.8)] ?? line.right
}
