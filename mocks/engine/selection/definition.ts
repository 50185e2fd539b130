import type { Sentence } from '../text/sentence.ts'
import { terms } from '../text/terms.ts'
import type { Question } from './question.ts'

const ASKED_TERM = [
  /^(?:so )?(?:what|who)(?:['’]s| is| are| was| were)(?: actually| exactly)? (?:meant by |a |an |the )?["“'‘]?(.+?)["”'’]?(?: here| in this (?:document|manual|context|case|policy))?(?: (?:exactly|actually|anyway))?[?.! ]*$/i,
  /\bwhat (?:does|do|did) (?:the )?(?:term |word |abbreviation |letters? )?["“'‘]?(.+?)["”'’]? (?:actually )?(?:mean|stand for|refer to|denote)\b/i,
  /\b(?:meaning|definition) of (?:the )?["“'‘]?(.+?)["”'’]?[?.! ]*$/i,
  /^define (?:the )?(.+?)[?.! ]*$/i,
]
/** What ends the defined term at the start of a sentence. */
const AFTER_TERM =
  /(?:^|\s)(?:is|are|was|were|means?|refers? to|denotes?|describes?|stands? for|consists? of|comprises?|includes?)\b|\s[–—-]\s|[:=(|]/
/** A defining text that has more terms than the asked term before its verb is about something else. */
const MAX_OTHER_TERMS = 2
const IN_HEADING = 0.8

/** The stems of the term whose meaning is asked, or null. */
export function askedTerm({ text }: Pick<Question, 'text'>): readonly string[] | null {
  const asked = text.trim().replace(/\s+/g, ' ')
  for (const pattern of ASKED_TERM) {
    const term = pattern.exec(asked)?.[1]
    if (term === undefined) continue
    const stems = terms(term, 'en')
    return stems.length > 0 && stems.length <= 4 ? stems : null
  }
  return null
}

/**
 * How surely a sentence defines a term, 0 to 1: the term and nothing else stands before 'is', 'means', a colon or dash, in
 * the first cell of a row, in what the sentence belongs to, or in the heading above the first sentence of a section.
 */
export function definesTerm(
  { text, block, language, startsSection }: Sentence,
  term: readonly string[],
): number {
  const before = text.slice(0, AFTER_TERM.exec(text)?.index ?? 0)
  const inContext = block.context === null ? 0 : nearness(block.context, term, language)
  const inHeading = startsSection ? nearness(block.headings.at(-1) ?? '', term, language) : 0
  return Math.max(nearness(before, term, language), inContext, IN_HEADING * inHeading)
}

function nearness(text: string, term: readonly string[], language: Sentence['language']): number {
  if (text === '') return 0
  const found = new Set(terms(text, language))
  if (!term.every((stem) => found.has(stem))) return 0
  return Math.max(0, 1 - (found.size - new Set(term).size) / (MAX_OTHER_TERMS + 1))
}
