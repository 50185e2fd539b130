import { type Quantity, quantities } from './quantities.ts'
import { sentences } from './sentences.ts'
import { countWords, terms, type Word, words } from './terms.ts'

/** Maximum words of a label. */
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
  #terms: ReadonlySet<string> | undefined
  #subjectTerms: ReadonlySet<string> | undefined
  #quantities: readonly Quantity[] | undefined
  #wordCount: number | undefined
  #words: readonly Word[] | undefined
  #isLabel: boolean | undefined

  constructor(text: string, start: number, end: number) {
    this.text = text
    this.start = start
    this.end = end
  }

  get terms(): ReadonlySet<string> {
    this.#terms ??= new Set(terms(this.text))
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
    this.#words ??= words(this.text)
    return this.#words
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

export function sentencesOf(text: string): Sentence[] {
  return sentences(text).map(({ start, end }) => new Sentence(text.slice(start, end), start, end))
}

export function isLabel(sentence: string): boolean {
  return !/[.!?:;]["'”’)\]]*$/.test(sentence) && countWords(sentence) <= MAX_LABEL_WORDS
}

function subjectTerms({ text, quantities: found }: Sentence): Set<string> {
  let rest = text
  for (const { start, end } of found.toReversed()) rest = rest.slice(0, start) + rest.slice(end)
  return new Set(terms(rest))
}
