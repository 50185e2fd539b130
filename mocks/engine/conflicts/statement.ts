import { calendarDates } from '../text/dates.ts'
import type { Language } from '../text/language.ts'
import { quantities } from '../text/quantities.ts'
import { type Span, sentences } from '../text/sentences.ts'
import { stem } from '../text/stemmers.ts'
import { isStopWord } from '../text/stopWords.ts'
import { canonicalStem } from '../text/synonyms.ts'
import { terms, words } from '../text/terms.ts'
import { segments } from './segments.ts'

export interface Token extends Span {
  readonly text: string
  readonly folded: string
  /** The stem in the search index. */
  readonly term: string
  /** The stem that synonyms share. */
  readonly stem: string
  readonly isStop: boolean
  readonly segment: number
  readonly position: number
}

/** A sentence that is compared with another one. */
export interface Statement {
  readonly text: string
  readonly language: Language
  readonly tokens: readonly Token[]
  /** The parts of the sentence between commas, relative pronouns and conjunctions. */
  readonly segments: readonly Span[]
  readonly quantities: ReturnType<typeof quantities>
  readonly dates: ReturnType<typeof calendarDates>
  /** Canonical stems of the headings above it, its lead-in, and the sentence before it if it starts with a pronoun. */
  readonly background: ReadonlySet<string>
  /** Canonical stems of the sentences near it. */
  readonly surroundings: ReadonlySet<string>
  /** The sentences before it in its passage, nearest first. */
  readonly preceding: readonly Preceding[]
}

/** A sentence that a pronoun or an article can refer to. */
export interface Preceding {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** The texts that a statement is made of. */
export interface StatementSource {
  readonly text: string
  readonly language: Language
  readonly headings: readonly string[]
  /** The lead-in of a list item, the term of a definition or the header cells of a row. */
  readonly context: string | null
  /** The text before it in its passage, and all text of the passage. */
  readonly before: string
  readonly passage: string
}

const PRONOUN_SUBJECT =
  /^(?:(?:afterwards?|then|there|today|later|\S+ \d{4},)\s)?(?:it|its|he|his|she|her|they|their|this|these)\b/i

/** A pronoun rarely refers further back. */
const MAX_REFERRED = 2
/** Maximum number of preceding sentences that name what a statement is about. */
const MAX_PRECEDING = 4

export function createStatement({
  text,
  language,
  headings,
  context,
  before,
  passage,
}: StatementSource): Statement {
  const parts = segments(text)
  const tokens = tokensOf(text, language, parts)
  const antecedent = PRONOUN_SUBJECT.test(text) ? lastSentences(before, MAX_REFERRED).join(' ') : ''
  return {
    text,
    language,
    tokens,
    segments: parts,
    quantities: quantities(text),
    dates: calendarDates(text),
    background: new Set(
      terms([...headings, context ?? '', antecedent].join('\n'), language).map(canonicalStem),
    ),
    surroundings: new Set(terms(passage, language).map(canonicalStem)),
    preceding: lastSentences(before, MAX_PRECEDING).map((sentence) => ({
      text: sentence,
      tokens: tokensOf(sentence, language),
    })),
  }
}

/** The words of a sentence. Without `parts` all are in the first part. */
function tokensOf(text: string, language: Language, parts: readonly Span[] = []): Token[] {
  return words(text, language).map((word, position) => {
    const term = stem(word.folded, language)
    return {
      text: word.text,
      folded: word.folded,
      start: word.start,
      end: word.end,
      term,
      stem: canonicalStem(term),
      isStop: isStopWord(word.folded, language),
      segment: Math.max(
        0,
        parts.findIndex(({ start, end }) => word.start >= start && word.start < end),
      ),
      position,
    }
  })
}

/** The last sentences of a text, nearest first. */
function lastSentences(text: string, count: number): string[] {
  return sentences(text)
    .slice(-count)
    .map(({ start, end }) => text.slice(start, end))
    .toReversed()
}

export function isWithin(token: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => token.start < end && start < token.end)
}
