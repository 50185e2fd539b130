import { isAuxiliary, type Token } from '../graph/token.ts'
import { capitalized } from '../text/capitalized.ts'
import type { Turn } from '../types.ts'
import { NEUTRAL, PERSONAL, withoutPronouns } from './pronouns.ts'
import { type QuestionParts, questionParts } from './questionParts.ts'
import { lastSentence, personOf } from './subjects.ts'

const MAX_FRAGMENT_WORDS = 7
/** 'if the store is not heated' */
const CONDITION =
  /^(?:if|unless|without)\s(?!.*\b(?:what|who|how|which|where)\b)|^(?:when|after|before|while)\s(?!(?:is|are|was|were|do|does|did|can|may|must|should|will|has|have)\b)/i
const ASKING =
  /^(?:(?:by|to|for|with|from|in|on|at|under|of|until|since|after|before|starting)\s)?(?:who|whom|what|which|when|where|why|how)\b/i
const NO_VERB_NEEDED =
  /^(?:why|when|where|how|by|to|for|with|from|in|on|at|under|of|until|since|after|before|starting)\b/i
const MAX_ASKING_WORDS = 6

/** A phrase without a verb, 'in Dublin', 'by whom', 'why not', 'the mohair lace', or a condition. */
export function isFragment({ text, tokens }: QuestionParts): boolean {
  if (CONDITION.test(text)) return true
  if (tokens.length > MAX_FRAGMENT_WORDS || tokens.some(isAuxiliary)) return false
  const hasPronoun = tokens.some(
    ({ folded, tag }, i) => i > 0 && tag !== 'number' && (PERSONAL.test(folded) || NEUTRAL.test(folded)),
  )
  if (hasPronoun) return false
  if (ASKING.test(text))
    return (
      tokens.length <= MAX_ASKING_WORDS &&
      (NO_VERB_NEEDED.test(text) || tokens.every(({ verb }) => verb === null))
    )
  return !tokens.some(({ tag }) => tag === 'verb')
}

/** The last question of the thread with a fragment in the place of its like. */
export function withFragment(rest: string, parts: QuestionParts, thread: readonly Turn[]): string {
  const last = thread.at(-1)?.question ?? ''
  const sentence = lastSentence(last)
  const lead = last.trim().slice(0, -sentence.length)
  return lead + capitalized(afterLast(rest, parts, questionParts(sentence.replace(/[?.!\s]+$/, '')), thread))
}

function afterLast(
  rest: string,
  parts: QuestionParts,
  before: QuestionParts,
  thread: readonly Turn[],
): string {
  const [first] = parts.tokens
  if (TIME.test(` ${rest}`)) return `${before.text.replace(TIME, '')} ${rest}`
  if (CONDITION.test(rest)) return `${before.text} ${withoutPronouns(rest, parts, thread) ?? rest}`
  if (ASKING.test(rest)) return withAsked(rest, before, thread)
  if (first !== undefined && PERSONAL.test(first.folded))
    return `what is ${withoutPronouns(rest, parts, thread) ?? rest}`
  if (first?.tag === 'subordinator' || first?.tag === 'adverb') return `${before.text} ${rest}`
  if (first?.tag === 'preposition' || first?.tag === 'to') return withPrepositional(rest, first, before)
  return withNoun(rest, before)
}

const NEGATED = /not$/i
/** 'why the change' */
const WHY_THING = /^why (?:the|this|that|such|so|an?)\b/i
/** What an asking phrase has before its noun, or all of it. */
const BEFORE_NOUN =
  /^(?:\S+\s)?(?:what|which|whose|how many|how much|how \w+)\s*|^(?:who|whom|when|where|why|how)$/i

const TIME =
  /\s(?:nowadays|today|currently|at present|at the moment|these days|originally|at first|in \d{4})$/i

/** 'By whom' and 'When was the crane moved' give 'By whom was the crane moved'. */
function withAsked(
  rest: string,
  { text, tokens, asked, phrases }: QuestionParts,
  thread: readonly Turn[],
): string {
  const beside = `${rest}: ${text}`
  if (WHY_THING.test(rest) || NEGATED.test(rest)) return beside
  const contraction = tokens.find(({ end, tag }) => end === asked?.end && tag === 'be')
  if (contraction !== undefined)
    return `${rest} is ${text
      .slice(contraction.end)
      .replace(/^['’]s/, '')
      .trim()}`
  const auxiliary = tokens.find(({ start }) => start >= (asked?.end ?? 0))
  if (auxiliary === undefined || !isAuxiliary(auxiliary)) return beside
  const next = tokens.find(({ start }) => start >= auxiliary.end)
  const hasSubject =
    next === undefined || next.tag === 'pronoun' || phrases.some(({ start }) => start === next.start)
  const askedText = text.slice(asked?.start ?? 0, asked?.end ?? 0)
  const subject = hasSubject ? '' : subjectAsked(askedText, thread)
  // 'Why do the cues last so long'
  const degree = /^why$/i.test(rest) ? /^how (\w+)$/i.exec(askedText)?.[1] : undefined
  const so = degree === undefined ? '' : ` so ${degree}`
  return `${rest} ${auxiliary.text.toLowerCase()}${subject}${text.slice(auxiliary.end)}${so}`
}

/** ' the filters' of 'Which filters are forbidden'; who was named, of 'Who is leaving'. */
function subjectAsked(asked: string, thread: readonly Turn[]): string {
  const noun = asked.replace(BEFORE_NOUN, '')
  if (/^who\b/i.test(asked)) return ` ${personOf(thread.at(-1) as Turn) ?? ''}`.trimEnd()
  return noun === '' || /^(?:time|day)/.test(noun) ? '' : ` the ${noun}`
}

/** 'in Dublin' replaces 'in Lisbon'. */
function withPrepositional(rest: string, first: Token, { text, tokens, phrases }: QuestionParts): string {
  const at = tokens.findLastIndex(({ folded }) => folded === first.folded)
  const preposition = tokens[at]
  const phrase = phrases.find(({ start }) => start === tokens[at + 1]?.start)
  if (preposition === undefined || phrase === undefined) return `${text} ${rest}`
  return `${text.slice(0, preposition.start)}${rest}${text.slice(phrase.end)}`
}

const JOINS = /^\s(?:of|for|on)\s$/

/** 'the mohair lace' replaces 'Ashling Merino', and 'formic acid' replaces 'oxalic acid' of 'the dose of oxalic acid'. */
function withNoun(rest: string, { text, tokens, asked, phrases }: QuestionParts): string {
  const isName = /^\p{Lu}/u.test(rest)
  const named = phrases.findLast(({ start }) => /^\p{Lu}/u.test(text.slice(start)) && start > 0)
  const subject = phrases.find(({ start }) => {
    const before = tokens.findLast((token) => token.end <= start)
    return before === undefined || isAuxiliary(before)
  })
  const part = phrases[subject === undefined ? 0 : phrases.indexOf(subject) + 1]
  const isOfPart =
    subject !== undefined &&
    part !== undefined &&
    JOINS.test(text.slice(subject.end, part.start)) &&
    !/^the\b/i.test(rest)
  const phrase = (isName ? named : undefined) ?? (isOfPart ? part : subject) ?? phrases.at(-1)
  if (phrase === undefined) return asked === null ? `${text}: ${rest}` : `${text} for ${rest}`
  const replaced = text.slice(phrase.start, phrase.end)
  const head = replaced.split(' ').at(-1) ?? ''
  const written = rest.replace(/\bones?$/, head).replace(/^those\b/, replaced)
  return `${text.slice(0, phrase.start)}${written}${text.slice(phrase.end)}`
}
