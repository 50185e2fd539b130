import type { Language } from '../text/language.ts'
import type { Sentence } from '../text/sentence.ts'
import { terms } from '../text/terms.ts'
import type { AskedTerm } from './askedTerm.ts'

/** After the term: what it is. */
const DEFINES =
  /(?:^|\s)(?:means?|refers? to|denotes?|stands? for|designates?|(?:is|are) (?:defined|understood) as|(?:is|are|was|were) (?:an?|any|one|the|what|when|where|how|those|all)\b)|\s[–—-]\s|[:=|]/i
/** The same for what only says something of the term. */
const DESCRIBES =
  /(?:^|\s)(?:is|are|was|were|describes?|consists? of|comprises?|includes?|covers?|contains?|allows?|enables?|lets?|gives?|provides?|specif(?:y|ies)|tells?)\b|\s\(/i
const DESCRIPTION = 0.5
/** Before the term. */
const NAMES =
  /\b(?:called|known as|termed|referred to as|named|dubbed|defined as|is (?:the|a) (?:term|word|name) for|(?:term|word|name) for .{2,60} is)\s+(?:the |an? )?/gi
const NAMING = 0.9
/** Between entries of a list in one sentence: 'k = knit, p = purl'. */
const BETWEEN_ENTRIES = /[,;]\s/
const ENTRY = 0.9
/** ', the range of colors' after the term. */
const APPOSITION = /^,\s(?:the|an?|that is|i\.e\.|which (?:is|are))\s/
const APPOSED = 0.7
/** A defining text that has more terms than the asked term before its verb is about something else. */
const MAX_OTHER_TERMS = 2
const IN_HEADING = 0.8
const NUMBERING = /^[\s(]*(?:\d+[.)\d]*|[a-z][.)])\s+/i

/**
 * How surely a sentence defines a term, 0 to 1: the term and nothing else stands before 'is a', 'means', a colon or dash, in
 * the first cells of a row, in what the sentence belongs to, or in the heading above the first sentence of a section; or it
 * stands after 'called', before an apposition, or in a list of abbreviations. Half as sure before another verb.
 */
export function definesTerm(sentence: Sentence, term: AskedTerm): number {
  const { block, language, startsSection } = sentence
  const isPresent = (stem: string): boolean => sentence.terms.has(stem) || sentence.termsAbove.has(stem)
  if (!term.every((variants) => variants.some(isPresent))) return 0
  const text = sentence.text.replace(NUMBERING, '')
  const before = (pattern: RegExp): number =>
    nearness(text.slice(0, pattern.exec(text)?.index ?? 0), term, language)
  const inHeading = startsSection ? nearness(block.headings.at(-1) ?? '', term, language) : 0
  return Math.max(
    before(DEFINES),
    DESCRIPTION * before(DESCRIBES),
    NAMING * afterNaming(text, term, language),
    ENTRY * inEntries(text, term, language),
    inRow(text, term, language),
    APPOSED * withApposition(sentence, term),
    block.context === null ? 0 : nearness(block.context, term, language),
    IN_HEADING * inHeading,
  )
}

function afterNaming(text: string, term: AskedTerm, language: Language): number {
  const ends = Array.from(text.matchAll(NAMES), ({ index, 0: { length } }) => index + length)
  return greatest(ends, (end) => {
    const next = text.slice(end).split(/[.,;:()]/, 1)[0] ?? ''
    return nearness(
      next
        .split(/\s+/)
        .slice(0, term.length + 1)
        .join(' '),
      term,
      language,
    )
  })
}

function inEntries(text: string, term: AskedTerm, language: Language): number {
  const entries = text.split(BETWEEN_ENTRIES)
  if (entries.length < 3) return 0
  return greatest(entries, (entry) => {
    const [name = '', meaning] = entry.split(/\s*[=:–]\s/, 2)
    return meaning === undefined ? 0 : nearness(name, term, language)
  })
}

/** The first cell of a row, 'Term: Blank | Meaning: …'. */
function inRow(text: string, term: AskedTerm, language: Language): number {
  const [first = '', second] = text.split(' | ', 2)
  return second === undefined ? 0 : nearness(first.slice(first.indexOf(':') + 1), term, language)
}

function withApposition({ words, stems, text }: Sentence, term: AskedTerm): number {
  for (const [i, word] of words.entries()) {
    const isTerm = term.every((variants, j) => variants.includes(stems[i - term.length + 1 + j] ?? ''))
    if (isTerm && APPOSITION.test(text.slice(word.end))) return 1
  }
  return 0
}

function nearness(text: string, term: AskedTerm, language: Language): number {
  if (text === '') return 0
  const found = new Set(terms(text, language))
  if (!term.every((variants) => variants.some((stem) => found.has(stem)))) return 0
  return Math.max(0, 1 - (found.size - term.length) / (MAX_OTHER_TERMS + 1))
}

function greatest<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((most, item) => Math.max(most, value(item)), 0)
}
