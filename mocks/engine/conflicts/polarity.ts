import { isContent } from './similarity.ts'
import type { Statement, Token } from './statement.ts'

/** Words that exclude each other, as predicates of the same subject. */
const OPPOSITES: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = (
  'increase increases increased rise rises rose raise raises raised improve improves improved grow grows grew strengthen strengthens strengthened' +
  '|decrease decreases decreased fall falls fell lower lowers lowered reduce reduces reduced worsen worsens worsened shrink shrinks shrank weaken weakens weakened decline declines declined\n' +
  'safe harmless|unsafe dangerous harmful\n' +
  'allowed permitted|forbidden prohibited banned\n' +
  'mandatory required compulsory obligatory necessary|optional voluntary unnecessary\n' +
  'present available|absent unavailable\npossible|impossible\neffective|ineffective\nsuccessful succeeded|unsuccessful failed\n' +
  'true correct|false incorrect wrong\nopen|closed shut\naccepted approved adopted passed|rejected declined refused\n' +
  'enabled on|disabled off\nedible|poisonous toxic inedible\nalways|never\nvisible|invisible hidden\n' +
  'alive|dead extinct\nwon|lost\nincluded|excluded\nlegal|illegal\nreversible|irreversible permanent\n' +
  'clockwise|counterclockwise anticlockwise\nleft|right\nstable|unstable\ncompatible|incompatible\nsoluble|insoluble\n' +
  'flammable|nonflammable\nrefundable|nonrefundable non-refundable\nheated|unheated\npaid|unpaid\nguilty|innocent\n' +
  'sweet|bitter sour\nhot|cold\nwet|dry\nlocked|unlocked\nfull|empty\nlight|heavy\neasy|difficult hard\ncommon|rare\n' +
  'active|inactive\nsupported|unsupported\nexpensive|cheap inexpensive\nquiet silent|loud noisy\nsmooth|rough\nstrong|weak'
)
  .split('\n')
  .map((line) => {
    const [one = '', other = ''] = line.split('|')
    return [new Set(one.split(' ')), new Set(other.split(' '))] as const
  })

const NEGATIONS = new Set(
  "not no never cannot neither nor nobody none nothing don't doesn't didn't isn't aren't wasn't weren't can't won't hasn't haven't hadn't mustn't shouldn't wouldn't couldn't hardly fails failed lacks lack".split(
    ' ',
  ),
)
/** Expressions with a negation that do not deny the statement. */
const NOT_DENYING =
  /\bnot (?:only|just|merely|necessarily|until|yet|always|all|every|exceed|more than|less than|later than|to mention)\b|\bno (?:later|more|less|fewer|sooner|longer than|doubt|matter|\d)|\b(?:whether or|or|if|why|that do|that does|that did|which do|which does|that is|which is|that are|which are) not\b|\bdo not (?:forget|miss|hesitate|worry)\b|\bnot\b[^.]*\bbut\b/i
/** The start of a clause that limits another one. */
export const CONDITION = /^(?:and |or |but )?(?:if|unless|when|whenever|whether)\b/i
const RELATIVE = /^(?:that|which|who|whose|where|whom)$/

const REPORTING =
  /^(?:found|finds?|shows?|showed|shown|says?|said|states?|stated|reports?|reported|notes?|noted|knows?|known|confirms?|confirmed|proves?|proved|reveals?|revealed|indicates?|indicated|concludes?|concluded|claims?|claimed|believes?|believed|means?|sure|aware|clear|remember|note)$/

/** What a part of a sentence asserts, and whether it denies it. */
export interface Assertion {
  readonly segment: number
  readonly isNegated: boolean
  readonly negation: Token | null
  /** The word after the negation, or null. */
  readonly focus: Token | null
}

const assertions = new WeakMap<Statement, readonly Assertion[]>()

/** The assertions of a statement's main clauses. Empty for a definition. Kept with the statement. */
export function assertionsOf(statement: Statement): readonly Assertion[] {
  const known = assertions.get(statement) ?? findAssertions(statement)
  assertions.set(statement, known)
  return known
}

function findAssertions(statement: Statement): Assertion[] {
  return statement.segments.flatMap(({ start, end }, segment): Assertion[] => {
    const text = statement.text.slice(start, end)
    const tokens = statement.tokens.filter((token) => token.segment === segment)
    if (
      NOT_DENYING.test(text) ||
      CONDITION.test(text) ||
      RELATIVE.test(tokens[0]?.folded ?? '') ||
      isDefinition(statement.text)
    )
      return []
    const at = tokens.findIndex(({ text: word }) => NEGATIONS.has(word.toLowerCase().replace('’', "'")))
    if (at < 0) return [{ segment, isNegated: false, negation: null, focus: null }]
    if (tokens.slice(0, at).some((token, i) => RELATIVE.test(token.folded) && !isReported(tokens[i - 1])))
      return []
    return [
      {
        segment,
        isNegated: true,
        negation: tokens[at] ?? null,
        focus: tokens.slice(at + 1).find(isContent) ?? null,
      },
    ]
  })
}

/** Whether 'that' after the word starts what is said or found. */
function isReported(verb: Token | undefined): boolean {
  return verb !== undefined && REPORTING.test(verb.folded)
}

/** 'A hard fork is a change …': two definitions can differ by a negation without contradicting each other. */
function isDefinition(text: string): boolean {
  return (
    /^(?:an?\s|the\s)?(?:[\p{L}\p{N}'’-]+\s){1,4}(?:is|are|means|refers to|denotes)\s(?:an?|the|any|one)\s/iu.test(
      text,
    ) && !/^(?:the|this|our|its)\s/i.test(text)
  )
}

/** Whether a word says that something grows or shrinks. */
export function isChange({ folded }: Token): boolean {
  return [...(OPPOSITES[0] ?? [])].some((words) => words.has(folded))
}

/** Prepositions that exclude each other before the same word. */
const OPPOSITE_PREPOSITIONS: readonly (readonly [string, string])[] = [
  ['before', 'after'],
  ['above', 'below'],
  ['inside', 'outside'],
  ['with', 'without'],
]

/** The pairs and sides of each word that excludes another. */
const SIDES: ReadonlyMap<string, readonly Side[]> = sidesByWord()

interface Side {
  readonly pair: number
  readonly side: 0 | 1
}

function sidesByWord(): Map<string, Side[]> {
  const sides = new Map<string, Side[]>()
  for (const [pair, words] of OPPOSITES.entries()) {
    for (const side of [0, 1] as const)
      for (const word of words[side]) sides.set(word, [...(sides.get(word) ?? []), { pair, side }])
  }
  return sides
}

/** The first token on each side of the pairs of opposites. */
function firstOnSides(tokens: readonly Token[]): Map<number, [Token | undefined, Token | undefined]> {
  const found = new Map<number, [Token | undefined, Token | undefined]>()
  for (const token of tokens) {
    for (const { pair, side } of SIDES.get(token.folded) ?? []) {
      const both = found.get(pair) ?? [undefined, undefined]
      both[side] ??= token
      found.set(pair, both)
    }
  }
  return found
}

/** The first pair of words of two parts that exclude each other, or null. */
export function oppositesIn(
  first: readonly Token[],
  second: readonly Token[],
): readonly [Token, Token] | null {
  const [ofFirst, ofSecond] = [firstOnSides(first), firstOnSides(second)]
  for (const pair of [...ofFirst.keys()].sort((a, b) => a - b)) {
    const [left, right] = ofFirst.get(pair) ?? []
    const [otherLeft, otherRight] = ofSecond.get(pair) ?? []
    if (left !== undefined && right === undefined && otherRight !== undefined && otherLeft === undefined)
      return [left, otherRight]
    if (right !== undefined && left === undefined && otherLeft !== undefined && otherRight === undefined)
      return [right, otherLeft]
  }
  return oppositePrepositions(first, second)
}

function oppositePrepositions(
  first: readonly Token[],
  second: readonly Token[],
): readonly [Token, Token] | null {
  for (const pair of OPPOSITE_PREPOSITIONS) {
    for (const [left, right] of [pair, pair.toReversed()]) {
      const i = first.findIndex(({ folded }) => folded === left)
      const j = second.findIndex(({ folded }) => folded === right)
      const [a, b] = [first[i], second[j]]
      if (a === undefined || b === undefined) continue
      const [governed, other] = [first.slice(i + 1).find(isContent), second.slice(j + 1).find(isContent)]
      if (governed !== undefined && governed.stem === other?.stem) return [a, b]
    }
  }
  return null
}
