import { hasLeaders, isListingLine } from '../listing.ts'

/** A printed line and where it stands. Horizontal units are the format's own: points, or characters. */
export interface PrintedLine {
  readonly text: string
  readonly left: number
  readonly right: number
  /** A gap, another type size or a marker sets it off from the line above. */
  readonly startsBlock: boolean
}

/** How many lines above and below tell where the right margin is. */
const NEIGHBOURS = 40

/** A list item, numbered or not: it starts a line of its own. */
const ITEM = /^(?:[-*•◦▪–—·]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/iu

/** Tells whether a word that was cut at its hyphen is written with one: ('well', 'known') => true. */
export type KeepsHyphen = (head: string, tail: string) => boolean

/**
 * Lines put together as they were before they were wrapped: a space inside a paragraph, a newline after it, an
 * empty line where a block starts.
 */
export function joinLines(lines: readonly PrintedLine[], keepsHyphen: KeepsHyphen): string {
  const pieces: string[] = []
  lines.forEach((line, i) => {
    const above = lines[i - 1]
    if (above !== undefined) {
      if (line.startsBlock) pieces.push('\n\n')
      else if (!isContinued(above, line, neighbours(lines, i))) pieces.push('\n')
      else if (!isCutWord(above.text, line.text)) pieces.push(' ')
      else if (!keepsHyphen(...halves(above.text, line.text))) pieces.push((pieces.pop() ?? '').slice(0, -1))
    }
    pieces.push(line.text)
  })
  return pieces.join('')
}

function neighbours(lines: readonly PrintedLine[], i: number): readonly PrintedLine[] {
  return lines.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS)
}

function isCutWord(above: string, below: string): boolean {
  return /\p{L}[-‐]$/u.test(above) && /^\p{Ll}/u.test(below)
}

function halves(above: string, below: string): [head: string, tail: string] {
  const head = /\p{L}+(?=[-‐]$)/u.exec(above)?.[0] ?? ''
  const tail = /^\p{L}+/u.exec(below)?.[0] ?? ''
  return [head, tail]
}

/**
 * Whether a line goes on in the next: it does where the next line's first word would not have fitted, which is
 * how every typesetter breaks lines, justified or ragged.
 */
function isContinued(line: PrintedLine, next: PrintedLine, around: readonly PrintedLine[]): boolean {
  if (ITEM.test(next.text) || hasLeaders(line.text) || hasLeaders(next.text)) return false
  if (isListingLine(line.text) && isListingLine(next.text)) return false
  if (isCutWord(line.text, next.text)) return true
  const characterWidth = (line.right - line.left) / Math.max(1, line.text.length)
  const firstWord = /^\S+/.exec(next.text)?.[0].length ?? 0
  return line.right + (firstWord + 1) * characterWidth >= rightMargin(line, around)
}

/** The right edge that four of five lines above and below a line keep to: one long line does not move it. */
function rightMargin(line: PrintedLine, around: readonly PrintedLine[]): number {
  const edges = around
    .filter((other) => other.left <= line.left + 1 && other.right > line.left)
    .map((other) => other.right)
    .sort((a, b) => a - b)
  return edges[Math.floor(edges.length * 0.8)] ?? line.right
}
