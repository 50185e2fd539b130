import type { Statement } from '../../conflicts/statement.ts'
import { calendarDates } from '../../text/dates.ts'
import { quantities } from '../../text/quantities.ts'
import type { Span } from '../../text/sentences.ts'
import { stem } from '../../text/stemmers.ts'
import { canonicalStem } from '../../text/synonyms.ts'
import { words } from '../../text/terms.ts'
import type { AskedValue } from './askedValue.ts'
import { nearestValue } from './values.ts'

const PREPOSITION =
  'in|at|on|under|behind|beside|inside|outside|near|above|below|next to|in front of|opposite|between|into|onto|to|beneath|against|over|from'
/** The end of a phrase with a preposition: a mark, a conjunction, a verb or another clause. */
const END =
  /[,;:()]|\.(?:\s|$)|\s[–—|]|\s(?:and|or|but|which|that|who|where|when|while|if|so|because|as|than|is|are|was|were|be|has|have|had|will|would|can|could|may|must|shall|should|does|do|for|with|without|during|before|after|until|since|using|not|only|also|then|between|it|they|you|we|i|he|she|(?!(?:beginning|building|meeting|landing|ceiling|wing|parking|evening|morning|dining|waiting|drawing|spring|ring|packaging|clearing|crossing|housing|clothing)\b)\p{Ll}+ing|\p{Ll}{3,}ed)(?![\p{L}\d-])/u
const PLACE = new RegExp(`(?<![\\p{L}\\d-])(?:${PREPOSITION})\\s(?=[\\p{L}\\d“"‘'/~])`, 'giu')
/** What a place starts with after the preposition: an article, a name, a number or a quoted text. */
const DETERMINED =
  /^(?:the|an?|its?|their|your|our|my|his|her|this|that|these|those|each|every|any|both|all|one|two|three)\s|^[\p{Lu}\d“"‘'`~/]|^(?:room|cabinet|section|chapter|floor|annex|appendix|building|cage|hall|bay|zone|shelf|drawer|cupboard|home|site)\b/u
/** Phrases of time, manner and reference. */
const NO_PLACE =
  /^(?:in|at|on|to|by|into|over|under|between)\s(?:(?:the|a|an|this|that|these|those|its|their|any|some|all|each|every|no|such|other|our|your|his|her|my)\s)?(?:\p{Ll}+\s)?(?:order|case|cases|time|times|year|years|month|months|week|weeks|day|days|hour|hours|minutes|seconds|morning|evening|night|afternoon|winter|summer|spring|autumn|least|most|once|addition|general|particular|future|past|moment|beginning|end|view|writing|advance|accordance|fact|detail|total|average|way|ways|order|charge|respect|turn|which|whom|what|use|request|condition|conditions|circumstances|discretion|cost|costs|own|agreement|behalf|english|french|german|full|part|force|question|number|person|percent|same|first|last|next|hand|paper|service|reserve|period|invitation|battle|stage|level|scale|rate|speed|terms|emergency|event|absence|use|how|what|whether|common|principle|theory|practice|touch|mind)\b/iu
const MAX_LENGTH = 80
const PREPOSITIONS = new RegExp(`^(?:${PREPOSITION})\\s`, 'i')
const MOVES =
  /\b(?:go|goes|going|take|taken|bring|brought|send|sent|put|deliver(?:ed)?|lead|leads|move[ds]?|travel|to)\b/
const TOWN = /^(?:town|citi|villag|countri|region|counti)$/
const PATH =
  /(?<![\w/])(?:~?\/[\w.~/-]{3,}|[A-Z]:\\[\w\\. -]+|\b[\w-]+\.(?:txt|log|cfg|conf|ini|toml|json|xml|ya?ml|csv|pdf|tex|sty|filter|action|dat|db))(?<![.,])/g
const ASKS_FILE =
  /\b(?:file|files|settings?|config\w*|log|logs|logged|stored|saved|save|written|write|kept|keep|data|database|option|errors?|filters?|set)\b/
/** What may be at a place. */
const SITUATED =
  /(?:\b(?:is|are|was|were|be|been|lie|lies|lay|stand|stands|stood|kept|stored|located|held|found|placed|installed|mounted|fixed|hung|hangs|meet|meets|met|go|goes|taken|take|sent|send|put|parked|park|live|lives|born|died|begins?|starts?|ends?|saved|written|deposited|collected|delivered|displayed|posted|published|available|handed|leave|left|build|built|opened|set|dispose|disposed|press|them|it|yourself)|\p{Ll}{3,}ed)\s(?:\p{L}+ly\s|only\s|also\s|now\s|still\s|up\s|out\s|back\s|down\s)?$/iu

/** The place that a sentence states for what is asked; null if it is not clear. */
export function placeIn(asked: AskedValue, statement: Statement): Span | null {
  const { text } = statement
  if (ASKS_FILE.test(asked.clause)) {
    const paths = Array.from(text.matchAll(PATH), ({ 0: path, index }) => ({
      start: index,
      end: index + path.length,
    })).filter(({ start, end }) => !asked.clause.includes(text.slice(start, end).toLowerCase()))
    if (paths.length > 0) return nearestValue(paths, asked, statement)
  }
  const all = phrases(text)
  // 'Above a table and below a figure': each is the place of something else.
  if (
    all.some(
      ({ end }, i) => all[i + 1] !== undefined && /^\s(?:and|or)\s$/.test(text.slice(end, all[i + 1]?.start)),
    )
  )
    return null
  const places = all
    .map((place) => withoutAsked(place, asked, statement))
    .filter((place) => isPlace(place, asked, text))
  const situated = places.filter(({ start }) => SITUATED.test(text.slice(Math.max(0, start - 24), start)))
  const value = nearestValue(situated.length > 0 ? situated : places, asked, statement)
  const nearest = nearestValue(places, asked, statement)
  return value === null ||
    (nearest !== null &&
      nearest !== value &&
      text.slice(Math.min(value.start, nearest.start), Math.max(value.start, nearest.start)).includes(';'))
    ? null
    : value
}

/** Whether a phrase names the kind of place that is asked for: 'in which cabinet'. */
function isThing(written: string, thing: string): boolean {
  if (TOWN.test(thing)) return /^(?:in|at|near|from|to)\s\p{Lu}[\p{L}-]+$/u.test(written)
  return words(written, 'en').some(({ folded }) => canonicalStem(stem(folded, 'en')) === thing)
}

/** Phrases with a preposition. Those that follow each other are one: 'in the box inside the door'. */
function phrases(text: string): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(PLACE)) {
    const start = match.index
    const previous = found.at(-1)
    if (previous !== undefined && start < previous.end) continue
    const head = start + match[0].length
    const rest = text.slice(head)
    const end = head + (END.exec(rest)?.index ?? rest.length)
    found.push({ start, end: end - (/[.\s]*$/.exec(text.slice(start, end))?.[0].length ?? 0) })
  }
  return found
}

/** 'At the shower beside the door' without 'at the shower' if the question asks for the shower. */
function withoutAsked({ start, end }: Span, { subject }: AskedValue, { text, tokens }: Statement): Span {
  const [first = text.length] = Array.from(
    text.slice(start + 1, end).matchAll(PLACE),
    ({ index }) => start + 1 + index,
  )
  const head = tokens.filter(
    (token) => token.start >= start && token.end <= Math.min(first, end) && !token.isStop,
  )
  const isAsked = first < end && head.length > 0 && head.every(({ stem }) => subject.has(stem))
  if (isAsked) return { start: first, end }
  const isNoPlace = first < end && NO_PLACE.test(text.slice(first, end))
  return { start, end: isNoPlace ? first - 1 : end }
}

function isPlace({ start, end }: Span, asked: AskedValue, text: string): boolean {
  const written = text.slice(start, end)
  const noun = written.replace(/^\S+\s(?:(?:the|a|an)\s)?/i, '').toLowerCase()
  if (written.length > MAX_LENGTH || noun.length < 2 || /^\d{3}/.test(noun) || NO_PLACE.test(written))
    return false
  if (!DETERMINED.test(written.replace(PREPOSITIONS, ''))) return false
  if (/^to\s/i.test(written) && !MOVES.test(asked.clause)) return false
  if (/^from\s/i.test(written) !== /\bfrom\b/.test(asked.clause)) return false
  if (asked.thing !== null && !isThing(written, asked.thing)) return false
  const isTime = calendarDates(written).length > 0 || /^\S+\s\d{4}$/.test(written)
  const amount = quantities(written)[0]
  const isAmount =
    amount !== undefined &&
    amount.start <= written.length - noun.length + 1 &&
    amount.end >= written.length - 1
  return !isTime && !isAmount && !asked.clause.includes(noun)
}
