import { hasLeaders, isListingLine } from '../listing.ts'

/** A printed line and where it stands. Horizontal units are the format's own: points, or characters. */
export interface PrintedLine {
  readonly text: string
  readonly left: number
  readonly right: number
  /** A gap, another type size or a marker sets it off from the line above. */
  readonly startsBlock: boolean
}

/** A list item, numbered or not: it starts a line of its own. */
const ITEM = /^(?:[-*•◦▪–—·]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/iu

/**
 * Lines put together as they were before they were wrapped: a space inside a paragraph, a newline after it, an
 * empty line where a block starts.
 * @param keepsHyphen whether a word that was cut at its hyphen is written with one: ('well', 'known') => true
 */
export function joinLines(
  lines: readonly PrintedLine[],
  keepsHyphen: (head: string, tail: string) => boolean,
): string {
  let text = ''
  lines.forEach((line, i) => {
    const above = lines[i - 1]
    if (above === undefined) text = line.text
    else if (line.startsBlock) text += `\n\n${line.text}`
    else if (!isContinued(above, line, lines)) text += `\n${line.text}`
    else text = joinWrapped(text, line.text, keepsHyphen)
  })
  return text
}

function joinWrapped(
  text: string,
  next: string,
  keepsHyphen: (head: string, tail: string) => boolean,
): string {
  const head = /(\p{L}+)[-‐]$/u.exec(text)?.[1]
  const tail = /^\p{Ll}+/u.exec(next)?.[0]
  if (head === undefined || tail === undefined) return `${text} ${next}`
  return keepsHyphen(head, tail) ? text + next : text.slice(0, -1) + next
}

/**
 * Whether a line goes on in the next: it does where the next line's first word would not have fitted, which is
 * how every typesetter breaks lines, justified or ragged.
 */
function isContinued(line: PrintedLine, next: PrintedLine, all: readonly PrintedLine[]): boolean {
  if (ITEM.test(next.text) || hasLeaders(line.text) || hasLeaders(next.text)) return false
  if (isListingLine(line.text) && isListingLine(next.text)) return false
  if (/\p{L}[-‐]$/u.test(line.text) && /^\p{Ll}/u.test(next.text)) return true
  const characterWidth = (line.right - line.left) / Math.max(1, line.text.length)
  const firstWord = /^\S+/.exec(next.text)?.[0].length ?? 0
  return line.right + (firstWord + 1) * characterWidth >= rightMargin(line, all)
}

/** The right edge that four of five lines above and below a line keep to: one long line does not move it. */
function rightMargin(line: PrintedLine, all: readonly PrintedLine[]): number {
  const edges = all
    .filter((other) => other.left <= line.left + 1 && other.right > line.left)
    .map((other) => other.right)
    .sort((a, b) => a - b)
  return edges[Math.floor(edges.length * 0.8)] ?? line.right
}
