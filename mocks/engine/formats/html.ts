import { Parser } from 'htmlparser2'
import { type Draft, draft } from './compose.ts'
import { withRaised } from './raised.ts'
import { cleanText } from './repairText.ts'
import { tableRows } from './tableRows.ts'

const HEADING = /^h([1-6])$/
/** Elements whose start and end also end the text before. */
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'details',
  'div',
  'dl',
  'figcaption',
  'figure',
  'footer',
  'header',
  'hr',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'ul',
])
const WITHOUT_TEXT = new Set(['head', 'script', 'style', 'template'])

interface Table {
  header: string[] | null
  readonly rows: string[][]
  row: string[]
  isHeader: boolean
}

/** The parser needs time for each element around another one, so deeper elements are closed from time to time. */
const MAX_DEPTH = 200
const STEP_LENGTH = 1000

/** The blocks of HTML: headings, paragraphs, list items, terms, code and table rows. Comments and scripts are left out. */
export function readHtml(source: string): Draft[] {
  const reader = new HtmlReader()
  let depth = 0
  const startParser = (): Parser =>
    new Parser({
      onopentag(name, attributes) {
        depth += 1
        reader.open(name, attributes)
      },
      ontext: (text) => reader.add(text),
      onclosetag(name) {
        depth -= 1
        reader.close(name)
      },
    })
  let parser = startParser()
  for (let start = 0; start < source.length; ) {
    const tag = source.indexOf('<', start + STEP_LENGTH)
    const end = tag < 0 ? source.length : tag
    parser.write(source.slice(start, end))
    start = end
    if (depth <= MAX_DEPTH) continue
    parser.end()
    parser = startParser()
  }
  parser.end()
  reader.finish()
  return reader.drafts
}

class HtmlReader {
  readonly drafts: Draft[] = []
  readonly #lists: { number: number | null }[] = []
  readonly #tables: Table[] = []
  #text = ''
  /** The text before raised type that has not ended. */
  #base: string | null = null
  #term: string | null = null
  #silent = 0
  #isCode = false

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (WITHOUT_TEXT.has(name)) this.#silent += 1
    else if (name === 'sup') {
      this.#base ??= this.#text
      this.#text = ''
    } else if (name === 'img') this.add(` ${attributes.alt ?? ''} `)
    else if (name === 'td' || name === 'th') {
      this.#text = ''
      const table = this.#tables.at(-1)
      if (table !== undefined) table.isHeader &&= name === 'th'
    } else if (name === 'tr') this.#startRow()
    else if (this.#tables.length > 0 && name !== 'table')
      this.add(BLOCKS.has(name) || name === 'li' ? ' ' : '')
    else if (BLOCKS.has(name) || HEADING.test(name) || ['li', 'dt', 'dd'].includes(name)) {
      this.#flush()
      if (name === 'table') this.#tables.push({ header: null, rows: [], row: [], isHeader: true })
      if (name === 'pre') this.#isCode = true
      if (name === 'ul' || name === 'ol') this.#lists.push({ number: name === 'ol' ? 0 : null })
      const list = this.#lists.at(-1)
      if (name === 'li' && list?.number !== undefined && list.number !== null) list.number += 1
    }
  }

  add(text: string): void {
    if (this.#silent === 0) this.#text += text
  }

  close(name: string): void {
    if (WITHOUT_TEXT.has(name)) this.#silent -= 1
    else if (name === 'sup') this.#endRaised()
    else if (name === 'td' || name === 'th') {
      this.#tables.at(-1)?.row.push(cleanText(this.#take()))
    } else if (name === 'tr') this.#endRow()
    else if (name === 'table') this.#endTable()
    else if (this.#tables.length === 0) this.#closeBlock(name)
  }

  finish(): void {
    while (this.#tables.length > 0) this.#endTable()
    this.#flush()
  }

  #closeBlock(name: string): void {
    const level = HEADING.exec(name)?.[1]
    if (level !== undefined) this.#push(draft('heading', cleanText(this.#take()), null, Number(level)))
    else if (name === 'li') this.#flush()
    else if (name === 'dt') {
      this.#term = cleanText(this.#take())
      this.#push(draft('term', this.#term))
    } else if (name === 'dd') this.#push(draft('paragraph', cleanText(this.#take()), this.#term))
    else if (name === 'pre') {
      this.#push(draft('code', this.#take().replace(/^\n+/, '').trimEnd()))
      this.#isCode = false
    } else if (BLOCKS.has(name)) {
      this.#flush()
      if (name === 'ul' || name === 'ol') this.#lists.pop()
    }
  }

  /** Ends a paragraph or list item. */
  #flush(): void {
    if (this.#isCode) return
    const text = cleanText(this.#take())
    const list = this.#lists.at(-1)
    if (list === undefined) this.#push(draft('paragraph', text))
    else if (text !== '')
      this.#push(
        draft(
          'item',
          `${list.number === null ? '-' : `${list.number}.`} ${text}`,
          null,
          this.#lists.length - 1,
        ),
      )
  }

  #startRow(): void {
    const table = this.#tables.at(-1)
    if (table !== undefined) Object.assign(table, { row: [], isHeader: true })
  }

  #endRow(): void {
    const table = this.#tables.at(-1)
    if (table === undefined || table.row.length === 0) return
    if (table.isHeader && table.header === null && table.rows.length === 0) table.header = table.row
    else table.rows.push(table.row)
    table.row = []
  }

  /** A table inside of a cell is text of the cell. */
  #endTable(): void {
    this.#endRow()
    const table = this.#tables.pop()
    if (table === undefined) return
    const rows = tableRows(table.header, table.rows)
    if (this.#tables.length === 0) for (const row of rows) this.drafts.push(row)
    else this.#text += ` ${rows.map(({ text }) => text).join('; ')} `
  }

  #endRaised(): void {
    if (this.#base === null) return
    this.#text = withRaised(this.#base, this.#text)
    this.#base = null
  }

  #take(): string {
    this.#endRaised()
    const text = this.#text
    this.#text = ''
    return text
  }

  #push(next: Draft): void {
    if (next.text !== '') this.drafts.push(next)
  }
}
