import { isAuxiliary, type Token } from '../graph/token.ts'
import type { Turn } from '../types.ts'
import type { QuestionParts } from './questionParts.ts'
import { isAboutIt, personOf, pluralSubjectsOf, subjectsOf } from './subjects.ts'

export const PERSONAL = /^(?:he|she|him|his|her|hers)$/
export const NEUTRAL = /^(?:it|its|they|them|their|theirs|that|this|these|those|one|ones)$/
/** 'it' that stands for nothing: 'How long does it take to …'. */
const EMPTY_IT =
  /\b(?:it|that)\s+(?:take|takes|cost|costs|possible|allowed|ok|okay|necessary|true|safe|legal|permitted|normal|worth|matter|happen)\b(?=.*\b(?:to|for|until|till|if|when|that)\b)|\bis it (?:\w+ly )?(?:possible|allowed|ok|okay|true|safe|necessary|legal|permitted|normal|worth)\b|\b(?:time|day|date) is it\b|\bit is\b/i

/** The pronouns replaced by what they refer to; null without such pronouns. */
export function withoutPronouns(rest: string, parts: QuestionParts, thread: readonly Turn[]): string | null {
  if (EMPTY_IT.test(rest)) return null
  let written = ''
  let from = 0
  let isDependent = false
  for (const [i, token] of parts.tokens.entries()) {
    const referent = referentOf(token, i, parts, thread)
    if (referent === null) continue
    isDependent = true
    if (referent === '') continue
    // 'it's higher'
    const isContracted = token.isPossessive && !POSSESSIVE.test(token.folded)
    written += rest.slice(from, token.start) + referent + (isContracted ? ' is' : '')
    from = token.end + (isContracted ? 2 : 0)
  }
  return isDependent ? written + rest.slice(from) : null
}

const PLURAL = /^(?:they|them|their|theirs|these|those)$/
const POSSESSIVE = /^(?:his|its|their)$/
/** Demonstratives before a noun say which one: 'that form'. */
const DEMONSTRATIVE = /^(?:that|this|these|those)$/
const SUBORDINATE = new Set(['word', 'verb', 'participle', 'ing', 'pronoun'])

/** What a pronoun stands for: null if it is none or refers to the question itself, '' if it is not known. */
function referentOf(token: Token, i: number, parts: QuestionParts, thread: readonly Turn[]): string | null {
  const { tokens } = parts
  const next = tokens[i + 1]
  const { folded } = token
  const isBeforeNoun = next !== undefined && (next.tag === 'word' || next.tag === 'number')
  if (PERSONAL.test(folded)) {
    const person = lastOf(thread, personOf) ?? ''
    const isPossessive = folded === 'his' || (folded === 'her' && isBeforeNoun)
    return person === '' ? '' : isPossessive ? `${person}’s` : person
  }
  if (folded === 'there') {
    if (next !== undefined && next.tag === 'be') return null
    const before = tokens[i - 1]
    if (before?.tag === 'be' || isAuxiliary(before ?? token)) return null
    const place = lastOf(thread, (turn) => subjectsOf(turn)[0] ?? null)
    return place === null ? '' : `at ${place}`
  }
  if (folded === 'then' && i > 0) return ''
  if (!NEUTRAL.test(folded)) return null
  if (folded === 'they' && isGeneralThey(token, parts)) return null
  if (isNamedBefore(i, parts) || isOwn(i, parts)) return null
  if (/^ones?$/.test(folded)) {
    const noun = lastOf(thread, (turn) => subjectsOf(turn)[0]?.split(' ').at(-1) ?? null)
    return i > 0 && noun !== null ? noun : null
  }
  if (DEMONSTRATIVE.test(folded)) {
    if (isBeforeNoun) return ''
    // 'the file that was sent', 'is it true that'
    if (
      folded === 'that' &&
      i > 0 &&
      !isAuxiliary(tokens[i - 1] ?? token) &&
      next !== undefined &&
      (isAuxiliary(next) || SUBORDINATE.has(next.tag))
    )
      return null
  }
  const subjects = PLURAL.test(folded) ? pluralSubjectsOf : subjectsOf
  const isIt = /^its?$/.test(folded)
  const subject = lastOf(thread, (turn) => (isIt && isAboutIt(turn) ? null : (subjects(turn)[0] ?? null)))
  if (subject === null) return ''
  return POSSESSIVE.test(folded) && isBeforeNoun ? `${subject}’s` : subject
}

/** 'Which part did they paint': people in general, or beside another pronoun. */
function isGeneralThey(they: Token, { text, tokens, asked }: QuestionParts): boolean {
  const hasOther = tokens.some((other) => other !== they && NEUTRAL.test(other.folded))
  return hasOther || (asked !== null && /^(?:which|what)\s\w/i.test(text.slice(asked.start, asked.end)))
}

const CLAUSE = new Set(['conjunction', 'subordinator', 'comma', 'relative'])

/** Whether an earlier clause of the question names what a pronoun stands for: 'if the lift stops, who repairs it'. */
function isNamedBefore(i: number, { tokens, phrases, asked }: QuestionParts): boolean {
  const boundary = tokens.findLast(({ tag, end }, at) => at < i && CLAUSE.has(tag) && end > (asked?.end ?? 0))
  return boundary !== undefined && phrases.some(({ end }) => end <= boundary.start)
}

/** 'women on their own', 'Does the unit keep its settings' */
function isOwn(i: number, { tokens, phrases }: QuestionParts): boolean {
  const [before, token, next] = tokens.slice(Math.max(0, i - 1), i + 2)
  if (token === undefined || !POSSESSIVE.test(token.folded)) return false
  if (next?.folded === 'own') return true
  const named = phrases.find(({ end }) => end <= token.start)
  return before !== undefined && named !== undefined && before.start >= named.end && before.verb !== null
}

/** The first value of a turn, from the last one backwards. */
function lastOf<Value>(thread: readonly Turn[], read: (turn: Turn) => Value | null): Value | null {
  for (const turn of thread.toReversed()) {
    const value = read(turn)
    if (value !== null) return value
  }
  return null
}
