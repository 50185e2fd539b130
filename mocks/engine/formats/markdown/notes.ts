import { FENCE } from './code.ts'
import { indentOf, isBlank } from './reader.ts'

const NOTE = /^ {0,3}\[\^([^\]\s]+)\]:\s*(.*)$/
const MARK = /\[\^([^\]\s]+)\]/g

export interface Notes {
  /** The lines without the notes. */
  readonly lines: readonly string[]
  /** The lines of each note by its label. */
  readonly notes: ReadonlyMap<string, readonly string[]>
}

/** Separates the footnotes ('[^1]: See below.') from the text. Their other lines are indented. */
export function separateNotes(lines: readonly string[]): Notes {
  const rest: string[] = []
  const notes = new Map<string, string[]>()
  let note: string[] | null = null
  let isFenced = false
  for (const [i, line] of lines.entries()) {
    if (FENCE.test(line)) isFenced = !isFenced
    const [, label, first = ''] = (isFenced ? null : NOTE.exec(line)) ?? []
    if (label !== undefined) {
      note = [first]
      notes.set(label, note)
    } else if (note !== null && belongsToNote(line, lines[i - 1], lines[i + 1])) note.push(line.trim())
    else {
      note = null
      rest.push(line)
    }
  }
  return { lines: rest, notes }
}

function belongsToNote(line: string, above: string | undefined, below: string | undefined): boolean {
  if (isBlank(line)) return below !== undefined && !isBlank(below) && indentOf(below) >= 2
  return indentOf(line) >= 2 || !isBlank(above)
}

/** The labels of the notes that a text refers to. */
export function notesIn(text: string): string[] {
  return Array.from(text.matchAll(MARK), ([, label = '']) => label)
}
