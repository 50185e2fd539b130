import { isContent } from './similarity.ts'
import type { Statement, Token } from './statement.ts'

/** Words that start another phrase than the object of a verb. */
const PREPOSITION =
  /^(?:with|by|in|into|on|onto|at|from|to|during|after|before|under|over|for|of|through|until|when|while|as|than|because|since|if)$/
const BE = /^(?:is|are|was|were|be|been|being|gets?|got)$/
/** Minimum share of the words of the shorter phrase that the other one must contain. */
const MIN_COMMON = 0.5

/** What changes, and what changes it. Stems. */
interface Change {
  readonly changed: ReadonlySet<string>
  readonly cause: ReadonlySet<string>
}

/**
 * Whether two verbs of change, such as 'rises' and 'falls', say that the same thing changes, from the same cause if both
 * name one.
 */
export function haveSameChange(a: Statement, verb: Token, b: Statement, other: Token): boolean {
  const [own, others] = [changeOf(a, verb), changeOf(b, other)]
  const isSameCause = own.cause.size === 0 || others.cause.size === 0 || overlap(own.cause, others.cause)
  return overlap(own.changed, others.changed) && isSameCause
}

/** The object of a transitive verb, otherwise the subject. */
function changeOf(statement: Statement, verb: Token): Change {
  const tokens = statement.tokens.filter(({ segment }) => segment === verb.segment)
  const at = tokens.indexOf(verb)
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)]
  const end = after.findIndex(({ folded }) => PREPOSITION.test(folded))
  const object = headed(end < 0 ? after : after.slice(0, end), after, end)
  const subject = stemsOf(before)
  const isPronoun = subject.size === 0
  const whole = isPronoun ? statement.background : subject
  const isPassive = BE.test(before.at(-1)?.folded ?? '')
  if (isPassive) {
    const by = after.findIndex(({ folded }) => folded === 'by')
    return { changed: whole, cause: by < 0 ? new Set() : stemsOf(after.slice(by + 1)) }
  }
  return object.size > 0 ? { changed: object, cause: whole } : { changed: whole, cause: new Set() }
}

/** The object with its complement: 'the speed of an enzyme'. */
function headed(phrase: readonly Token[], after: readonly Token[], end: number): ReadonlySet<string> {
  const object = stemsOf(phrase)
  if (object.size === 0 || after[end]?.folded !== 'of') return object
  const rest = after.slice(end + 1)
  const next = rest.findIndex(({ folded }) => PREPOSITION.test(folded))
  return new Set([...object, ...stemsOf(next < 0 ? rest : rest.slice(0, next))])
}

function stemsOf(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.filter((token) => isContent(token) && !/ly$/.test(token.folded)).map(({ stem }) => stem),
  )
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const common = [...a].filter((stem) => b.has(stem)).length
  return common > 0 && common >= MIN_COMMON * Math.max(1, Math.min(a.size, b.size))
}
