import { type Draft, draft } from '../compose.ts'
import { joinBrokenLines } from '../lineBreaks.ts'
import { FENCE } from './code.ts'
import { inline } from './inline.ts'
import { isListStart } from './lists.ts'
import { type BlockReader, dedent, indentOf, isBlank } from './reader.ts'
import { isTableStart } from './tables.ts'

const ATX_HEADING = /^ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/
const SETEXT_UNDERLINE = /^ {0,3}(?:(=+)|-+)\s*$/
const RULE = /^ {0,3}(?:([-*_])\s*)(?:\1\s*){2,}$/
const QUOTE = /^ {0,3}(?:>\s?)+/
const NOTICE = /^\[!(\w+)\]$/
const DEFINITION = /^ {0,3}[:~]\s+(?=\S)/
const LINK_TARGET = /^ {0,3}\[[^\]^][^\]]*\]:\s*\S+/
/** Maximum number of terms with one explanation. */
const MAX_TERMS = 4
/** Two spaces or a backslash at the end of a line. */
const HARD_BREAK = /(?: {2,}|\\)$/

export const readHeading: BlockReader = ({ lines }, at) => {
  const match = ATX_HEADING.exec(lines[at] ?? '')
  if (match === null) return null
  const [, marks = '', text = ''] = match
  return { drafts: [draft('heading', inline(text), null, marks.length)], next: at + 1 }
}

/** Lines without text: rules and the targets of links. */
export const readRule: BlockReader = ({ lines }, at) => {
  const line = lines[at] ?? ''
  return RULE.test(line) || LINK_TARGET.test(line) ? { drafts: [], next: at + 1 } : null
}

/** A quotation contains blocks. The name of a notice, such as '[!NOTE]', is a term. */
export const readQuote: BlockReader = ({ lines, depth, read }, at) => {
  if (!QUOTE.test(lines[at] ?? '')) return null
  let end = at + 1
  while (
    end < lines.length &&
    !isBlank(lines[end]) &&
    (QUOTE.test(lines[end] ?? '') || !startsBlock(lines, end))
  )
    end += 1
  const content = lines.slice(at, end).map((line) => line.replace(QUOTE, ''))
  const notice = NOTICE.exec((content[0] ?? '').trim())?.[1]
  if (notice === undefined) return { drafts: read(content, depth), next: end }
  const name = notice.charAt(0).toUpperCase() + notice.slice(1).toLowerCase()
  return { drafts: [draft('term', name), ...read(content.slice(1), depth)], next: end }
}

/** Terms, one on each line, and below them their explanations after a colon. */
export const readDefinitions: BlockReader = ({ lines, depth, read }, at) => {
  let end = at
  while (end <= at + MAX_TERMS && !isBlank(lines[end]) && !DEFINITION.test(lines[end] ?? '')) end += 1
  let next = isBlank(lines[end]) ? end + 1 : end
  if (end === at || end > at + MAX_TERMS || !DEFINITION.test(lines[next] ?? '')) return null
  const term = lines.slice(at, end).map(inline).join(', ')
  const drafts: Draft[] = [draft('term', term)]
  while (DEFINITION.test(lines[next] ?? '')) {
    const content = [(lines[next] ?? '').replace(DEFINITION, '')]
    for (next += 1; next < lines.length; next += 1) {
      const line = lines[next] ?? ''
      const isInside = indentOf(line) >= 2 || (isBlank(line) && indentOf(lines[next + 1] ?? '') >= 2)
      if (!isInside && (isBlank(line) || DEFINITION.test(line) || isBlank(content.at(-1)))) break
      content.push(dedent(line, 4))
    }
    const explained = read(content, depth)
    drafts.push(...explained.map((each) => (each.kind === 'paragraph' ? { ...each, context: term } : each)))
    if (isBlank(lines[next]) && DEFINITION.test(lines[next + 1] ?? '')) next += 1
  }
  return { drafts, next }
}

/** Lines up to an empty line or another block; a heading if they are underlined. */
export const readParagraph: BlockReader = ({ lines }, at) => {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end]) && !startsBlock(lines, end)) {
    const underline = SETEXT_UNDERLINE.exec(lines[end] ?? '')
    if (underline !== null) {
      const text = inline(lines.slice(at, end).join(' '))
      return { drafts: [draft('heading', text, null, underline[1] === undefined ? 2 : 1)], next: end + 1 }
    }
    end += 1
  }
  const text = lines
    .slice(at, end)
    .map((line) => (HARD_BREAK.test(line) ? `${line.replace(HARD_BREAK, '')}\n` : `${line} `))
    .join('')
  const texts = joinBrokenLines(text.split('\n'))
  return { drafts: texts.map((each) => draft('paragraph', inline(each))), next: end }
}

/** Whether a line ends the paragraph above it. */
function startsBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (FENCE.test(line) || ATX_HEADING.test(line) || QUOTE.test(line) || isListStart(line)) return true
  if (RULE.test(line) && !SETEXT_UNDERLINE.test(line)) return true
  return isTableStart(lines, at)
}
