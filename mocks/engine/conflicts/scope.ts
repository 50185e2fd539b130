import { hasContrast, hasOtherLimit } from './contrasts.ts'
import { haveDifferentDesignations } from './designations.ts'
import { haveDifferentModality, haveDifferentParts } from './limits.ts'
import { CONDITION } from './polarity.ts'
import { compete, roleOf } from './roles.ts'
import type { Difference, Subject } from './similarity.ts'
import { hasOtherPeriod, hasOtherTime, isEvent } from './times.ts'
import { isVerbLike } from './verbs.ts'

/**
 * Whether two facts are about different variants, places, times, groups or conditions.
 *
 * @param isAnswer whether both are known to be about what a question asks; fewer words of their sentences then limit them
 */
export function haveDifferentScopes(
  first: Subject,
  second: Subject,
  difference: Difference,
  isAnswer: boolean,
): boolean {
  const [a, b] = difference.rest
  const roles = a.map((token) => roleOf(token, first, second, difference))
  const otherRoles = b.map((token) => roleOf(token, second, first, difference))
  return (
    roles.some((role) => otherRoles.some((other) => compete(role, other, isAnswer ? first.kind : null))) ||
    [...roles, ...otherRoles].some(({ isPart }) => isPart) ||
    (isEvent(first) && a.some(isVerbLike) && b.some(isVerbLike)) ||
    hasContrast(first, second) ||
    hasOtherLimit(first, second, difference) ||
    hasOtherTime(first, second) ||
    hasOtherPeriod(first, second) ||
    hasOtherCondition(first, second) ||
    haveDifferentDesignations(first.statement, first.fact, second.statement, second.fact) ||
    haveDifferentModality(first.statement, second.statement) ||
    (first.kind === 'quantity' && haveDifferentParts(first, second))
  )
}

/** A condition that only one statement has: 'if the file exists'. */
function hasOtherCondition(first: Subject, second: Subject): boolean {
  const condition = isEvent(first) ? HYPOTHESIS : CONDITION
  const conditions = ({ statement: { text, segments } }: Subject): string[] =>
    segments.map(({ start, end }) => text.slice(start, end)).filter((part) => condition.test(part))
  const [a, b] = [conditions(first), conditions(second)]
  return a.length !== b.length || a.some((condition, i) => condition.toLowerCase() !== b[i]?.toLowerCase())
}

/** A condition of an event; a clause with 'when' only describes it. */
const HYPOTHESIS = /^(?:and |or |but )?(?:if|unless)\b/i
