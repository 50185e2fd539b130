import type { Statement, Token } from '../../conflicts/statement.ts'
import type { Span } from '../../text/sentences.ts'
import type { AskedValue } from './askedValue.ts'

/** How much nearer to the words of the question a value must be than any other. */
const MIN_RATIO = 1.2
/** Distance in words that a mark or conjunction between a value and a word adds. */
const SEPARATORS: readonly (readonly [RegExp, number])[] = [
  [/[;]|[.:]\s/g, 8],
  [/,\s/g, 2],
  [/\s(?:and|or|but|which|who|while)\s/g, 1],
  [/[()]/g, 1],
]

/** The share of the words of a question in a sentence and the titles above it. */
export function shareOf({ subject }: AskedValue, { tokens, background }: Statement): number {
  const own = new Set(tokens.map(({ stem }) => stem))
  const found = [...subject].filter((one) => own.has(one) || background.has(one)).length
  return found / Math.max(1, subject.size)
}

/** The value nearest to the words that a question asks about; null if two are about as near. */
export function nearestValue<V extends Span>(
  values: readonly V[],
  asked: AskedValue,
  statement: Statement,
): V | null {
  const rated = values
    .map((value) => ({ value, nearness: nearnessOf(value, asked, statement) }))
    .sort((a, b) => b.nearness - a.nearness)
  const [first, second] = rated
  if (first === undefined) return null
  if (!isInAskedPart(first.value, asked, statement)) return null
  const isClear = second === undefined || first.nearness >= second.nearness * MIN_RATIO
  return isClear && (second === undefined || first.nearness > 0) ? first.value : null
}

/** False if only other parts of the sentence, divided by semicolons, have words of the question. */
function isInAskedPart({ start, end }: Span, { subject }: AskedValue, { tokens, text }: Statement): boolean {
  const from = text.slice(0, start).search(/[^;]*$/)
  const next = text.slice(end).indexOf(';')
  const to = next < 0 ? text.length : end + next
  const asked = tokens.filter((token) => subject.has(token.stem) && !(token.start < end && start < token.end))
  return asked.length === 0 || asked.some((token) => token.start >= from && token.end <= to)
}

/** The sum over the words of the question of 1 / (1 + distance). */
export function nearnessOf(value: Span, { subject }: AskedValue, { tokens, text }: Statement): number {
  const nearest = new Map<string, number>()
  for (const token of tokens) {
    if (!subject.has(token.stem) || (token.start < value.end && value.start < token.end)) continue
    const near = 1 / (1 + distance(token, value, tokens, text))
    nearest.set(token.stem, Math.max(near, nearest.get(token.stem) ?? 0))
  }
  return [...nearest.values()].reduce((sum, near) => sum + near, 0)
}

function distance(token: Token, value: Span, tokens: readonly Token[], text: string): number {
  const [from, to] = token.end <= value.start ? [token.end, value.start] : [value.end, token.start]
  const between = text.slice(from, to)
  const words = tokens.filter(({ start, end }) => start >= from && end <= to).length
  return SEPARATORS.reduce(
    (sum, [pattern, penalty]) => sum + (between.match(pattern) ?? []).length * penalty,
    words,
  )
}

/** The number of an item or a section at the start of a text. */
const NUMBERING =
  /^(?:[-•*–]\s+)?(?:(?:§\s?)?\(?(?:\p{Lu}{1,2}[-.]?)?\d+(?:\.\d+)*[.)]?\s+(?=\p{Lu}|[“"])|\([a-z]\)\s+)?/u

/** Where the sentence starts after a bullet and the number of its item or section. */
export function startOf(text: string): number {
  return NUMBERING.exec(text)?.[0].length ?? 0
}

/** Whether a value is given only as the one that another replaces: 'instead of 18', 'not 5'. */
export function isReplaced({ start, end }: Span, text: string): boolean {
  if (/^[^.;]{0,40}\b(?:is|are|was|were)\sreplaced\s(?:by|with)\b/i.test(text.slice(end))) return true
  if (
    /\bis now\b|\bnow\s(?:is|costs?|pays?)\b|;\sit is\b/.test(text.slice(end)) &&
    /\b(?:was|were|used to be)\s$/.test(text.slice(0, start))
  )
    return true
  return /\b(?:instead of|rather than|no longer|not|formerly|previously|replaces|replacing)\s(?:the\s|to\s|at\s|of\s|on\s)?$/i.test(
    text.slice(Math.max(0, start - 24), start),
  )
}

const CHANGED =
  /\b(?:raised|increased|lowered|reduced|decreased|extended|shortened|prolonged|replaced|moved|postponed|changed|brought forward|rescheduled|amended|altered|cut|went|rose|fell|dropped|up|down|goes|rises|put back)\b/i

export function asksForFormer({ clause }: AskedValue): boolean {
  return /\b(?:used to be|previously|formerly|originally|old)\b/.test(clause)
}

/** Whether what is before an offset says that a value was changed from it: 'raised from'. */
export function isChange(start: number, text: string): boolean {
  return (
    /\bfrom\s(?:the\s)?$/i.test(text.slice(Math.max(0, start - 9), start)) &&
    CHANGED.test(text.slice(0, start))
  )
}

/** Of 'raised from 4 to 6 hours' the new value, or the former one if the question asks for that. */
export function withoutFormer<V extends Span>(values: readonly V[], text: string, asked: AskedValue): V[] {
  const wantsFormer = asksForFormer(asked)
  return values.filter((value, i) => {
    const next = values[i + 1]
    const previous = values[i - 1]
    const isFrom = (low: V | undefined, high: V | undefined): boolean =>
      low !== undefined &&
      high !== undefined &&
      isChange(low.start, text) &&
      /^[^.;]{0,20}\bto\s(?:the\s)?$/i.test(text.slice(low.end, high.start))
    if (isFrom(value, next)) return wantsFormer
    if (isFrom(previous, value)) return !wantsFormer
    return true
  })
}
