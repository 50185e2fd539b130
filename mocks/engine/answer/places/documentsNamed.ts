import type { DocumentStore } from '../../documentStore.ts'
import { terms } from '../../text/terms.ts'
import { ORDINALS } from './placeWords.ts'

const ARTICLE = '(?:(?:the|my|our|this|der|die|das|dem|ein|el|la|le|il|o|a)\\s+)?'
/** Before a document that is asked what it says. */
const SAYING = new RegExp(
  `\\b(?:what (?:does|do|did)|according to|summari[sz]e|laut|según|selon|secondo)\\s+${ARTICLE}`,
  'gi',
)
/** Before a document that a section is part of, or at the start of a question. */
const INSIDE = /\b(?:in|of|from|per|under)\s+(?:the|my|our|this)\s+|\b(?:in|of)\s+(?=version\b)/gi
const DOCUMENT_NOUN =
  /\b(?:agreement|contract|lease|amendment|addendum|letter|memo|report|policy|handbook|manual|guide|guideline|protocol|minutes|specification|spec|version|edition|faq|log|notice|paper|study|offer|quotation|agenda|book)\b/i
const MAX_WORDS = 6
/** After the name of a document. */
const SAYS =
  /^\s+(?:say|says|state|states|mention|mentions|contain|contains|require|requires|specify|specifies|allow|tell|report|provide)\b/i
const ENDS = /^(?:\s*[,?.!]|\s*$|\s+(?=(?:what|which|who|when|where|why|how|say|contain|is|are)\b))/i

/**
 * The documents that a question names by words of their file names or titles in a phrase such as 'what does the second
 * amendment say' or 'according to the lease'; null if it names none or all.
 *
 * @param isPlaced whether the question names a section or page, which may be 'of the lease'
 */
export function documentsNamed(
  question: string,
  { documents }: DocumentStore,
  includes: (documentId: string) => boolean,
  isPlaced: boolean,
): { readonly ids: ReadonlySet<string>; readonly phrase: string } | null {
  const phrases = phrasesIn(question, isPlaced)
  if (phrases.length === 0) return null
  const names = [...documents]
    .filter(([id]) => includes(id))
    .map(([id, { extracted }]) => {
      const filename = new Set(nameTerms(extracted.filename.replace(/\.\w+$/, '')))
      return { id, filename, all: new Set([...filename, ...nameTerms(extracted.title)]) }
    })
  let best: { ids: ReadonlySet<string>; phrase: string } | null = null
  let most = 0
  for (const { phrase, asked } of phrases) {
    const scores = names.map(({ id, filename, all }) => {
      const isNamed = asked.every((term) => all.has(term))
      const share = asked.filter((term) => filename.has(term)).length / Math.max(1, filename.size)
      return { id, score: isNamed ? asked.length + share : 0 }
    })
    const highest = scores.reduce((sofar, { score }) => Math.max(sofar, score), 0)
    const ids = new Set(scores.filter(({ score }) => score === highest).map(({ id }) => id))
    if (highest > most && ids.size < names.length) [best, most] = [{ ids, phrase }, highest]
  }
  return best
}

/** The phrases of a question that may name a document, and their terms. */
function phrasesIn(question: string, isPlaced: boolean): { phrase: string; asked: string[] }[] {
  const isInside = isPlaced || /^(?:in|under|per)\b/i.test(question)
  const starts = [...question.matchAll(SAYING), ...(isInside ? question.matchAll(INSIDE) : [])]
  return starts
    .flatMap(({ index, 0: before }) =>
      phrasesAt(question.slice(index + before.length), before).map((name) => ({
        phrase: before + name,
        asked: nameTerms(name),
      })),
    )
    .filter(({ asked }) => asked.length > 0)
}

/** The first words of a text, up to six, that a name can end with. */
function phrasesAt(text: string, before: string): string[] {
  const ends = Array.from(text.matchAll(/[\p{L}\p{N}](?=[^\p{L}\p{N}]|$)/gu), ({ index }) => index + 1)
  const asksWhat = /^what/i.test(before)
  const isInside = /^(?:in|of|from|per|under)\b/i.test(before)
  return ends
    .slice(0, MAX_WORDS)
    .filter((end) => (asksWhat ? SAYS : ENDS).test(text.slice(end)))
    .map((end) => text.slice(0, end))
    .filter((phrase) => !isInside || DOCUMENT_NOUN.test(phrase))
}

/** The terms of a document's name. Ordinal numbers as digits, 'v2.0' as 'version 2 0'. */
export function nameTerms(name: string): string[] {
  const plain = name
    .replace(/[_\-.]+/g, ' ')
    .replace(/\bv(?=\d)/gi, 'version ')
    .replace(/\p{L}+/gu, (word) => {
      const ordinal = ORDINALS.indexOf(word.toLowerCase())
      return ordinal < 0 ? word : String(ordinal + 1)
    })
  return terms(plain, 'en')
}
