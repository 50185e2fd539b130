import type { MarkdownIt, Token } from 'markdown-it'

/** A note that the text refers to. Those inside a line have tokens. */
interface Note {
  readonly label?: string
  readonly tokens?: Token[]
  readonly content?: string
}

/** The notes that the package finds in a text, in the order of their references. */
function notesIn(environment: object): readonly Note[] {
  const { footnotes } = environment as { footnotes?: { list?: Note[] } }
  return footnotes?.list ?? []
}

/** Moves the notes to the end of the tokens. The rule of the package copies all tokens for each note. */
export function addNotesAtEnd(markdown: MarkdownIt): void {
  markdown.core.ruler.at('footnote_tail', (state) => {
    const notes = notesIn(state.env)
    const text: Token[] = []
    const definitions = new Map<string, Token[]>()
    let open = text
    for (const token of state.tokens) {
      if (token.type === 'footnote_reference_open') {
        open = []
        definitions.set(String(token.meta?.label), open)
      } else if (token.type === 'footnote_reference_close') open = text
      else open.push(token)
    }
    state.tokens = text
    if (notes.length === 0) return
    text.push(new state.Token('footnote_block_open', '', 1))
    for (const [id, note] of notes.entries()) {
      const start = new state.Token('footnote_open', '', 1)
      start.meta = { id }
      text.push(start)
      const content = note.tokens === undefined ? definitions.get(String(note.label)) : inParagraph(note)
      for (const token of content ?? []) text.push(token)
      text.push(new state.Token('footnote_close', '', -1))
    }

    function inParagraph({ tokens = [], content = '' }: Note): Token[] {
      const inline = new state.Token('inline', '', 0)
      inline.children = tokens
      inline.content = content
      return [new state.Token('paragraph_open', 'p', 1), inline, new state.Token('paragraph_close', 'p', -1)]
    }
  })
}
