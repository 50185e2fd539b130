import { GENERAL } from '../conflicts/generalWords.ts'
import { isContent } from '../conflicts/similarity.ts'
import type { Statement, Token } from '../conflicts/statement.ts'
import { COLORS } from '../conflicts/words.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import { isCalendarWord } from '../text/dates.ts'
import type { Placed } from './placed.ts'

/** Two statements word by word. */
export interface Alignment {
  /** Weight of the words that both have, in the same order, relative to all, 0 to 1. */
  readonly score: number
  /** Weight of those words. */
  readonly common: number
  /** The first words where they state different values: '24 months' and '36 months'. */
  readonly values: readonly [string, string]
  /** What the values are. */
  readonly kind: ValueType
  /** Whether values of several kinds differ: 'In 2022 54,900 samples came' and 'In 2023 61,400 samples came'. */
  readonly hasSeveralKinds: boolean
}

interface Gap {
  readonly a: readonly Token[]
  readonly b: readonly Token[]
}

const NUMBER_WORDS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|once|twice|single|double|both)$/
/** The 'first' of 'first Sunday in June'. */
const ORDINAL = /^(?:first|second|third|fourth|last)$/
const FREQUENCY =
  /^(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annually|hourly|biweekly|day|week|month|quarter|year|hour|night)$/
const NEGATION = /^(?:unless|not|no|never|cannot|neither|nor|n't|don't|doesn't|isn't|aren't|won't|can't)$/
const OPPOSITES = [
  /^(?:allowed|permitted|free|included|required|mandatory|compulsory|open|accepted|possible|covered|paid|refunded|reimbursed|available|must|shall)$/,
  /^(?:forbidden|prohibited|banned|charged|excluded|optional|voluntary|closed|rejected|impossible|unpaid|unavailable|may|can)$/,
]
/** Share of a general word such as 'value'. */
const GENERAL_WEIGHT = 0.4
const OTHER_WEIGHT = 0.7
const NUMBERING = /^\s*(?:[-–•([]?\s*)?(?:\d+(?:\.\d+)*|[a-z])[.)\]]?\s+(?=\p{Lu}|\p{Ll}{3})/u

/** Compares two statements word by word; null without different values. */
export function align(first: Placed, second: Placed, index: InvertedIndex): Alignment | null {
  const [own, others] = [tokensOf(first.statement), tokensOf(second.statement)]
  const { pairs, gaps } = longestCommon(own, others)
  const weightOf = (token: Token): number =>
    isContent(token) ? index.rarity(token.term) * (GENERAL.has(token.stem) ? GENERAL_WEIGHT : 1) : 0
  const sum = (tokens: readonly Token[]): number => tokens.reduce((whole, one) => whole + weightOf(one), 0)
  const common = sum(pairs.filter((token) => valueType(token) === null))
  let values: Alignment['values'] | null = null
  const types: ValueType[] = []
  const negated = [own, others].map((tokens) => tokens.filter(isNegation).length)
  const rest: [number, number] = [0, 0]
  for (const gap of gaps) {
    const shared = sharedType(gap)
    const isValue = shared === null && isComplement(gap, gaps, pairs, first, second)
    const type = isValue ? 'name' : shared
    if (type === 'quantity' && isDesignation(gap, first.statement, second.statement)) return null
    const [negations, negationsThere] = negated
    if (type === 'polarity' && (isDenied(gap) ? negations === negationsThere : negations && negationsThere))
      continue
    types.push(...(type === null ? [] : [type]))
    if (type !== null && values === null) {
      const [x, y] =
        type === 'polarity' && isDenied(gap)
          ? denied(gap, pairs)
          : [textOf(gap.a, type, first.statement), textOf(gap.b, type, second.statement)]
      if (x.toLowerCase() !== y.toLowerCase()) values = [x, y]
    }
    if (isValue) continue
    const weights = [gap.a, gap.b].map((tokens) =>
      sum(tokens.filter((one) => valueType(one) === null && !(type === 'date' && ORDINAL.test(one.folded)))),
    )
    rest[0] += weights[0] ?? 0
    rest[1] += weights[1] ?? 0
  }
  if (values === null) return null
  const [less, more] = [Math.min(...rest), Math.max(...rest)]
  return {
    score: common / (common + more * OTHER_WEIGHT + less),
    common,
    values,
    kind: types[0] ?? 'name',
    hasSeveralKinds: new Set(types).size > 1,
  }
}

/** The words without the number of a clause or list item. */
function tokensOf({ text, tokens }: Statement): readonly Token[] {
  const start = NUMBERING.exec(text)?.[0].length ?? 0
  return tokens.filter((token) => token.start >= start).map((token, position) => ({ ...token, position }))
}

function longestCommon(a: readonly Token[], b: readonly Token[]): { pairs: Token[]; gaps: Gap[] } {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const isEqual = (x: Token | undefined, y: Token | undefined): boolean => x?.stem === y?.stem
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, next] = [lengths[i], lengths[i + 1]]
      if (row === undefined || next === undefined) continue
      row[j] = isEqual(a[i], b[j]) ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  const pairs: Token[] = []
  const gaps: Gap[] = []
  let open: { a: Token[]; b: Token[] } = { a: [], b: [] }
  const close = (): void => {
    if (open.a.length + open.b.length > 0) gaps.push(open)
    open = { a: [], b: [] }
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]]
    if (x !== undefined && y !== undefined && isEqual(x, y)) {
      close()
      pairs.push(x)
      i += 1
      j += 1
    } else if (
      y === undefined ||
      (x !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      if (x !== undefined) open.a.push(x)
      i += 1
    } else {
      open.b.push(y)
      j += 1
    }
  }
  close()
  return { pairs, gaps }
}

const DESIGNATED =
  /\b(?:\p{Lu}\p{L}*|no\.?|number|step|item|type|class|level|phase|stage|part|section|chapter|clause|article|rule|figure|table|annex|appendix|room|flat|bay|ward|pump|sample|group|day|week|question|version)\s?$/u

/** 'Priority 1' and 'Priority 2': bare numbers that name different things. */
function isDesignation({ a, b }: Gap, first: Statement, second: Statement): boolean {
  return [
    [a, first],
    [b, second],
  ].every(([tokens, statement]) => {
    const token = (tokens as readonly Token[]).find((one) => valueType(one) === 'quantity')
    if (token === undefined || !/^\d{1,3}[a-z]?$/i.test(token.text)) return false
    const { text, quantities } = statement as Statement
    const hasUnit = quantities.some(
      ({ start, end, unit }) => unit !== null && start <= token.start && token.end <= end,
    )
    return !hasUnit && DESIGNATED.test(text.slice(Math.max(0, token.start - 20), token.start))
  })
}

type ValueType = 'quantity' | 'date' | 'name' | 'polarity'

const BEFORE_COMPLEMENT = /^(?:is|are|was|were|be|by|to|in|at|of|with|on|from|as)$/

/** Whether two sentences are equal but for what something is: 'The assembly point is the lawn' and '… is the car park'. */
function isComplement(
  gap: Gap,
  gaps: readonly Gap[],
  pairs: readonly Token[],
  { sentence }: Placed,
  { sentence: other }: Placed,
): boolean {
  const start = gap.a[0]?.start ?? 0
  const before = pairs.findLast((token) => token.start < start && !/^(?:the|an?)$/.test(token.folded))
  return (
    !sentence.isLabel &&
    !other.isLabel &&
    gaps.filter(({ a, b }) => [...a, ...b].some(isContent)).length === 1 &&
    pairs.filter(isContent).length >= 2 &&
    [gap.a, gap.b].every((tokens) => tokens.some(isContent)) &&
    before !== undefined &&
    BEFORE_COMPLEMENT.test(before.folded)
  )
}

/** The type of value that both sides of a gap have; negation on one side is one as well. */
function sharedType({ a, b }: Gap): ValueType | null {
  const [own, others] = [a, b].map((tokens) => new Set(tokens.map(valueType)))
  for (const type of ['quantity', 'date', 'name'] as const)
    if (own?.has(type) && others?.has(type)) return type
  const negated = [a, b].map((tokens) => tokens.some(isNegation))
  if (negated[0] !== negated[1] && Math.min(a.length, b.length) === 0) return 'polarity'
  const isOpposite = OPPOSITES.some(
    (pattern, i) =>
      a.some(({ folded }) => pattern.test(folded)) && b.some(({ folded }) => OPPOSITES[1 - i]?.test(folded)),
  )
  return isOpposite ? 'polarity' : null
}

/** Not the 'no' of 'no more than', which limits an amount. */
function isNegation({ folded }: Token, i: number, tokens: readonly Token[]): boolean {
  return (
    NEGATION.test(folded) && !/^(?:more|less|fewer|later|longer|earlier)$/.test(tokens[i + 1]?.folded ?? '')
  )
}

/** Whether only one side of a gap is negated. */
function isDenied({ a, b }: Gap): boolean {
  return a.some(isNegation) !== b.some(isNegation)
}

function valueType({ text, folded, position }: Token): ValueType | null {
  if (isCalendarWord(text) || /^(?:19|20)\d\d$/.test(text)) return 'date'
  if (/\d/.test(text) || NUMBER_WORDS.test(folded) || FREQUENCY.test(folded)) return 'quantity'
  if (COLORS.includes(folded)) return 'name'
  if (NEGATION.test(folded)) return 'polarity'
  return position > 0 && /^\p{Lu}/u.test(text) ? 'name' : null
}

/** 'allowed' and 'not allowed'. */
function denied({ a, b }: Gap, pairs: readonly Token[]): [string, string] {
  const start = (a.some(isNegation) ? a : b).at(-1)?.start ?? 0
  const word = (pairs.find((token) => token.start > start && isContent(token)) ?? pairs.at(-1))?.text ?? ''
  return a.some(isNegation) ? [`not ${word}`, word] : [word, `not ${word}`]
}

/** The value with its unit, or the words from the first to the last one of the type. */
function textOf(tokens: readonly Token[], type: ValueType, { text, quantities, dates }: Statement): string {
  const ofType = tokens.filter((token) => valueType(token) === type)
  const typed = type === 'polarity' || ofType.length === 0 ? tokens : ofType
  const [first, last] = [typed[0], typed.at(-1)]
  if (first === undefined || last === undefined) return type === 'polarity' ? '' : text
  const spans = [...quantities, ...dates].filter(({ start, end }) => start < last.end && first.start < end)
  const start = Math.min(first.start, ...spans.map((span) => span.start))
  const end = Math.max(last.end, ...spans.map((span) => span.end))
  return text.slice(start, end)
}
