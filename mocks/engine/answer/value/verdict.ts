import { oppositesIn } from '../../conflicts/polarity.ts'
import { createStatement, type Statement, type Token } from '../../conflicts/statement.ts'
import { capitalized } from '../../text/capitalized.ts'
import type { Span } from '../../text/sentences.ts'
import { stem } from '../../text/stemmers.ts'
import { canonicalStem } from '../../text/synonyms.ts'
import { words } from '../../text/terms.ts'
import type { AskedValue } from './askedValue.ts'

const PERMISSION =
  /^(?:can|could|may|might|can[’']?t)\b|^(?:is|are|am)n?[’']?t?\b.*\b(?:allowed|permitted|possible|ok|okay|fine|acceptable|forbidden|prohibited|banned|entitled)\b/
const OBLIGATION =
  /^(?:must|should|shall)\b|^(?:do|does|did|don[’']?t|will|would) .{1,40}?\b(?:have|need) (?:to|an?|the|my|any)\b|^(?:is|are) .*\b(?:required|necessary|mandatory|compulsory|obligatory|needed|obliged)\b/
const ASKS_DENIED = /^\w+n[’']t\b|\bnot\b|\b(?:forbidden|prohibited|banned|impossible)\b/

const ANSWER = /^(?:[\p{L} ]{1,20}: )?(yes|no)(?=[,.;:!–—]|\s[–—-]\s|$)/iu
const NEGATION =
  /\b(?:not|cannot|never|neither|nor|nobody|none|no longer|nothing|prohibited|forbidden|banned|impossible|excluded|unavailable|unsupported|refused|out of the question|cancelled)\b|n[’']t\b|(?:^|\s)no\s(?!(?:more|less|later|earlier|fewer|longer|matter|doubt|problem|objections?|limit|need|charge|fee)\b)|(?:^|\s)no longer\b/giu
/** Negations that do not deny. */
const NO_DENIAL =
  /^(?:not|never)\s(?:only|just|merely|necessarily|until|always|all|every|exceed|more|less|later|fewer|to mention|least)\b/i
const NEED_NOT =
  /\b(?:not|n[’']t)\s(?:be\s)?(?:need|require|have to|necessary|required|needed|mandatory|obliged|compulsory)\b|\b(?:need|needs) not\b|\bno (?:need|obligation)\b|\b(?:optional|voluntary|unnecessary)\b/i
const FREE = /\bno (?:charge|fee)\b|\bfree of charge\b/i
const ASKS_PAYMENT = /\b(?:pay|cost|costs|charged?|fee)\b/
const PERMITTED =
  /\b(?:may|can|could)\b(?!\s(?:not|never|only\b))|\b(?:is|are|be|been)\s(?:\w+\s)?(?:allowed|permitted|possible|welcome|entitled|acceptable|supported|available|accepted)\b|\bno objections?\b|\bfree to\b|\bentitled to\b/i
const REQUIRED =
  /\b(?:must|shall|has to|have to|had to|needs? to|required|mandatory|compulsory|obligatory|obliged|necessary|is needed|are needed)\b/i
const RECOMMENDED = /\b(?:should|recommend(?:ed|s)?|advise[ds]?|ought to)\b/i
/** A condition without which something is not allowed. */
const ONLY =
  /\bonly\s((?:with|if|when|after|by|in|on|for|where|once|at|under|during|from|as|while|to|between|until|before)\s(?:[^.;:()]|(?<=\d)[.:](?=\d)){2,80}?)(?=[;()]|[.:](?:\s|$)|,\s(?:and|but|or|not|which|who)\b|$)/iu
const UNLESS = /\bunless\s((?:[^.;:(),]|(?<=\d)[.:,](?=\d)){3,80})/iu
const WITHOUT =
  /\b(?:must|may|can|shall|could|allowed|permitted|is|are|be)(?:\snot|n[’']t|not)\b[^.;]{0,80}?\bwithout\s((?:the\s|a\s|an\s|prior\s|written\s|our\s|your\s)[^.;:(),]{3,60})/iu
const IF =
  /\b(?:if|provided(?: that)?|as long as|on condition that)\s((?:[^.;:(),]|(?<=\d)[.:,](?=\d)){3,80})/iu
const EXCEPTION = /\b(?:except|save that|save|apart from|other than|with the exception of)\b(.*)$/isu

/** 'Is X faster than Y' needs two values. */
const COMPARISON = /\b(?:\p{L}{2,}er|more|less|fewer|better|worse) .*\bthan\b/u
/** Minimum share of the words of the question in the sentence and the titles above it. */
const MIN_SHARE = { rule: 0.34, denied: 0.34, stated: 0.7 }
const MAX_CONDITION_WORDS = 16

/** 'Yes', 'No' or 'Only if …' as a sentence answers a question, or null if that cannot be told. */
export function verdictIn(asked: AskedValue, statement: Statement): string | null {
  const answered = ANSWER.exec(statement.text)?.[1]
  const isReversed = ASKS_DENIED.test(asked.clause)
  if (answered !== undefined) return isReversed ? null : capitalized(answered.toLowerCase())
  const share = weightedShare(asked, statement)
  if (COMPARISON.test(asked.clause)) return null
  if (share < MIN_SHARE.rule) return null
  const said = isReversed ? null : conditionIn(asked, statement)
  if (said !== null) return said
  const isPositive = polarityOf(asked, statement, share)
  if (isPositive === null) return null
  return isPositive === isReversed ? 'No' : 'Yes'
}

/** Whether a sentence affirms what is asked; null if that cannot be told. */
function polarityOf(asked: AskedValue, statement: Statement, share: number): boolean | null {
  const { text } = statement
  const exception = EXCEPTION.exec(text)
  if (exception === null) return ruleOf(asked, statement, text, share)
  const main = text.slice(0, exception.index)
  const rule = ruleOf(asked, statement, main, share)
  const excepted = subjectsIn(asked, exception[1] ?? '')
  if (rule === null || excepted.size === 0) return rule
  // 'Children may swim except children under eight' does not tell how old the asked ones are.
  const named = subjectsIn(asked, main)
  return [...excepted].some((one) => named.has(one)) ? null : !rule
}

function ruleOf(asked: AskedValue, statement: Statement, text: string, share: number): boolean | null {
  const { clause } = asked
  const opposites = oppositesIn(askedTokens(clause), statement.tokens)
  if (opposites !== null)
    return denialsIn(text).length > 0 || share < MIN_SHARE.rule || !PREDICATES.test(opposites[1].folded)
      ? null
      : false
  const isObligation = OBLIGATION.test(clause)
  const isPermission = PERMISSION.test(clause)
  const isUnnecessary = NEED_NOT.test(text)
  if (isObligation && (isUnnecessary || (ASKS_PAYMENT.test(clause) && FREE.test(text)))) return false
  const negations = denialsIn(text).filter((negation) => isAbout(asked, statement, negation))
  if (negations.length > 0 && !isUnnecessary && share >= MIN_SHARE.denied) return false
  if (denialsIn(text).length > 0 && !isUnnecessary) return null
  if (isObligation) {
    if (REQUIRED.test(text)) return true
    return RECOMMENDED.test(text) && /^should\b/.test(clause) ? true : null
  }
  if (isPermission) return (PERMITTED.test(text) || isUnnecessary) && share >= MIN_SHARE.denied ? true : null
  return weightedShare(asked, statement, false) >= MIN_SHARE.stated &&
    !IF.test(text) &&
    !/\b(?:only|enough)\b/.test(clause)
    ? true
    : null
}

/** Words whose opposite answers a question by no. */
const PREDICATES =
  /^(?:forbidden|prohibited|banned|optional|voluntary|unnecessary|closed|shut|absent|unavailable|impossible|rejected|declined|refused|disabled|excluded|illegal|unsupported|incompatible|unpaid|mandatory|compulsory|required|open|allowed|permitted)$/

function askedTokens(clause: string): readonly Token[] {
  return createStatement({
    text: clause,
    language: 'en',
    headings: [],
    context: null,
    before: '',
    passage: '',
  }).tokens
}

function denialsIn(text: string): Span[] {
  return Array.from(text.matchAll(NEGATION)).flatMap(({ 0: written, index }) =>
    NO_DENIAL.test(text.slice(index).trimStart()) ? [] : [{ start: index, end: index + written.length }],
  )
}

/** Whether no other part of the sentence has more words of the question than the one with a negation. */
function isAbout(
  asked: AskedValue,
  { text, segments, tokens, background }: Statement,
  { start }: Span,
): boolean {
  const parts = segments.length > 0 ? segments : [{ start: 0, end: text.length }]
  const counts = parts.map(
    (part) =>
      new Set(
        tokens
          .filter(
            (token) => token.start >= part.start && token.end <= part.end && asked.subject.has(token.stem),
          )
          .map(({ stem: one }) => one),
      ).size,
  )
  const own = counts[parts.findIndex((part) => part.start <= start && start < part.end)] ?? 0
  const isInTitle = parts.length === 1 && [...asked.subject].some((one) => background.has(one))
  return own === Math.max(...counts) && (own > 0 || isInTitle)
}

/** 'Only with the consent of the landlord'. */
function conditionIn(asked: AskedValue, { text }: Statement): string | null {
  if (!PERMISSION.test(asked.clause) && !/^(?:do|does|is|are|will)\b/.test(asked.clause)) return null
  const found = ONLY.exec(text)?.[1]
  // 'Differs only by the display' is no condition.
  const only =
    PERMISSION.test(asked.clause) || /^(?:if|when|with|where|after|for)\s/i.test(found ?? '')
      ? found
      : undefined
  const isDenied = denialsIn(text).length > 0
  const condition =
    only ??
    (isDenied
      ? (prefixed('with ', WITHOUT.exec(text)?.[1]) ?? prefixed('if ', UNLESS.exec(text)?.[1]))
      : null) ??
    (PERMISSION.test(asked.clause) && !isDenied && PERMITTED.test(text)
      ? prefixed('if ', IF.exec(text)?.[1])
      : null)
  if (condition === null || condition === undefined) return null
  const written = condition.trim()
  if (written.split(/\s+/).length > MAX_CONDITION_WORDS || subjectsIn(asked, written).size > 0) return null
  return `Only ${written}`
}

function prefixed(prefix: string, text: string | undefined): string | null {
  return text === undefined ? null : prefix + text
}

function subjectsIn({ subject }: AskedValue, text: string): Set<string> {
  const stems = words(text, 'en').map(({ folded }) => canonicalStem(stem(folded, 'en')))
  return new Set(stems.filter((one) => subject.has(one)))
}

/** The share of the words of the question in a sentence and, less, in the titles above it. */
function weightedShare(
  { subject }: AskedValue,
  { tokens, background }: Statement,
  withTitles = true,
): number {
  const own = new Set(tokens.map(({ stem: one }) => one))
  const found = [...subject].reduce(
    (sum, one) => sum + (own.has(one) ? 1 : withTitles && background.has(one) ? 0.7 : 0),
    0,
  )
  return found / Math.max(1, subject.size)
}
