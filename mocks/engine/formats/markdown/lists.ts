import { sentences } from '../../text/sentences.ts'
import { type Draft, draft } from '../compose.ts'
import { FENCE } from './code.ts'
import { type BlockReader, dedent, indentOf, isBlank, type Place } from './reader.ts'

const MARK = /^( *)([-*+]|\d{1,9}[.)])(?:( +)(.*))?$/
const RULE = /^\s{0,3}(?:[-*_]\s*){3,}$/
/** Marks of lists that are nested deeper are text. */
const MAX_DEPTH = 20
const TASK = /^\[[ xX]\]\s+/

interface Mark {
  readonly indent: number
  /** '-' for unnumbered items, otherwise the number: '2.'. */
  readonly label: string
  /** The column where the item's text starts. */
  readonly content: number
  readonly text: string
}

/** A list with its nested lists, paragraphs and code. */
export const readList: BlockReader = (place, at) => {
  const first = markOf(place.lines[at])
  if (first === null || first.indent > 3 || place.depth === MAX_DEPTH) return null
  const drafts: Draft[] = []
  let next = at
  for (let mark: Mark | null = first; mark !== null; mark = siblingAt(place, next, first)) {
    while (isBlank(place.lines[next])) next += 1
    const content = itemLines(place, next, mark)
    drafts.push(...itemDrafts(mark.label, place.read(content, place.depth + 1), place.depth))
    next += content.length
  }
  return { drafts, next }
}

/** Whether a line starts a list item that can follow a paragraph without an empty line: a number has to be 1. */
export function isListStart(line: string): boolean {
  const mark = markOf(line)
  return mark !== null && mark.text !== '' && /^(?:-|1[.)])$/.test(mark.label)
}

function markOf(line: string | undefined): Mark | null {
  if (line === undefined || RULE.test(line)) return null
  const match = MARK.exec(line)
  if (match === null) return null
  const [, indent = '', label = '', gap = ' ', text = ''] = match
  return {
    indent: indent.length,
    label: /\d/.test(label) ? label : '-',
    // More spaces start code.
    content: indent.length + label.length + (gap.length > 4 ? 1 : gap.length),
    text: gap.length > 4 ? gap.slice(1) + text : text,
  }
}

/** The next item of the same list, after empty lines. */
function siblingAt({ lines }: Place, at: number, first: Mark): Mark | null {
  let next = at
  while (next < lines.length && isBlank(lines[next])) next += 1
  const mark = markOf(lines[next])
  if (mark === null || mark.indent > first.indent + 3) return null
  return (mark.label === '-') === (first.label === '-') ? mark : null
}

/** The lines of an item without its mark: those that are indented, and those that continue its paragraph. */
function itemLines({ lines }: Place, at: number, mark: Mark): string[] {
  // Many writers indent a nested list by two spaces, also below a number.
  const childIndent = Math.min(mark.content, mark.indent + 2)
  const content = [mark.text]
  let isFenced = FENCE.test(mark.text)
  for (let i = at + 1; i < lines.length; i += 1) {
    const line = lines[i] ?? ''
    const isInside = indentOf(line) >= childIndent
    if (isBlank(line)) content.push('')
    else if (isInside) {
      const text = dedent(line, mark.content)
      if (FENCE.test(text)) isFenced = !isFenced
      content.push(text)
    } else if (!isFenced && !isBlank(content.at(-1)) && isContinuation(line)) content.push(line.trimStart())
    else break
  }
  while (content.length > 1 && isBlank(content.at(-1))) content.pop()
  return content
}

function isContinuation(line: string): boolean {
  return markOf(line) === null && !/^\s{0,3}(?:#{1,6}\s|>|\||`{3}|~{3})/.test(line) && !RULE.test(line)
}

/** Marks the first paragraph as the item; the others are parts of it. */
function itemDrafts(label: string, content: readonly Draft[], depth: number): Draft[] {
  const [first, ...rest] = content
  if (first?.kind !== 'paragraph') return [...content]
  const text = first.text.replace(TASK, '')
  const { end } = sentences(text)[0] ?? { end: text.length }
  return [
    draft('item', `${label} ${text}`, null, depth),
    ...rest.map((next) =>
      next.kind === 'paragraph' && next.level === 0
        ? { ...next, context: text.slice(0, end), level: 1 }
        : next,
    ),
  ]
}
