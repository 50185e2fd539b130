import { createStatement, type Statement } from '../conflicts/statement.ts'
import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import type { Sentence } from '../text/sentence.ts'

/** A sentence of a document as a statement. */
export interface Placed {
  readonly passage: StoredPassage
  readonly sentence: Sentence
  readonly statement: Statement
}

const MIN_WORDS = 3
const MAX_WORDS = 80
/** A statement with fewer terms besides numbers is a date, a signature or a heading. */
const MIN_TERMS = 2

/** The statements of a passage that can disagree with others: no titles, questions or code. */
export function placedIn(passage: StoredPassage, store: DocumentStore): readonly Placed[] {
  const { sentences } = store.featuresOf(passage)
  const made = knownIn.get(sentences)
  if (made !== undefined) return made
  const placed = sentences.filter(canDisagree).map((sentence) => placedOf(passage, sentence))
  knownIn.set(sentences, placed)
  return placed
}

/** Kept as long as the store keeps the sentences of a passage. */
const knownIn = new WeakMap<readonly Sentence[], readonly Placed[]>()

function canDisagree({ block, text, wordCount, subjectTerms }: Sentence): boolean {
  if (subjectTerms.size < MIN_TERMS) return false
  if (block.kind === 'heading' || block.kind === 'code' || block.kind === 'fragment') return false
  return (
    wordCount >= MIN_WORDS &&
    wordCount <= MAX_WORDS &&
    !/\?["'”’)\]]*$/.test(text) &&
    !OWN.test(withoutHeaders(text)) &&
    !REFERENCE.test(text) &&
    !EDITION.test(text)
  )
}

/** What each document has its own of: a salutation, a date of issue, a reference. */
const OWN =
  /^(?:dear\b|(?:with )?(?:kind|best) (?:regards|wishes)|in attendance|held (?:in|at|on)|yours |sincerely|prepared by|approved by|written by|author|date(?: of (?:issue|print|release))?\b|dated\b|version\b|revision\b|edition\b|status\b|page \d|printed|present:|apologies|in the chair|minutes\b|taken by|(?:the )?(?:next|last|previous) (?:meeting|edition|issue|version|review|report)|(?:ref(?:erence)?|doc(?:ument)?)\b[. ]*(?:no|number|id)|to:|from:|sent:|subject:|re:|tel\b|phone\b|fax\b|e-?mail\b|copyright|©|isbn|doi)/i
/** A line that names the document's edition. */
const EDITION = /^[^.!?]{0,60}\b(?:edition|issue|version|revision|rev\.?)\s\S{1,8}$/i
const REFERENCE = /\d{4};\s?\d|\bpp?\. \d|\bvol\. \d|\bet al\b|https?:/i

const HEADER = /(^|\|\s*)(?:\p{Lu}|No\.)[^:|]{0,30}:\s/gu

/** A row without the headers of its columns. */
function withoutHeaders(text: string): string {
  return text.includes(' | ') ? text.replace(HEADER, '$1') : text
}

const known = new WeakMap<Sentence, Placed>()

/** Kept with the sentence, because it is compared with many others. */
function placedOf(passage: StoredPassage, sentence: Sentence): Placed {
  const made = known.get(sentence)
  if (made !== undefined) return made
  const { text } = passage.page
  const isRow = sentence.block.kind === 'row'
  const statement = createStatement({
    text: isRow ? withoutHeaders(sentence.text) : sentence.text,
    language: sentence.language,
    headings: sentence.block.headings,
    context: sentence.block.context,
    before: text.slice(passage.start, sentence.start),
    passage: text.slice(passage.start, passage.end),
  })
  const placed = { passage, sentence, statement }
  known.set(sentence, placed)
  return placed
}

export function isSamePlace(a: Placed, b: Placed): boolean {
  return (
    a.passage.documentId === b.passage.documentId &&
    a.passage.pageIndex === b.passage.pageIndex &&
    a.sentence.start === b.sentence.start
  )
}
