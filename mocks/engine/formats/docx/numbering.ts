import { attribute, xmlTokens } from '../xml.ts'
import type { ListPlace } from './styles.ts'

interface Level {
  format: string
  start: number
}

export class Numbering {
  /** The levels of each list by its id. */
  readonly #lists: ReadonlyMap<string, readonly Level[]>
  /** The number of the last item on each level, by list. */
  readonly #counts = new Map<string, number[]>()

  /** @param xml word/numbering.xml, empty if the document has none */
  constructor(xml: string) {
    this.#lists = readLists(xml)
  }

  /** The mark of the next item: '-', '3.' or 'c.'. */
  next({ list, level }: ListPlace): string {
    const definition = this.#lists.get(list)?.[level]
    if (definition === undefined || /^(?:bullet|none)$/.test(definition.format)) return '-'
    const counts = this.#counts.get(list) ?? []
    this.#counts.set(list, counts)
    counts.length = Math.min(counts.length, level + 1)
    const number = (counts[level] ?? definition.start - 1) + 1
    counts[level] = number
    return `${labelOf(number, definition.format)}.`
  }
}

function labelOf(number: number, format: string): string {
  if (number < 1 || number > 26 || !format.endsWith('Letter')) return String(number)
  const letter = String.fromCharCode(96 + number)
  return format === 'upperLetter' ? letter.toUpperCase() : letter
}

function readLists(xml: string): Map<string, readonly Level[]> {
  const definitions = new Map<string, Level[]>()
  const lists = new Map<string, readonly Level[]>()
  let levels: Level[] = []
  let level: Level | null = null
  let list = ''
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text' || token.kind === 'close') continue
    const value = attribute(token.attributes, 'w:val') ?? ''
    switch (token.name) {
      case 'w:abstractNum':
        levels = []
        definitions.set(attribute(token.attributes, 'w:abstractNumId') ?? '', levels)
        break
      case 'w:lvl':
        level = { format: 'decimal', start: 1 }
        levels[Number(attribute(token.attributes, 'w:ilvl'))] = level
        break
      case 'w:numFmt':
        if (level !== null) level.format = value
        break
      case 'w:start':
        if (level !== null) level.start = Number(value)
        break
      case 'w:num':
        // Its own levels, if any, do not change those of the definition.
        levels = []
        list = attribute(token.attributes, 'w:numId') ?? ''
        break
      case 'w:abstractNumId':
        lists.set(list, definitions.get(value) ?? [])
        break
    }
  }
  return lists
}
