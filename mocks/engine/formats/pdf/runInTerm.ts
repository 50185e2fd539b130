import type { Row } from './rows.ts'

/** Longer text at the start of a paragraph is not a term. */
export const MAX_TERM_LENGTH = 90

/** A term and its explanation in one paragraph. */
export interface RunInTerm {
  readonly term: string
  /** Without the term if a gap is between the two. */
  readonly text: string
  readonly isApart: boolean
  /** The left edge of the text if a gap separates it from the term. */
  readonly explanationLeft: number | null
}

/**
 * A term at the start of a paragraph: bold, or separated by a gap from text that hangs under its start, or from text that
 * starts where that of the term above does.
 */
export function runInTerm(
  rows: readonly Row[],
  text: string,
  explanationsLeft: number | null,
): RunInTerm | null {
  const [first, second] = rows
  const [head, next] = first?.segments ?? []
  if (first === undefined || head === undefined) return null
  const left = second?.left ?? explanationsLeft
  const isHanging = next !== undefined && left !== null && Math.abs(left - next.left) < 3
  const isMonoTerm = next !== undefined && head.mono > 0.8 && next.mono < 0.5
  const isApart = isHanging || isMonoTerm || (next !== undefined && head.boldStart === head.text)
  const term = isHanging || isMonoTerm ? head.text : boldStart(rows)
  const rest = text.slice(term.length).replace(/^\s*[–—:-]?\s*/, '')
  if (term === '' || rest === '' || term.length > MAX_TERM_LENGTH || !text.startsWith(term)) return null
  if ((!isApart && !/^[\p{Lu}\p{Lo}]/u.test(rest)) || !/\p{L}/u.test(term)) return null
  return { term, text: isApart ? rest : text, isApart, explanationLeft: isHanging ? next.left : null }
}

/** The bold text at the start of a paragraph, which can go on in its second row. */
function boldStart([first, second]: readonly Row[]): string {
  const head = first?.segments[0]
  if (head === undefined) return ''
  const isWhole = first?.segments.length === 1 && head.boldStart === head.text
  const rest = isWhole ? (second?.segments[0]?.boldStart ?? '') : ''
  return rest === '' ? head.boldStart : `${head.boldStart} ${rest}`
}
