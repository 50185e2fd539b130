import type { NodeType } from '../types.ts'
import { nodeOf, textOf } from './mentions.ts'
import { isAcronym, type NameSpan } from './names.ts'
import { TypeCues } from './nameTypes.ts'
import type { Token } from './token.ts'

interface NameRecord {
  /** As written first. */
  readonly name: string
  readonly cues: TypeCues
  readonly words: number
  mentions: number
}

/** What a document's names name, and which of them name the same. */
export class NameTable {
  readonly #isShort: boolean
  readonly #names = new Map<string, NameRecord>()
  /** Short form → full name, for example 'who' → 'world health organization'. */
  readonly #aliases = new Map<string, string>()

  constructor(isShortDocument: boolean) {
    this.#isShort = isShortDocument
  }

  add(sentence: string, tokens: readonly Token[], spans: readonly NameSpan[]): void {
    for (const [i, span] of spans.entries()) {
      const words = tokens.slice(span.from, span.to)
      const node = nodeOf(words)
      let record = this.#names.get(node)
      if (record === undefined) {
        record = {
          name: textOf(sentence, words),
          cues: new TypeCues(),
          words: node.split(' ').length,
          mentions: 0,
        }
        this.#names.set(node, record)
      }
      record.mentions += 1
      record.cues.add(tokens, span)
      const next = spans[i + 1]
      if (next !== undefined && isAbbreviated(tokens, span, next))
        this.#aliases.set(nodeOf(tokens.slice(next.from, next.to)), node)
    }
  }

  /** Adds the last word of each person's name as a short form, if it is the last word of one person's name only. */
  linkSurnames(): void {
    const fullNames = new Map<string, string[]>()
    for (const [node, { cues, words }] of this.#names) {
      if (words < 2 || cues.typeIn(this.#isShort) !== 'person') continue
      const surname = node.slice(node.lastIndexOf(' ') + 1)
      fullNames.set(surname, [...(fullNames.get(surname) ?? []), node])
    }
    for (const [surname, [only, ...others]] of fullNames) {
      if (only !== undefined && others.length === 0 && !this.#aliases.has(surname))
        this.#aliases.set(surname, only)
    }
  }

  /** The node that a node is a short form of, or itself. */
  fullNode(node: string): string {
    return this.#names.has(node) ? (this.#aliases.get(node) ?? node) : node
  }

  nameOf(node: string): string {
    return this.#names.get(node)?.name ?? node
  }

  /** The type of a name; 'concept' for other nodes. */
  typeOf(node: string): NodeType {
    return this.#names.get(node)?.cues.typeIn(this.#isShort) ?? 'concept'
  }

  /** Whether a node is a name of one word that occurs once and nothing shows what it names. Never in a short document. */
  isIncidental(node: string): boolean {
    const record = this.#names.get(node)
    if (record === undefined || this.#isShort) return false
    return record.words === 1 && record.mentions === 1 && record.cues.typeIn(false) === 'concept'
  }
}

/** 'World Health Organization (WHO)' */
function isAbbreviated(tokens: readonly Token[], full: NameSpan, short: NameSpan): boolean {
  const acronym = tokens[short.from]
  if (acronym === undefined || short.to !== short.from + 1 || short.from !== full.to + 1) return false
  if (tokens[full.to]?.text !== '(' || !isAcronym(acronym.text)) return false
  const initials = tokens
    .slice(full.from, full.to)
    .filter(({ isCapitalized }) => isCapitalized)
    .map(({ text }) => text.charAt(0))
  return initials.join('') === acronym.text
}
