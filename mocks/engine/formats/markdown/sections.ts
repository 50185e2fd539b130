import type { Token } from 'markdown-it'
import type { Draft } from '../compose.ts'
import { readBlocks } from './blocks.ts'

/** The blocks of a file; the notes that a section refers to are at its end. */
export function readSections(tokens: readonly Token[]): Draft[] {
  const { text, notes } = separateNotes(tokens)
  const parts: (readonly Draft[])[] = []
  let cited = new Set<number>()
  const addNotes = (): void => {
    for (const id of cited) {
      parts.push(notes.get(id) ?? [])
      notes.delete(id)
    }
    cited = new Set()
  }
  for (const block of topLevelBlocks(text)) {
    if (block[0]?.type === 'heading_open') addNotes()
    parts.push(readBlocks(block))
    for (const id of notesIn(block)) cited.add(id)
  }
  addNotes()
  return parts.flat()
}

function separateNotes(tokens: readonly Token[]): { text: Token[]; notes: Map<number, Draft[]> } {
  const start = tokens.findIndex(({ type }) => type === 'footnote_block_open')
  if (start < 0) return { text: [...tokens], notes: new Map() }
  const notes = new Map<number, Draft[]>()
  let open = start + 1
  for (let i = start + 1; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token?.type === 'footnote_open') open = i
    else if (token?.type === 'footnote_close')
      notes.set(noteOf(tokens[open]), readBlocks(tokens.slice(open + 1, i)))
  }
  return { text: tokens.slice(0, start), notes }
}

function* topLevelBlocks(tokens: readonly Token[]): Generator<Token[]> {
  let block: Token[] = []
  for (const token of tokens) {
    block.push(token)
    if (token.level > 0 || token.nesting > 0) continue
    // Parts of HTML that empty lines divide are read together.
    if (token.type === 'html_block') continue
    yield block
    block = []
  }
  if (block.length > 0) yield block
}

function notesIn(tokens: readonly Token[]): number[] {
  return tokens
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'footnote_ref')
    .map(noteOf)
}

/** The number of the note that a token starts or refers to. */
function noteOf(token: Token | undefined): number {
  const id = token?.meta?.id
  return typeof id === 'number' ? id : -1
}
