import { areAboutOthers, hasOtherBearer, type Mention, mentionOf } from './aboutQuestion.ts'
import type { Asked, AskedWord } from './asked.ts'
import { differingAnswers } from './compareAnswers.ts'
import { type Denial, denials } from './denial.ts'
import { type Fact, subjectOf } from './facts.ts'
import { haveDifferentScopes } from './scope.ts'
import { differenceOf, type Subject } from './similarity.ts'
import type { Statement } from './statement.ts'
import { isVerbLike } from './verbs.ts'

const MIN_WORDS = 2

/**
 * Two different values that statements give as the answer to a question, or null.
 *
 * @param minShare minimum share of the question's words that both mention
 */
export function differentAnswers(
  a: Statement,
  b: Statement,
  asked: Asked,
  minShare: number,
): readonly [Fact, Fact] | null {
  const hasNoun = asked.words.some(({ isEvent, isGeneral }) => !isEvent && !isGeneral)
  if (!hasNoun || !areBothAbout(a, b, asked, new Set(), minShare)) return null
  const kind = asked.kind === 'quantity' || asked.kind === 'date' ? asked.kind : 'name'
  const result = differingAnswers(a, b, asked, (fact, other) => {
    const toSubject = (one: Fact, statement: Statement): Subject =>
      subjectOf(one, kind, statement, [...statement.quantities, ...statement.dates, one])
    return (
      isStatedWith(fact, a, asked) &&
      isStatedWith(other, b, asked) &&
      !hasOtherBearer(a, b, fact, asked) &&
      !hasOtherBearer(b, a, other, asked) &&
      areComparable(toSubject(fact, a), toSubject(other, b), asked)
    )
  })
  return result === 'apart' ? null : result
}

/** Whether the part of the sentence with a date contains a word of the question. */
function isStatedWith({ start }: Fact, { tokens, segments }: Statement, { kind, words }: Asked): boolean {
  const segment = segments.findIndex((part) => start >= part.start && start < part.end)
  return (
    kind !== 'date' ||
    tokens.some((token) => token.segment === segment && words.some(({ stem }) => stem === token.stem))
  )
}

/** How one statement denies what the other one says about the question, or null. */
export function oppositeAnswers(a: Statement, b: Statement, asked: Asked, minShare: number): Denial | null {
  const isAnswer = ({ subjects, opposites, focus }: Denial): boolean => {
    const ignored = new Set((opposites ?? []).map(({ stem }) => stem))
    const isAsked = (stem: string): boolean => asked.words.some((word) => word.stem === stem)
    if (opposites === null && (!asked.isYesNo || focus === null || !isAsked(focus))) return false
    // With one other word, the question must contain what is denied.
    const isVague = asked.words.filter(({ stem }) => !ignored.has(stem)).length < MIN_WORDS
    if (isVague && opposites !== null && !opposites.some(({ stem }) => isAsked(stem))) return false
    return (
      areBothAbout(a, b, asked, ignored, minShare) &&
      subjects.every((subject) => isAboutQuestion(subject, asked, ignored)) &&
      areComparable(...subjects, asked)
    )
  }
  return denials(a, b).find(isAnswer) ?? null
}

/** Minimum share of the question's words in a clause that denies another one. */
const MIN_CLAUSE_SHARE = 0.5

/** Whether the clause itself is about the question: it contains the question's words, or starts with a pronoun. */
function isAboutQuestion(
  { statement, segment }: Subject,
  { words }: Asked,
  ignored: ReadonlySet<string>,
): boolean {
  const part = statement.segments[segment]
  const stems = new Set(statement.tokens.filter((token) => token.segment === segment).map(({ stem }) => stem))
  const counted = words.filter(({ stem }) => !ignored.has(stem))
  const weight = (some: readonly AskedWord[]): number => some.reduce((sum, word) => sum + word.weight, 0)
  const found = counted.filter(({ stem }) => stems.has(stem))
  const isReferring =
    part !== undefined && STARTS_WITH_PRONOUN.test(statement.text.slice(part.start, part.end))
  return (found.length > 0 && isReferring) || weight(found) >= MIN_CLAUSE_SHARE * weight(counted)
}

function areComparable(first: Subject, second: Subject, asked: Asked): boolean {
  const stems = new Set([
    ...asked.words.map(({ stem }) => stem),
    ...[asked.property, asked.counted].filter((stem) => stem !== null),
  ])
  return !haveDifferentScopes(first, second, differenceOf(first, second, stems), true)
}

function areBothAbout(
  a: Statement,
  b: Statement,
  asked: Asked,
  ignored: ReadonlySet<string>,
  minShare: number,
): boolean {
  const [mention, other] = [mentionOf(a, asked, ignored), mentionOf(b, asked, ignored)]
  return (
    [mention, other].every((one) => one.share >= minShare && one.hasNames) &&
    statesProperty(a, mention, asked) &&
    statesProperty(b, other, asked) &&
    haveSameEvents(a, b, mention, other, asked) &&
    !areAboutOthers(a, b, asked)
  )
}

const STARTS_WITH_PRONOUN = /^(?:it|they|he|she|this|these|its|their|his|her)\b/i

/** Whether the statement itself, not only the sentences before it, says something of what is asked. */
function statesProperty(
  { text }: Statement,
  { own }: Mention,
  { kind, words, dimensions, counted }: Asked,
): boolean {
  if (dimensions !== null || counted !== null) return true
  const isNamedOnly = words.every(({ isName }) => isName)
  if (kind === 'date' || kind === 'person' || kind === 'place')
    return isNamedOnly || words.some(({ stem, isName }) => !isName && own.has(stem))
  return own.size > 0 || STARTS_WITH_PRONOUN.test(text)
}

/** Whether both statements contain the verbs of the question that one of them contains: 'built', not 'restored'. */
function haveSameEvents(
  a: Statement,
  b: Statement,
  mention: Mention,
  other: Mention,
  { kind, words }: Asked,
): boolean {
  if (kind !== 'date' && kind !== 'person' && kind !== 'place') return true
  const verbs = new Set([...a.tokens, ...b.tokens].filter(isVerbLike).map(({ stem }) => stem))
  return words
    .filter(({ stem, isEvent }) => isEvent || verbs.has(stem))
    .every(({ stem }) => mention.own.has(stem) && other.own.has(stem))
}
