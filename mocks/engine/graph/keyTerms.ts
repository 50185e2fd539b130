import type { Language } from '../text/language.ts'
import { frequencyRank } from '../thesaurus/thesaurus.ts'
import { GENERIC_ADJECTIVES, GENERIC_NOUNS, NO_TERM_ENDINGS } from './lexicon/genericWords.ts'
import { nodeOf } from './mentions.ts'
import type { NounPhrase } from './nounPhrases.ts'
import { isEnglish } from './otherLanguages.ts'
import { isAuxiliary, isPlural, type Token } from './token.ts'

const MAX_TERM_WORDS = 3
/** Minimum occurrences of a key term, except in short documents and for terms of headings and definitions. */
const MIN_FREQUENCY = 2
const SHORT_DOCUMENT_PASSAGES = 6
/** A single word of everyday English is a key term only if a document has it this often. A note may mention it once. */
const MIN_EVERYDAY_FREQUENCY = 3
/** The words of everyday English: the most frequent ones. */
const EVERYDAY_WORDS = 3500
/** Maximum number of key terms: base + this many per passage. */
const BASE_TERMS = 16
const TERMS_PER_PASSAGE = 1.5
/** A term that a heading contains or that the document defines counts this much more. */
const HEADING_FACTOR = 1.5
const DEFINITION_FACTOR = 2

interface Candidate {
  readonly length: number
  /** Whether it stood alone after an article or in the plural at least once, which shows that a single word is a noun. */
  isNoun: boolean
  frequency: number
  /** Occurrences inside longer candidates. */
  nestedFrequency: number
  /** The longer candidates that contain it, if any: most candidates have none. */
  longer: Set<string> | null
  /** The number of passages with it, and the last of them. */
  passages: number
  lastPassage: string
}

/**
 * Counts a document's candidate terms: the last one to three words of noun phrases, ranked by the C-value of Frantzi et al.
 * (2000), which subtracts occurrences inside longer terms, and by the inverse frequency of passages:
 *
 *   score(a) = log2(|a| + 1) · (f(a) − nested(a) / different longer candidates) · ln(1 + P / p(a)) · hints
 *
 * P: the passages, p(a): those with the term. Words of names are not counted.
 */
export class TermCounter {
  /** The words of other languages are not divided into nouns and others. */
  readonly #isEnglish: boolean
  readonly #candidates = new Map<string, Candidate>()

  constructor(language: Language) {
    this.#isEnglish = isEnglish(language)
  }

  /** `passage` is an id. */
  add(tokens: readonly Token[], phrases: readonly NounPhrase[], passage: string): void {
    for (const phrase of phrases) {
      let whole: string | null = null
      for (const part of termsOf(tokens, phrase)) {
        const id = nodeOf(part)
        const candidate = this.#count(id, part.length, whole, passage)
        candidate.isNoun ||= part.length > 1 || !this.#isEnglish || isNounIn(tokens, phrase)
        whole ??= id
      }
    }
  }

  #count(id: string, length: number, longer: string | null, passage: string): Candidate {
    let candidate = this.#candidates.get(id)
    if (candidate === undefined) {
      candidate = {
        length,
        isNoun: false,
        frequency: 0,
        nestedFrequency: 0,
        longer: null,
        passages: 0,
        lastPassage: '',
      }
      this.#candidates.set(id, candidate)
    }
    candidate.frequency += 1
    if (longer !== null) {
      candidate.nestedFrequency += 1
      candidate.longer ??= new Set()
      candidate.longer.add(longer)
    }
    if (candidate.lastPassage !== passage) candidate.passages += 1
    candidate.lastPassage = passage
    return candidate
  }

  /** The key terms. `headings` and `defined` are nodes. */
  select(passageCount: number, headings: ReadonlySet<string>, defined: ReadonlySet<string>): Set<string> {
    const isShort = passageCount < SHORT_DOCUMENT_PASSAGES
    const scored: [string, number][] = []
    for (const [id, candidate] of this.#candidates) {
      if (!candidate.isNoun) continue
      const isHinted = headings.has(id) || defined.has(id)
      if (candidate.frequency < MIN_FREQUENCY && !isShort && !isHinted) continue
      if (this.#isEnglish && passageCount > 1 && isEveryday(id, candidate)) continue
      const hints = (headings.has(id) ? HEADING_FACTOR : 1) * (defined.has(id) ? DEFINITION_FACTOR : 1)
      const idf = Math.log(1 + passageCount / candidate.passages)
      const score = cValue(candidate) * idf * hints
      if (score > 0) scored.push([id, score])
    }
    scored.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    const most = Math.round(BASE_TERMS + TERMS_PER_PASSAGE * passageCount)
    return new Set(scored.slice(0, most).map(([id]) => id))
  }
}

function isEveryday(id: string, { length, frequency }: Candidate): boolean {
  return length === 1 && frequency < MIN_EVERYDAY_FREQUENCY && frequencyRank(id) < EVERYDAY_WORDS
}

function cValue({ length, frequency, nestedFrequency, longer }: Candidate): number {
  return Math.log2(length + 1) * (frequency - nestedFrequency / Math.max(1, longer?.size ?? 0))
}

/** Whether the word at the end of a phrase stands where nouns do, rather than adjectives. */
function isNounIn(tokens: readonly Token[], { from, first, to }: NounPhrase): boolean {
  const [previous, last] = [tokens[from - 1], tokens[to - 1]]
  const next = tokens.slice(to).find(({ tag }) => tag !== 'adverb')
  if (first > from) return true
  if (last === undefined || last.verb?.isIng === true) return false
  if (isPlural(last) || previous?.tag === 'preposition' || previous?.tag === 'verb') return true
  if (from === 0 && next?.tag === 'conjunction') return true
  return next !== undefined && (isAuxiliary(next) || next.tag === 'verb' || next.folded === 'of')
}

/** The last words of a phrase that can be a term, the longest first. */
export function termsOf(tokens: readonly Token[], { first, to }: NounPhrase): Token[][] {
  const words = tokens.slice(first, to)
  let from = Math.max(0, words.length - MAX_TERM_WORDS)
  for (const [i, word] of words.entries()) if (i >= from && !isTermWord(word)) from = i + 1
  const parts: Token[][] = []
  for (; from < words.length; from += 1) {
    const part = words.slice(from)
    const [start, end] = [part[0], part.at(-1)]
    if (start === undefined || end === undefined || !isNounLike(end)) break
    // 'new process', 'lower level tools': the terms are 'process' and 'tools'.
    if (part.length > 1 && (GENERIC_ADJECTIVES.has(start.folded) || (from > 0 && isGeneric(start)))) continue
    if (part.every(isGeneric)) break
    parts.push(part)
  }
  return parts
}

/** At least three Latin letters, or a word of another script. */
const TERM_WORD = /^(?:[a-z][\p{L}\p{N}-]{2,}|[^\P{L}a-z][\p{L}\p{M}-]*)$/u

/** A capitalized word is part of a name, except at the start of a sentence. */
function isTermWord({ tag, folded, start, isCapitalized, isPossessive }: Token): boolean {
  if (isCapitalized && start > 0) return false
  return tag === 'word' && !isPossessive && TERM_WORD.test(folded)
}

function isGeneric({ folded }: Token): boolean {
  const singular = folded.replace(/ies$/, 'y').replace(/s$/, '')
  return GENERIC_NOUNS.has(folded) || GENERIC_NOUNS.has(singular) || GENERIC_ADJECTIVES.has(folded)
}

/** Words with these endings are adjectives or participles, not the last word of a term. */
function isNounLike({ folded }: Token): boolean {
  if (NO_TERM_ENDINGS.has(folded)) return false
  return !/(?:ed|ous|ful|able|ible|less|ive|ical)$/.test(folded) || NOUNS.has(folded)
}

const NOUNS = new Set(
  'seed feed need speed breed archive drive motive native objective adjective narrative table cable variable'.split(
    ' ',
  ),
)
