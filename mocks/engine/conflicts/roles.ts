import { isCalendarWord } from '../text/dates.ts'
import { GENERAL } from './generalWords.ts'
import type { Difference, Subject } from './similarity.ts'
import type { Token } from './statement.ts'
import { isVerbLike } from './verbs.ts'

/** Prepositions of one line start phrases that answer the same question. */
const PREPOSITIONS: ReadonlyMap<string, string> = new Map(
  [
    'in at on inside within near to into behind above below over outside',
    'for of',
    'with without',
    'from by',
    'during',
    'under',
  ].flatMap((line) => line.split(' ').map((word) => [word, line] as const)),
)
/** Maximum number of words before the head of a compound. */
const MAX_COMPOUND = 2
/** How far before a word its preposition can be, in words. */
const PREPOSITION_DISTANCE = 3

export interface Role {
  readonly isName: boolean
  readonly isLeading: boolean
  /** Whether it is a part or an aspect of something: 'legs' in 'the legs of the table'. */
  readonly isPart: boolean
  /** The group of the preposition before it, or null. */
  readonly preposition: string | null
  /** The common word that it precedes: 'drill' of 'small drill'. */
  readonly modifies: string | null
}

export function roleOf(
  token: Token,
  { statement, segment }: Subject,
  other: Subject,
  { common }: Difference,
): Role {
  const { tokens, text } = statement
  const own = tokens.filter((other) => other.segment === segment)
  const next = tokens[token.position + 1]
  const isNextTo = next !== undefined && text.slice(token.end, next.start) === ' '
  const before = tokens.slice(Math.max(0, token.position - PREPOSITION_DISTANCE), token.position)
  const at = before.findLastIndex(({ folded }) => PREPOSITIONS.has(folded))
  const between = before.slice(at + 1)
  const isPhrase = at >= 0 && between.every((one) => one.segment === segment && !common.has(one.stem))
  const firstContent = own.find((other) => !other.isStop && /\p{L}/u.test(other.text))
  const start = firstContent?.position ?? token.position
  const isHead = next?.folded === 'of' && token.position - start <= MAX_COMPOUND && !GENERAL.has(token.stem)
  return {
    isName: /^\p{Lu}/u.test(token.text) && token.position > 0 && !isCalendarWord(token.text),
    isLeading: firstContent === token && !other.statement.surroundings.has(token.stem),
    isPart: isHead && tokens.slice(start, token.position).every((one) => !one.isStop && !isVerbLike(one)),
    preposition: isPhrase ? (PREPOSITIONS.get(before[at]?.folded ?? '') ?? null) : null,
    modifies: isNextTo && common.has(next.stem) ? next.stem : null,
  }
}

/**
 * Whether two words limit their statements to different things.
 *
 * @param answer the kind of fact if both statements answer a question; null if they are only similar
 */
export function compete(a: Role, b: Role, answer: Subject['kind'] | null): boolean {
  if (a.modifies !== null && a.modifies === b.modifies) return true
  const isSamePhrase = a.preposition !== null && a.preposition === b.preposition
  const areNames = a.isName && b.isName
  if (answer === null)
    return areNames || (a.preposition !== null && b.preposition !== null) || (a.isLeading && b.isLeading)
  const isLimited = answer === 'quantity' || answer === 'polarity'
  return (isSamePhrase && (isLimited || areNames)) || (areNames && a.isLeading && b.isLeading)
}
