import createParser, { type MarkdownIt, type Token } from 'markdown-it'
import definitionLists from 'markdown-it-deflist'
import footnotes from 'markdown-it-footnote'
import { addNotesAtEnd } from './noteTokens.ts'
import { linkDefinitions, partsOf } from './parts.ts'

/** Quotations and lists that are nested deeper are read as if they were not. */
const MAX_NESTING = 20
const DEEP_QUOTE = new RegExp(`^((?: {0,3}>){${MAX_NESTING}})(?: {0,3}>)+`, 'gm')
const DEEP_LIST = new RegExp(`^((?:[-*+] ){${MAX_NESTING}})(?:[-*+] )+`, 'gm')
/** Statements, tags of components and comments of MDX, and the fences of containers, each on a line of its own. */
const LEFT_OUT =
  /^(?:(?:import|export)\s+(?:[\w*{][^\n]*\sfrom\s+)?["'][^"'\n]+["'];?|export\s+(?:const|let)\s+\w+\s*=.*|<\/?[A-Z][\w.]*(?:\s[^<>]*)?>|:{3,}.*)$/
const MDX_COMMENT_START = '{/*'

const parser = createParser({ html: true, maxNesting: MAX_NESTING * 5 })
  .use(footnotes)
  .use(addNotesAtEnd)
  .use(definitionLists)
  .use(addWikiLinks)
  .use(leaveOutLines)
  .use(addComments)
  .use(addFormulas)

/** The tokens of each part of a Markdown text without its front matter. Yields after each part, see `runInSlices`. */
export function* parseMarkdown(text: string): Generator<void, Token[][]> {
  const parts = partsOf(text)
  const environment = {}
  if (parts.length > 1) parser.parse(linkDefinitions(text), environment)
  const tokens: Token[][] = []
  for (const part of parts) {
    tokens.push(parse(part, environment))
    yield
  }
  return tokens
}

function parse(text: string, environment: Record<string, unknown>): Token[] {
  return parser.parse(text.replace(DEEP_QUOTE, '$1').replace(DEEP_LIST, '$1'), environment)
}

export function parseInline(text: string): Token[] {
  return parser.parseInline(text, {}).flatMap(({ children }) => children ?? [])
}

/** `[[Page]]` and `[[Page|words]]` are text, `![[Page]]` is left out. */
function addWikiLinks(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('link', 'wiki_link', (state, silent) => {
    const isEmbedded = state.src.startsWith('![[', state.pos)
    if (!isEmbedded && !state.src.startsWith('[[', state.pos)) return false
    const start = state.pos + (isEmbedded ? 3 : 2)
    const end = indexWithin(state.src, ']]', start)
    if (end < 0) return false
    if (!silent && !isEmbedded) {
      const [page = '', words = page] = state.src.slice(start, end).split('|')
      state.push('text', '', 0).content = words.replace(/#\^?/, ' ').trim()
    }
    state.pos = end + 2
    return true
  })
}

/** Lines that are no text, outside of code. */
function leaveOutLines(markdown: MarkdownIt): void {
  markdown.block.ruler.after(
    'fence',
    'left_out',
    (state, startLine, _endLine, silent) => {
      const line = state.src.slice(state.bMarks[startLine], state.eMarks[startLine])
      if (!LEFT_OUT.test(line.trim())) return false
      if (!silent) state.line = startLine + 1
      return true
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
}

/** The longest comment on lines of its own. */
const MAX_COMMENT_LINES = 200

/** `%%comments%%` and those of MDX are left out. */
function addComments(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'comment', (state, silent) => {
    const isMdx = state.src.startsWith(MDX_COMMENT_START, state.pos)
    if (!isMdx && !state.src.startsWith('%%', state.pos)) return false
    const end = indexWithin(state.src, isMdx ? '*/}' : '%%', state.pos + 2)
    if (end < 0) return false
    if (!silent) state.push('comment', '', 0)
    state.pos = end + (isMdx ? 3 : 2)
    return true
  })
  markdown.block.ruler.before('fence', 'comment', (state, startLine, endLine, silent) => {
    const lineAt = (line: number): string =>
      state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd()
    const isMdx = lineAt(startLine).startsWith(MDX_COMMENT_START)
    if (!isMdx && lineAt(startLine) !== '%%') return false
    const end = isMdx ? '*/}' : '%%'
    const limit = Math.min(endLine, startLine + MAX_COMMENT_LINES)
    let line = isMdx ? startLine : startLine + 1
    while (line < limit && !lineAt(line).endsWith(end)) line += 1
    if (line >= limit) return false
    if (!silent) state.line = line + 1
    return true
  })
}

/** `$x$` is a formula if no space is inside and no digit behind, so that prices are none. `$$x$$` is one on any lines. */
function addFormulas(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'formula', (state, silent) => {
    if (state.src[state.pos] !== '$') return false
    const fence = state.src.startsWith('$$', state.pos) ? '$$' : '$'
    const start = state.pos + fence.length
    const end = indexWithin(state.src, fence, start)
    if (end <= start) return false
    const content = state.src.slice(start, end)
    const after = state.src[end + 1] ?? ''
    if (fence === '$' && (/^\s|\s$|\n/.test(content) || /\d/.test(after))) return false
    if (!silent) state.push('formula', '', 0).content = content
    state.pos = end + fence.length
    return true
  })
}

/** The longest link, formula or comment in a line, in characters. */
const MAX_LENGTH = 1000

/** The position of `text` from `start` on, or -1 if it is not among the next thousand characters. */
function indexWithin(source: string, text: string, start: number): number {
  const at = source.slice(start, start + MAX_LENGTH).indexOf(text)
  return at < 0 ? -1 : start + at
}
