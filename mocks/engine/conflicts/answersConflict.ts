import { canonicalStems } from '../text/synonyms.ts'
import { areAboutOthers, hasOtherBearer, type Mention, mentionOf } from './aboutQuestion.ts'
import type { Asked } from './asked.ts'
import { isClauseAbout, STARTS_WITH_PRONOUN } from './clause.ts'
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
      isAnswer(fact, toSubject(fact, a), asked) &&
      isAnswer(other, toSubject(other, b), asked) &&
      areComparable(toSubject(fact, a), toSubject(other, b), asked)
    )
  })
  return result === 'apart' ? null : result
}

/**
 * Whether the clause of an amount is about the question. If the question has only one specific word, the clause must also
 * name the asked property. Other answers are often in a clause of their own: 'the bridge, which was opened in 1826'.
 */
function isAnswer(fact: Fact, subject: Subject, asked: Asked): boolean {
  if (asked.kind !== 'quantity') return true
  if (!isClauseAbout(subject, asked.words, subject.statement.background)) return false
  const hasSubject = asked.words.filter(({ isGeneral }) => !isGeneral).length >= MIN_WORDS
  return hasSubject || fact.isTelling || asked.counted !== null || namesProperty(subject, asked)
}

function namesProperty({ statement, segment }: Subject, { property, dimensions }: Asked): boolean {
  const isTime = dimensions?.has('time') === true
  return statement.tokens.some(
    ({ segment: own, stem }) => own === segment && (stem === property || (isTime && stem === LASTING)),
  )
}

const [LASTING] = [...canonicalStems('last')]

function stemsOf({ words, property, counted }: Asked): Set<string> {
  return new Set([...words.map(({ stem }) => stem), ...[property, counted].filter((stem) => stem !== null)])
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
    const counted = asked.words.filter(({ stem }) => !ignored.has(stem))
    // With one other word, the question must contain what is denied.
    const isVague = counted.length < MIN_WORDS
    if (isVague && opposites !== null && !opposites.some(({ stem }) => isAsked(stem))) return false
    return (
      areBothAbout(a, b, asked, ignored, minShare) &&
      subjects.every((subject) => isClauseAbout(subject, counted, new Set())) &&
      areComparable(...subjects, asked)
    )
  }
  return denials(a, b).find(isAnswer) ?? null
}

function areComparable(first: Subject, second: Subject, asked: Asked): boolean {
  return !haveDifferentScopes(first, second, differenceOf(first, second, stemsOf(asked)), true)
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
