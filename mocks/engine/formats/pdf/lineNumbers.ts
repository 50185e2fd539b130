import type { PdfPage, Segment } from './lines.ts'

/** A number, alone or before the text of its line. */
const NUMBER = /^(\d{1,4})(?:\s+|$)/
const MIN_LINES = 8
/** Minimum shares of the lines that have a number, and of the numbers that follow the one above. */
const MIN_NUMBERED = 0.9
const MIN_CONSECUTIVE = 0.9
/** Maximum share of the lines with more than one piece of text: others are rows of a table. */
const MAX_ROWS = 0.3

/** Removes printed line numbers, as in transcripts of courts and in drafts of laws. */
export function removeLineNumbers(page: PdfPage): PdfPage {
  const { segments } = page
  const lines = toLines(segments)
  const numbers = lines.map(([first]) => Number(NUMBER.exec(first?.text ?? '')?.[1] ?? Number.NaN))
  const [from, to] = [numbers.findIndex(Number.isFinite), numbers.findLastIndex(Number.isFinite)]
  const numbered = numbers.slice(from, to + 1)
  const found = numbered.filter(Number.isFinite)
  const consecutive = found.filter((number, i) => i === 0 || number === (found[i - 1] ?? 0) + 1)
  const rows = lines.slice(from, to + 1).filter((line) => textsOf(line) > 1)
  const isNumbered =
    found.length >= MIN_LINES &&
    found.length >= numbered.length * MIN_NUMBERED &&
    consecutive.length >= found.length * MIN_CONSECUTIVE &&
    rows.length <= found.length * MAX_ROWS
  if (!isNumbered) return page
  const numberedFirst = new Set(lines.slice(from, to + 1).map(([first]) => first))
  return {
    ...page,
    segments: segments.flatMap((segment) => {
      if (!numberedFirst.has(segment)) return [segment]
      const number = NUMBER.exec(segment.text)?.[0] ?? ''
      const text = segment.text.slice(number.length)
      const width = (segment.right - segment.left) * (number.length / segment.text.length)
      return text === '' ? [] : [{ ...segment, text, left: segment.left + width }]
    }),
  }
}

/** The number of pieces of text in a line, without its number. */
function textsOf(line: readonly Segment[]): number {
  return line.length - (/^\d+$/.test(line[0]?.text ?? '') ? 1 : 0)
}

/** The segments of each line from left to right, from top to bottom. */
function toLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = []
  for (const segment of [...segments].filter(({ isRotated }) => !isRotated).sort((a, b) => b.y - a.y)) {
    const [first] = lines.at(-1) ?? []
    if (first !== undefined && first.y - segment.y < first.size * 0.4) lines.at(-1)?.push(segment)
    else lines.push([segment])
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left))
}
