import type { DocumentStore } from '../documentStore.ts'
import { functionTagOf } from '../graph/lexicon/functionWords.ts'
import type { ExtractedDocument } from '../types.ts'

/** Which words a document writes with a small letter, and which with a capital letter inside of a sentence. */
export interface Vocabulary {
  readonly lower: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

const LOWER_WORD = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’-]*/gu
const NAME = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’-]*/gu

const vocabularies = new WeakMap<ExtractedDocument, Vocabulary>()

export function vocabularyOf(documentId: string, { documents }: DocumentStore): Vocabulary {
  const extracted = documents.get(documentId)?.extracted
  if (extracted === undefined) return { lower: new Set(), names: new Set() }
  const known = vocabularies.get(extracted) ?? read(extracted)
  vocabularies.set(extracted, known)
  return known
}

function read({ pages }: ExtractedDocument): Vocabulary {
  const wordsOf = (pattern: RegExp): Set<string> =>
    new Set(pages.flatMap(({ text }) => text.match(pattern) ?? []))
  return { lower: wordsOf(LOWER_WORD), names: wordsOf(NAME) }
}

/** A phrase from the start of a sentence, as it is written inside of one; null if its first word may be a name or not. */
export function insideSentence(phrase: string, { lower, names }: Vocabulary): string | null {
  const first = /^[\p{L}'’-]+/u.exec(phrase)?.[0]
  if (first === undefined || /^\p{Ll}/u.test(first)) return phrase
  const small = first.charAt(0).toLowerCase() + first.slice(1)
  const lowered = small + phrase.slice(first.length)
  if (functionTagOf(small) !== null) return lowered
  if (small !== first.toLowerCase()) return phrase
  // 'Jonas Keller'
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(phrase)) return phrase
  if ([small, `${small}s`, small.replace(/s$/, '')].some((word) => lower.has(word))) return lowered
  if (names.has(first)) return phrase
  return /ing$/.test(small) ? lowered : null
}

/** Words of a title with small letters where the text of the document has them. */
export function withoutTitleCase(words: readonly string[], { lower }: Vocabulary): string {
  return words.map((word) => (lower.has(word.toLowerCase()) ? word.toLowerCase() : word)).join(' ')
}
