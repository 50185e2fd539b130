import type { DocumentMetadata } from '../../types.ts'
import { type Draft, draft } from '../compose.ts'

/** YAML or TOML between lines of three characters at the start of the file. */
const FRONT_MATTER = /^(?:---\n([\s\S]*?)\n(?:---|\.\.\.)|\+\+\+\n([\s\S]*?)\n\+\+\+)[ \t]*(?:\n|$)/
const ENTRY = /^([\p{L}][\p{L}\p{N} _-]{0,40}?)\s*[:=]\s*(.*)$/u
const LIST_ITEM = /^\s*-\s+(.+)$/
/** Settings of programs that publish Markdown. They say nothing about the document. */
const SETTINGS =
  /^(?:title|layout|slug|permalink|id|url|css\w*|publish|sidebar.*|nav.*|weight|image|cover|banner|lang|language|locale)$/i

interface FrontMatter {
  readonly body: string
  /** What it says about the document, one row each: 'Status: draft'. */
  readonly facts: readonly Draft[]
  readonly title: string | null
  readonly metadata: DocumentMetadata
}

export function readFrontMatter(source: string): FrontMatter {
  const match = FRONT_MATTER.exec(source)
  const entries = entriesOf(match?.[1] ?? match?.[2] ?? '')
  const find = (...names: readonly string[]): string | undefined =>
    [...entries].find(([name]) => names.includes(name.toLowerCase()))?.[1]
  const author = find('author', 'authors', 'by', 'creator')
  const created = dateOf(find('date', 'created', 'published'))
  const modified = dateOf(find('updated', 'modified', 'lastmod', 'last_modified'))
  const language = find('lang', 'language', 'locale')
  return {
    body: source.slice(match?.[0].length ?? 0),
    facts: [...entries].flatMap(([name, value]) =>
      SETTINGS.test(name) ? [] : [draft('row', `${labelOf(name)}: ${value}`)],
    ),
    title: find('title') ?? null,
    metadata: {
      ...(author !== undefined && { author }),
      ...(created !== undefined && { created }),
      ...(modified !== undefined && { modified }),
      ...(language !== undefined && { language }),
    },
  }
}

/** The names and values of single lines and of lists. Nested values are left out. */
function entriesOf(text: string): Map<string, string> {
  const entries = new Map<string, string>()
  let list: string | null = null
  for (const line of text.split('\n')) {
    const [, name, value = ''] = ENTRY.exec(line) ?? []
    const item = LIST_ITEM.exec(line)?.[1]
    if (name !== undefined) {
      list = value.trim() === '' ? name : null
      if (list === null) entries.set(name, plainValue(value))
    } else if (list !== null && item !== undefined) {
      const above = entries.get(list)
      entries.set(list, above === undefined ? plainValue(item) : `${above}, ${plainValue(item)}`)
    }
  }
  return entries
}

/** A value without quotation marks, brackets and comments. */
function plainValue(value: string): string {
  const text = value.trim()
  const quoted = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(text)?.[2]
  if (quoted !== undefined) return quoted
  const list = /^\[(.*)\]$/.exec(text)?.[1]
  if (list !== undefined) return list.split(',').map(plainValue).join(', ')
  return text.replace(/\s#.*$/, '').trimEnd()
}

function dateOf(value: string | undefined): string | undefined {
  return value === undefined ? undefined : /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(value)?.[0]
}

function labelOf(name: string): string {
  const words = name.replace(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
