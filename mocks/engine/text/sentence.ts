import type { Block, BlockKind, ExtractedPage } from '../types.ts'
import { firstIndex } from './firstIndex.ts'
import type { Language } from './language.ts'
import { type Quantity, quantities } from './quantities.ts'
import { type Span, sentences } from './sentences.ts'
import { isStopWord } from './stopWords.ts'
import { terms, termsOf, type Word, words } from './terms.ts'
import { countWords } from './wordSpans.ts'

const MAX_LABEL_WORDS = 14

/**
 * A sentence with the features that depend on its text only. They are computed on first use and kept, because the same
 * sentences are compared with many questions.
 */
export class Sentence {
  readonly text: string
  /** Offsets in the text that contains it. */
  readonly start: number
  readonly end: number
  readonly block: SentenceBlock
  /** Whether it is the first one below a heading. */
  readonly startsSection: boolean
  /** The language of its document. */
  readonly language: Language
  #terms: ReadonlySet<string> | undefined
  #subjectTerms: ReadonlySet<string> | undefined
  #quantities: readonly Quantity[] | undefined
  #wordCount: number | undefined
  #words: readonly Word[] | undefined
  #stems: readonly string[] | undefined
  #termsAbove: ReadonlySet<string> | undefined
  #isLabel: boolean | undefined

  constructor(
    text: string,
    start: number,
    end: number,
    block: SentenceBlock,
    language: Language,
    startsSection: boolean,
  ) {
    this.text = text
    this.start = start
    this.end = end
    this.block = block
    this.language = language
    this.startsSection = startsSection
  }

  get terms(): ReadonlySet<string> {
    this.#terms ??= new Set(terms(this.text, this.language))
    return this.#terms
  }

  /** The terms without numbers and units. */
  get subjectTerms(): ReadonlySet<string> {
    this.#subjectTerms ??= subjectTerms(this)
    return this.#subjectTerms
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= quantities(this.text)
    return this.#quantities
  }

  get words(): readonly Word[] {
    this.#words ??= words(this.text, this.language)
    return this.#words
  }

  /** The first term of each word, '' for stop words. */
  get stems(): readonly string[] {
    this.#stems ??= this.words.map(({ folded }) =>
      isStopWord(folded, this.language) ? '' : (termsOf(folded, this.language)[0] ?? ''),
    )
    return this.#stems
  }

  /** The terms of the titles above it and of what its block belongs to. */
  get termsAbove(): ReadonlySet<string> {
    const { headings, context } = this.block
    this.#termsAbove ??= new Set(terms([...headings, context ?? ''].join('\n'), this.language))
    return this.#termsAbove
  }

  get wordCount(): number {
    this.#wordCount ??= countWords(this.text)
    return this.#wordCount
  }

  /** Whether it is a heading, a list term or a table cell rather than a sentence. */
  get isLabel(): boolean {
    this.#isLabel ??= isLabel(this.text)
    return this.#isLabel
  }
}

export type SentenceBlock = Pick<Block, 'kind' | 'start' | 'headings' | 'context'>

/** Blocks of other kinds state nothing by themselves. */
export const STATING_KINDS: ReadonlySet<BlockKind> = new Set(['paragraph', 'item', 'row'])

/** The sentences of a part of a page, in order. Their offsets are those of the page's text. */
export function sentencesOf(
  { text, blocks }: Pick<ExtractedPage, 'text' | 'blocks'>,
  part: Span,
  language: Language,
): Sentence[] {
  const first = firstIndex(blocks, ({ end }) => end > part.start)
  const last = firstIndex(blocks, ({ start }) => start >= part.end)
  return blocks.slice(first, last).flatMap((block, i) => {
    const isBelowHeading = blocks[first + i - 1]?.kind === 'heading'
    const from = Math.max(block.start, part.start)
    const to = Math.min(block.end, part.end)
    if (from >= to || !STATING_KINDS.has(block.kind)) return []
    return sentences(text.slice(from, to), language).map(
      ({ start, end }, position) =>
        new Sentence(
          text.slice(from + start, from + end),
          from + start,
          from + end,
          block,
          language,
          isBelowHeading && position === 0 && from === block.start,
        ),
    )
  })
}

export function isLabel(sentence: string): boolean {
  return !/[.!?:;]["'”’)\]]*$/.test(sentence) && countWords(sentence) <= MAX_LABEL_WORDS
}

function subjectTerms({ text, language, quantities: found }: Sentence): Set<string> {
  let rest = text
  for (const { start, end } of found.toReversed()) rest = rest.slice(0, start) + rest.slice(end)
  return new Set(terms(rest, language))
}
