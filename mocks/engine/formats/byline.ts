import type { ExtractedPage } from '../types.ts'

/** A byline is among the first blocks of a document. */
const MAX_BLOCKS = 12

const LABELED =
  /^(?:(?:prepared|written|compiled|authored|submitted) by|authors?|autor(?:in|en)?|verfasser(?:in)?|auteurs?|autora?|autori)\s?(?::|\||:\s?\|)\s*(?<names>[^|]{3,120})$/iu
const SIMPLE =
  /^(?:(?:[Pp]repared|[Ww]ritten|[Cc]ompiled) by|[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or)\s(?<names>.{3,120})$/u

const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}'’-]*\.?)`
const PARTICLE = '(?:(?:de|da|del|della|di|du|la|le|van|von|der|den|dos|bin|ibn|al|el)\\s)'
/** Two to five words: a given name or initials, and a last name. */
const NAME = new RegExp(`^(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.?\\s)*${WORD}(?:\\s${PARTICLE}*${WORD}){1,4}$`, 'u')

/** The authors that a line at the start of a document names: 'by A. Berg', 'Prepared by: Ruth Egge'; null without one. */
export function readByline(pages: readonly ExtractedPage[]): string | null {
  const [first] = pages
  if (first === undefined) return null
  for (const { start, end } of first.blocks.slice(0, MAX_BLOCKS)) {
    const line = first.text.slice(start, end)
    const names = (LABELED.exec(line) ?? SIMPLE.exec(line))?.groups?.names
    const authors = names?.split(/\s*(?:,|;|&|\band\b|\bund\b)\s*/u).filter(Boolean)
    if (authors?.every((name) => NAME.test(name)) === true) return authors.join(', ')
  }
  return null
}
