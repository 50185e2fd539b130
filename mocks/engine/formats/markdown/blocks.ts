import type { Token } from 'markdown-it'
import { sentences } from '../../text/sentences.ts'
import { type Draft, draft } from '../compose.ts'
import { formulaText } from '../formula.ts'
import { readHtml } from '../html.ts'
import { joinBrokenLines } from '../lineBreaks.ts'
import { cleanText } from '../repairText.ts'
import { tableRows } from '../tableRows.ts'
import { inlineText } from './inline.ts'
import { parseInline } from './parser.ts'

const TASK = /^\[[ xX]\]\s+/
const NOTICE = /^\[!(\w+)\][-+]?[^\S\n]*([^\n]*)/

/** The blocks of tokens in order. `depth` is the number of list items around them. */
export function readBlocks(tokens: readonly Token[], depth = 0): Draft[] {
  const parts: Draft[][] = []
  let html = ''
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token === undefined) continue
    if (token.type === 'html_block') html += token.content
    else if (html !== '') {
      parts.push(readHtml(html))
      html = ''
    }
    const end = token.nesting === 1 ? closingAt(tokens, i) : i
    parts.push(readBlock(token, tokens.slice(i + 1, end), depth))
    i = end
  }
  return [...parts.flat(), ...readHtml(html)]
}

function readBlock(token: Token, content: readonly Token[], depth: number): Draft[] {
  switch (token.type) {
    case 'heading_open':
      return [draft('heading', textOf(content), null, Number(token.tag.slice(1)))]
    case 'paragraph_open':
      return readParagraph(content)
    case 'bullet_list_open':
    case 'ordered_list_open':
      return itemsOf(content).flatMap(([item, blocks]) =>
        readItem(item, readBlocks(blocks, depth + 1), depth),
      )
    case 'blockquote_open':
      return readQuote(content, depth)
    case 'table_open':
      return readTable(content)
    case 'dl_open':
      return readDefinitions(content, depth)
    case 'fence':
      return [draft(token.info.trim() === 'math' ? 'paragraph' : 'code', codeOf(token))]
    case 'code_block':
      return [draft('code', codeOf(token))]
    default:
      return []
  }
}

/** The position of the token that closes the one at `start`. */
function closingAt(tokens: readonly Token[], start: number): number {
  const level = tokens[start]?.level
  for (let i = start + 1; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token?.level === level && token?.nesting === -1) return i
  }
  return tokens.length
}

function textOf(tokens: readonly Token[]): string {
  return cleanText(inlineText(tokens.flatMap(({ children }) => children ?? [])))
}

function codeOf({ info, content }: Token): string {
  if (info.trim() === 'math') return formulaText(content)
  return content
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

/** The name and the value of a field in a note: 'supplier:: Nordkessel'. */
const FIELD = /^\s*\[?(\p{L}[\p{L}\p{N} _-]{0,40})::\s+(.+?)\]?$/u
/** The name of a block, to which other notes link. */
const BLOCK_NAME = /\s\^(?=[\d-]*[a-z])[a-z\d-]{4,}$/i

/** Lines of a table without a header are rows, and so are fields. */
function readParagraph(content: readonly Token[]): Draft[] {
  const [inline] = content
  const lines = inline?.content.split('\n') ?? []
  if (lines.some((line) => FIELD.test(line))) return readFields(lines)
  if (lines.every((line) => /^\s*\|.*\|\s*$/.test(line)))
    return tableRows(
      null,
      lines.map((line) => cellsOf(line)),
    )
  const text = inlineText(content.flatMap(({ children }) => children ?? []))
  return joinBrokenLines(text.split('\n')).map((each) =>
    draft('paragraph', cleanText(each).replace(BLOCK_NAME, '')),
  )
}

/** Fields among the lines of a paragraph are rows, the lines between them paragraphs. */
function readFields(lines: readonly string[]): Draft[] {
  const drafts: Draft[] = []
  let text: string[] = []
  const plain = (source: string): string => cleanText(inlineText(parseInline(source)))
  const endText = (): void => {
    if (text.length > 0) drafts.push(draft('paragraph', plain(text.join('\n'))))
    text = []
  }
  for (const line of lines) {
    const [, name, value = ''] = FIELD.exec(line) ?? []
    if (name === undefined) text.push(line)
    else {
      endText()
      drafts.push(draft('row', `${name}: ${plain(value)}`))
    }
  }
  endText()
  return drafts
}

function cellsOf(line: string): string[] {
  const inner = line.trim().slice(1, -1)
  return inner.split(/(?<!\\)\|/).map((cell) => cleanText(inlineText(parseInline(cell.trim()))))
}

/** The items of a list with their tokens. */
function itemsOf(tokens: readonly Token[]): [item: Token, blocks: readonly Token[]][] {
  const items: [Token, readonly Token[]][] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const item = tokens[i]
    if (item?.type !== 'list_item_open') continue
    const end = closingAt(tokens, i)
    items.push([item, tokens.slice(i + 1, end)])
    i = end
  }
  return items
}

/** The first paragraph is the item; the others are parts of it. */
function readItem({ info, markup }: Token, content: readonly Draft[], depth: number): Draft[] {
  const label = info === '' ? '-' : info + markup
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

/** The name of a notice, such as '[!NOTE]', is a term. */
function readQuote(content: readonly Token[], depth: number): Draft[] {
  const inline = content[1]
  const [line = '', name = '', title = ''] = NOTICE.exec(inline?.content ?? '') ?? []
  if (name === '' || inline === undefined) return readBlocks(content, depth)
  const term = title === '' ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : title
  const rest = inline.content.slice(line.length).trim()
  const first = rest === '' ? [] : [draft('paragraph', cleanText(inlineText(parseInline(rest))))]
  return [draft('term', term), ...first, ...readBlocks(content.slice(3), depth)]
}

function readTable(tokens: readonly Token[]): Draft[] {
  const rows: string[][] = []
  for (const [i, { type }] of tokens.entries()) {
    if (type === 'tr_open') rows.push([])
    else if (type === 'th_open' || type === 'td_open') rows.at(-1)?.push(textOf(tokens.slice(i + 1, i + 2)))
  }
  const [header = [], ...content] = rows
  return tableRows(header, content)
}

/** Terms, and below them their explanations. */
function readDefinitions(tokens: readonly Token[], depth: number): Draft[] {
  const parts: Draft[][] = []
  let term = ''
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token?.type !== 'dt_open' && token?.type !== 'dd_open') continue
    const end = closingAt(tokens, i)
    const content = tokens.slice(i + 1, end)
    if (token.type === 'dt_open') {
      term = textOf(content)
      parts.push([draft('term', term)])
    } else
      parts.push(
        readBlocks(content, depth).map((each) =>
          each.kind === 'paragraph' ? { ...each, context: term } : each,
        ),
      )
    i = end
  }
  return parts.flat()
}
