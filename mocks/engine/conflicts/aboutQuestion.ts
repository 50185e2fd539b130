import { isCalendarWord } from '../text/dates.ts'
import type { Span } from '../text/sentences.ts'
import type { Asked, AskedWord } from './asked.ts'
import { isContent } from './similarity.ts'
import { isWithin, type Statement, type Token } from './statement.ts'

/** How much of what a question is about a statement and the sentences before it mention. */
export interface Mention {
  /** Share of the question's words, weighted, 0 to 1. */
  readonly share: number
  /** Whether all names of the question are mentioned. */
  readonly hasNames: boolean
  /** The question's words that the statement itself contains. */
  readonly own: ReadonlySet<string>
}

/** Other ways to state an event, by the canonical stem of its verb. */
const PARAPHRASES: ReadonlyMap<string, RegExp> = new Map([
  ['win', /\b(?:went|goes|awarded|given|presented)\s(?:jointly\s)?to\b|\breceived\b/i],
  ['born', /\bnative of\b/i],
])

/** Weight of a word that only a sentence before the statement contains. */
const REFERRED_WEIGHT = 0.85

type Sentence = Pick<Statement, 'text' | 'tokens'>

/**
 * Compares a statement with a question. What the statement does not name itself, the sentences before it can name, up to
 * one about another bearer of the question's noun: 'the Brno tower' if the question is about the Ostrava tower.
 */
export function mentionOf(statement: Statement, asked: Asked, ignored: ReadonlySet<string>): Mention {
  if (ignored.size > 0) return findMention(statement, asked, ignored)
  const known = mentions.get(asked) ?? new Map<Statement, Mention>()
  const mention = known.get(statement) ?? findMention(statement, asked, ignored)
  mentions.set(asked, known.set(statement, mention))
  return mention
}

/** Kept with the question, because a statement is compared with many others. */
const mentions = new WeakMap<Asked, Map<Statement, Mention>>()

function findMention(statement: Statement, { words }: Asked, ignored: ReadonlySet<string>): Mention {
  const counted = words.filter(({ stem }) => !ignored.has(stem))
  const known = new Set(statement.background)
  const own = new Set(statement.tokens.map(({ stem }) => stem))
  for (const { stem } of counted)
    if (statement.tokens.some((token) => areDerived(stem, token.stem))) own.add(stem)
  for (const [stem, pattern] of PARAPHRASES) if (pattern.test(statement.text)) own.add(stem)
  for (const sentence of [statement, ...statement.preceding]) {
    if (namesAnother(sentence, counted)) break
    for (const { stem } of sentence.tokens) known.add(stem)
  }
  const isKnown = ({ stem }: AskedWord): boolean => own.has(stem) || known.has(stem)
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  const found = counted.filter(isKnown)
  return {
    share:
      found.reduce((sum, { stem, weight }) => sum + weight * (own.has(stem) ? 1 : REFERRED_WEIGHT), 0) /
      Math.max(1e-9, whole),
    hasNames: counted.every((word) => !word.isName || isKnown(word)),
    own: new Set(counted.filter(({ stem }) => own.has(stem)).map(({ stem }) => stem)),
  }
}

const MIN_DERIVED_LENGTH = 4
const DERIVING = /^(?:er|or|ist|ion|ment|ship|ing)$/

/** Whether one stem is the other one with an ending that makes a noun of it: 'print' and 'printer'. */
function areDerived(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    short.length >= MIN_DERIVED_LENGTH && long.startsWith(short) && DERIVING.test(long.slice(short.length))
  )
}

/** Whether a noun of the question has a name beside it that the question does not contain, and the question's name is missing. */
function namesAnother(sentence: Sentence, words: readonly AskedWord[]): boolean {
  const names = words.filter(({ isName }) => isName)
  const isHere = ({ stem }: AskedWord): boolean => sentence.tokens.some((token) => token.stem === stem)
  return names.length > 0 && !names.some(isHere) && namesBeside(sentence, words).size > 0
}

/** The names directly before or after the question's words: 'Brno' in 'the Brno tower'. */
function namesBeside({ text, tokens }: Sentence, words: readonly AskedWord[]): Set<string> {
  const isAsked = ({ stem }: Token): boolean => words.some((word) => word.stem === stem)
  const names = new Set<string>()
  for (const [i, token] of tokens.entries()) {
    if (!isAsked(token)) continue
    for (const beside of [tokens[i - 1], tokens[i + 1]]) {
      if (beside === undefined || isAsked(beside) || !isName(beside)) continue
      const [first, second] = beside.start < token.start ? [beside, token] : [token, beside]
      if (text.slice(first.end, second.start) === ' ') names.add(beside.folded)
    }
  }
  return names
}

function isName(token: Token): boolean {
  const isCode = /^(?:\p{Lu}|\d+\p{Lu}?|\p{Lu}+\d+)$/u.test(token.text)
  const isWord = /^\p{Lu}\p{L}/u.test(token.text) && isContent(token) && !isCalendarWord(token.text)
  return isWord
    ? token.position > 0
    : isCode && token.text !== 'I' && (token.position > 0 || /\d/.test(token.text))
}

/** Whether one statement starts with a name that neither the question nor the other passage mentions. */
export function hasOtherBearer(a: Statement, b: Statement, fact: Span, { folded, words }: Asked): boolean {
  if (words.some(({ isName: isNamed }) => isNamed)) return false
  const [first, second] = a.tokens.filter(isContent)
  const isNamed =
    first !== undefined &&
    /^\p{Lu}/u.test(first.text) &&
    (first.position > 0 || /^\p{Lu}/u.test(second?.text ?? ''))
  return (
    isNamed &&
    !isCalendarWord(first.text) &&
    !isWithin(first, [fact]) &&
    !folded.has(first.folded) &&
    !b.surroundings.has(first.stem) &&
    !b.background.has(first.stem)
  )
}

/** Whether two statements are about differently named bearers of the question's words, such as two models of a lamp. */
export function areAboutOthers(a: Statement, b: Statement, { words }: Asked): boolean {
  const [names, others] = [subjectNames(a, words), subjectNames(b, words)]
  return names.size > 0 && others.size > 0 && ![...names].some((name) => others.has(name))
}

/** The names beside the question's words in the nearest sentence that has any. */
function subjectNames(statement: Statement, words: readonly AskedWord[]): ReadonlySet<string> {
  for (const sentence of [statement, ...statement.preceding]) {
    const names = namesBeside(sentence, words)
    if (names.size > 0) return names
  }
  return new Set()
}

/** 'L-18', 'H2'. */
const CODE = /\b\p{Lu}{1,3}-?\d{1,4}\b/gu

/** Whether a statement tells of one instance by its code, which neither the question nor the other statement names. */
export function namesInstance({ text }: Statement, other: Statement, question: string): boolean {
  const codes = text.match(CODE) ?? []
  return codes.length > 0 && !codes.some((code) => other.text.includes(code) || question.includes(code))
}

/** Whether a statement is about something named before that the question does not name: 'This pause lasts three seconds'. */
export function isAboutThis({ tokens: [first, second] }: Statement, { words }: Asked): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    /^(?:this|these|that|those|such)$/.test(first.folded) &&
    !second.isStop &&
    !words.some(({ stem }) => stem === second.stem)
  )
}
