import { containsAnswer, isQuestion } from '../selection/answerKind.ts'
import type { Candidate } from '../selection/candidate.ts'
import { positionsOf } from '../selection/matches.ts'
import { coverageOf, type Question } from '../selection/question.ts'
import type { QuestionKind } from '../selection/questionKind.ts'
import { type Sentence, sentencesOf } from '../text/sentence.ts'
import type { Span } from '../text/sentences.ts'
import type { Block } from '../types.ts'
import { valueIn } from './value/valueIn.ts'

/** The cited text of a page: its best sentence and what belongs to it. Offsets are those of the page's text. */
export interface CitedText {
  readonly best: Candidate
  /** The whole text, for the source. */
  readonly span: Span
  /** The part for the response, without a heading, question, list item or aside before the best sentence. */
  readonly shown: Span
  /** Where the hypothesis starts: the best sentence, or the one that it refers to. */
  readonly claimStart: number
}

/** Maximum length of a cited text, in characters. */
const MAX_LENGTH = 420
/** Maximum length of the code or list after a sentence that ends with a colon. */
const MAX_INTRODUCED_LENGTH = 700
const OPENING = '(?:(?:and|but|so|then|thus|also|however|therefore),? )?'
/** A sentence that starts so is understood with the one before. */
const REFERS_BACK = new RegExp(
  `^${OPENING}(?:this|that|these|those|it|they|he|she|his|her|its|their|such|both|the (?:former|latter))\\b`,
  'i',
)
/** The same, and the words of the question do not tell what it refers to: 'The other three are spare.' */
const REFERS_TO_OTHERS = new RegExp(
  `^${OPENING}(?:(?:all |any |each |most |some |none |one |two |three )?(?:of )?the (?:others?|rest|remaining|same)\\b|(?:another|others|neither|either|none|each)(?: of (?:them|these|those))?\\b(?=[^,]* (?:is|are|was|were|has|have|may|must|can)\\b)|(?:all|one|some|most|two|three) of (?:them|these|those)\\b)`,
  'i',
)
/** Minimum coverage of a neighbour, relative to the best sentence. */
const MIN_RELATIVE_COVERAGE = 0.5

/** A sentence without its neighbours. */
export function citeAlone(best: Candidate): CitedText {
  return { best, span: best.span, shown: best.span, claimStart: best.span.start }
}

/**
 * A sentence with its neighbours on the page that belong to it: the lead-in sentence of a list item, the sentence before one
 * that starts with a pronoun, the code or list after a colon, and neighbours that contain as much of the question. The rest
 * of its paragraph too, unless the sentence itself contains a value of the asked kind.
 */
export function citeWithNeighbours(best: Candidate, question: Question): CitedText {
  const around = sentencesAround(best)
  const at = around.findIndex(({ start }) => start === best.span.start)
  const isAbout = (neighbour: Sentence): boolean => {
    if (isQuestion(neighbour.text)) return false
    const coverage = coverageOf(positionsOf(neighbour.terms, question), question)
    return coverage > 0 && coverage >= best.coverage * MIN_RELATIVE_COVERAGE
  }
  const before = beforeOf(around, at, best, isAbout)
  const isWhole = hasAskedValue(best.sentence, question)
  const end = endOf(
    around,
    at,
    best,
    before?.start ?? best.span.start,
    (next) => isAbout(next) || (!isWhole && next.block === best.sentence.block),
  )
  const start = before?.start ?? best.span.start
  const claimStart = before !== null && isNeeded(before, best, question) ? start : best.span.start
  const belongs = !isWhole && before?.block === best.sentence.block && !isQuestion(before.text)
  return {
    best,
    span: { start, end },
    shown: { start: belongs ? start : claimStart, end },
    claimStart,
  }
}

/** Kinds of questions whose answer is one value. */
const VALUE_KINDS: ReadonlySet<QuestionKind> = new Set(['count', 'amount', 'date', 'person', 'place'])

function hasAskedValue(sentence: Sentence, question: Question): boolean {
  return VALUE_KINDS.has(question.kind) && containsAnswer(sentence, question) === true
}

/** Whether the best sentence is not understood without the one before, or only that one contains the answer. */
function isNeeded(before: Sentence, { sentence }: Candidate, question: Question): boolean {
  if (REFERS_TO_OTHERS.test(sentence.text)) return true
  if (REFERS_BACK.test(sentence.text) && !mentions(before, question)) return true
  if (valueIn(question.text, before) !== null && valueIn(question.text, sentence) === null) return true
  return containsAnswer(before, question) === true && containsAnswer(sentence, question) === false
}

/** Whether a sentence refers to others that nothing before it on the page names. */
export function lacksReference(best: Candidate): boolean {
  const [first] = sentencesAround(best)
  return REFERS_TO_OTHERS.test(best.sentence.text) && first?.start === best.span.start
}

/** Whether a sentence contains a term of the question. */
function mentions({ terms }: Sentence, question: Question): boolean {
  return positionsOf(terms, question).size > 0
}

/** The sentences of the page near a sentence, in order. */
function sentencesAround({ passage: { page, language }, span }: Candidate): Sentence[] {
  const blocks = page.blocks.filter(
    ({ start, end }) => end > span.start - MAX_LENGTH && start < span.end + MAX_LENGTH,
  )
  return sentencesOf({ text: page.text, blocks }, { start: 0, end: page.text.length }, language)
}

/** The sentence with which the cited text starts instead of the best one, or null. */
function beforeOf(
  around: readonly Sentence[],
  at: number,
  { span, sentence, passage: { page } }: Candidate,
  isAbout: (sentence: Sentence) => boolean,
): Sentence | null {
  const fits = ({ start }: Sentence): boolean => span.end - start <= MAX_LENGTH
  const { kind, context } = sentence.block
  if (kind === 'item' && context !== null) {
    const leadIn = around.slice(0, at).findLast(({ text }) => text === context)
    return leadIn !== undefined && fits(leadIn) ? leadIn : null
  }
  const before = around[at - 1]
  if (before === undefined || !fits(before) || !isAdjacent(page.text, before, sentence)) return null
  const isReference = REFERS_BACK.test(sentence.text) || REFERS_TO_OTHERS.test(sentence.text)
  return isReference || isAbout(before) ? before : null
}

/** Where the cited text ends. */
function endOf(
  around: readonly Sentence[],
  at: number,
  { span, sentence, passage: { page } }: Candidate,
  start: number,
  isAbout: (sentence: Sentence) => boolean,
): number {
  if (sentence.text.endsWith(':')) {
    const end = endOfIntroduced(page.blocks, span)
    if (end > span.end) return end
  }
  let last = sentence
  for (const next of around.slice(at + 1)) {
    const isIntroduced = last === sentence && sentence.text.endsWith(':')
    if (next.end - start > MAX_LENGTH || !isAdjacent(page.text, last, next)) break
    if (!isIntroduced && (next.text.endsWith(':') || !isAbout(next))) break
    last = next
  }
  return last.end
}

/** The end of the code lines or list items after a sentence, or of the sentence itself. */
function endOfIntroduced(blocks: readonly Block[], { end }: Span): number {
  const following = blocks.filter(({ start }) => start >= end)
  const [first] = following
  if (first === undefined || (first.kind !== 'code' && first.kind !== 'item')) return end
  const rest = following.findIndex(
    ({ kind, end: blockEnd }) => kind !== first.kind || blockEnd - end > MAX_INTRODUCED_LENGTH,
  )
  return following.slice(0, rest < 0 ? following.length : rest).at(-1)?.end ?? end
}

/** Whether only white space and marks separate two sentences of the same section. */
function isAdjacent(text: string, a: Sentence, b: Sentence): boolean {
  const between = text.slice(a.end, b.start)
  return between.length < 12 && a.block.headings.at(-1) === b.block.headings.at(-1)
}
