import { isAuxiliary, type Token } from '../graph/token.ts'
import { tokenize } from '../graph/tokens.ts'
import type { Span } from '../text/sentences.ts'

/** An English question in parts, as offsets of its text. */
export interface QuestionParts {
  readonly text: string
  readonly tokens: readonly Token[]
  /** 'How many bats' of 'How many bats were counted?'; null without one. */
  readonly asked: Span | null
  /** The noun phrases after it, in order, without pronouns: 'a hotel', 'Lisbon'. */
  readonly phrases: readonly Span[]
}

const ASKS = /^(?:what|which|who|whom|whose|when|where|why|how)$/
const PREPOSITIONS = new Set(['to', 'preposition'])
/** Nouns that name nothing of a document. */
const GENERAL =
  /^(?:done|happened|wrong|new|different|right|like|possible|first|last|next|least|most|good|well|own|way|kind|sort|type|thing|things|people|time|times|year|years|day|days|case|one|ones|something|page|document|manual|file|text|book|moment)$/

/** @param question with or without a question mark */
export function questionParts(question: string): QuestionParts {
  const text = question.trim()
  const tokens = tokenize(text, 'en').map((token) =>
    isContracted(token) ? { ...token, tag: 'be' as const } : token,
  )
  const asked = askedSpan(tokens)
  return { text, tokens, asked, phrases: nounPhrases(tokens, asked?.end ?? 0) }
}

/** "What's", "who're". */
function isContracted({ text, isPossessive, folded }: Token): boolean {
  return (
    (isPossessive && ASKS.test(folded)) ||
    /^(?:(?:what|who|how)s|(?:what|who|where|when|how)['’](?:s|re))$/i.test(text)
  )
}

function askedSpan(tokens: readonly Token[]): Span | null {
  const start = tokens.findIndex(
    ({ text }, i) => i < 3 && ASKS.test(text.toLowerCase().replace(/['’]?(?:s|re)$/, '')),
  )
  const first = tokens[start]
  if (first === undefined) return null
  if (tokens.slice(0, start).some(({ tag }) => !PREPOSITIONS.has(tag))) return null
  const span = (last: Token): Span => ({ start: tokens[0]?.start ?? 0, end: last.end })
  if (first.tag === 'be' || /^(?:who|whom|when|where|why)$/.test(first.folded)) return span(first)
  if (first.folded === 'what' && isVerb(tokens[start + 1], tokens[start + 2])) return span(first)
  const isAfter = (token: Token, i: number): boolean =>
    i > start && (isAuxiliary(token) || token.tag === 'break')
  const end = tokens.findIndex(isAfter)
  const hasAuxiliary = tokens[end] !== undefined && isAuxiliary(tokens[end])
  const next = hasAuxiliary
    ? end
    : tokens.findIndex((token, i) => isAfter(token, i) || (i > start + 1 && token.verb !== null))
  return span(next < 0 ? first : (tokens[next - 1] ?? first))
}

/** 'What happened', 'What counts as', 'What if'; not 'What types of'. */
function isVerb(word: Token | undefined, next: Token | undefined): boolean {
  if (word?.verb?.isPast || word?.tag === 'subordinator') return true
  return word?.verb?.isThird === true && next?.tag === 'preposition' && next.folded !== 'of'
}

/** The base verb after 'does' or 'may' belongs to no phrase: 'cost' of 'does the lace cost'. */
function nounPhrases(tokens: readonly Token[], from: number): Span[] {
  const phrases: Span[] = []
  let open: Token[] = []
  let before: Token | undefined
  let needsVerb = false
  const close = (): void => {
    const noun = open.findIndex(({ tag }) => tag !== 'determiner')
    const [start, end] = [open[0], open.at(-1)]
    const isGeneral = noun === open.length - 1 && GENERAL.test(end?.folded ?? '')
    if (noun >= 0 && start && end && !isGeneral) phrases.push({ start: start.start, end: end.end })
    open = []
  }
  for (const [i, token] of tokens.entries()) {
    const isAfterPronoun = before?.tag === 'pronoun' && token.tag === 'word'
    const isVerb =
      isAfterPronoun || (needsVerb && token.verb !== null && before !== undefined && !isAuxiliary(before))
    const isEnd = token.tag === 'determiner' && open.some(({ tag }) => tag !== 'determiner')
    if (token.start < from) {
      // Only an auxiliary before the phrases is of interest.
    } else if (isVerb && (isAfterPronoun || !isSubjectNoun(tokens, i))) {
      close()
      needsVerb = false
    } else if (isEnd) {
      close()
      open.push(token)
    } else if (isInPhrase(token) && !isInfinitive(tokens, i)) open.push(token)
    else close()
    // 'What can I do': the second one is the verb.
    if (token.tag === 'do' || token.tag === 'modal') needsVerb = !(needsVerb && token.tag === 'do')
    before = token
  }
  close()
  return needsVerb ? withoutVerb(phrases, tokens) : phrases
}

/** The last word of 'may the unit weigh', if no other was recognized as the verb. */
function withoutVerb(phrases: readonly Span[], tokens: readonly Token[]): Span[] {
  const last = phrases.at(-1)
  const end = tokens.findLast(({ tag }) => tag !== 'break')
  const before = tokens.findLast((token) => end !== undefined && token.end <= end.start)
  if (
    last === undefined ||
    end === undefined ||
    before === undefined ||
    last.end !== end.end ||
    before.start < last.start
  )
    return [...phrases]
  return [...phrases.slice(0, -1), { start: last.start, end: before.end }]
}

/** 'sign' of 'must the sign be off', 'water' of 'does the water contain'. */
function isSubjectNoun(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (next === undefined) return false
  return isAuxiliary(next) || (next.verb !== null && next.tag !== 'participle')
}

/** 'hand' of 'to hand in a claim' */
function isInfinitive(tokens: readonly Token[], i: number): boolean {
  return tokens[i - 1]?.tag === 'to' && tokens[i]?.tag === 'verb'
}

function isInPhrase({ tag, verb }: Token): boolean {
  return (
    tag === 'determiner' ||
    tag === 'word' ||
    tag === 'number' ||
    tag === 'code' ||
    (tag === 'participle' && verb === null)
  )
}
