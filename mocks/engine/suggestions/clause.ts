import type { VerbForm } from '../graph/lexicon/verbs.ts'
import type { Token } from '../graph/token.ts'
import { tokenize } from '../graph/tokens.ts'
import { type VerbGroup, verbGroupAt } from '../graph/verbGroups.ts'
import { isPlural } from '../text/isPlural.ts'
import type { Sentence } from '../text/sentence.ts'
import { insideSentence, type Vocabulary } from './vocabulary.ts'

/** The main clause at the start of a sentence: a simple subject, a finite verb and the rest. */
export interface Clause {
  readonly sentence: Sentence
  readonly tokens: readonly Token[]
  readonly group: VerbGroup
  /** As it is written inside of a sentence; null if its first word may be a name or not. */
  readonly subject: string | null
  readonly subjectTokens: readonly Token[]
  /** The subject is two capitalized words that the document never writes with a small letter. */
  readonly isName: boolean
  /** 'is', 'was', 'can'; null before a full verb. */
  readonly auxiliary: string | null
  /** The full verb; null after a form of 'be' alone. */
  readonly verb: Token | null
  /** What follows the verb, to the end of the sentence, without the full stop. */
  readonly rest: string
}

/** A subject is made of these only. Others open another clause or refer to other sentences. */
const SUBJECT_TAGS = new Set<Token['tag']>([
  'determiner',
  'word',
  'number',
  'preposition',
  'conjunction',
  'ing',
  'code',
])
/** They refer to other sentences or name nothing. */
const UNNAMED = new Set(
  'no neither either some any such this these those its their his her my our your various another other both enough'.split(
    ' ',
  ),
)
const MAX_SUBJECT_TOKENS = 7
const NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u

/** Null if the sentence does not start with a simple subject and a verb. */
export function clauseOf(sentence: Sentence, vocabulary: Vocabulary): Clause | null {
  const tokens = tokenize(sentence.text, sentence.language).map(withMeasuringVerb)
  const from = tokens.findIndex(
    (token, i) => !SUBJECT_TAGS.has(token.tag) || (i > 0 && verbGroupAt(tokens, i) !== null),
  )
  const group = from < 1 || from > MAX_SUBJECT_TOKENS ? null : verbGroupAt(tokens, from)
  const subjectTokens = tokens.slice(0, from)
  if (group === null || !isSubject(subjectTokens, group)) return null
  const [first, last] = [tokens[group.from], tokens[group.to - 1]]
  if (first === undefined || last === undefined || first.text.includes('’') || first.text.includes("'"))
    return null
  const subject = insideSentence(sentence.text.slice(0, subjectTokens.at(-1)?.end), vocabulary)
  const hasAuxiliary = first.tag !== 'verb'
  return {
    sentence,
    tokens,
    group,
    subject,
    subjectTokens,
    isName:
      NAME.test(subject ?? '') &&
      subjectTokens.every(({ text }) => !vocabulary.lower.has(text.toLowerCase())),
    auxiliary: hasAuxiliary ? first.folded : null,
    verb: last.tag === 'verb' ? last : null,
    rest: sentence.text
      .slice(last.end)
      .replace(/[.!]["”’)]*$/, '')
      .trim(),
  }
}

const MEASURING: ReadonlyMap<string, Pick<VerbForm, 'base' | 'isThird' | 'isPast'>> = new Map([
  ['lasts', { base: 'last', isThird: true, isPast: false }],
  ['lasted', { base: 'last', isThird: false, isPast: true }],
  ['weighs', { base: 'weigh', isThird: true, isPast: false }],
  ['costs', { base: 'cost', isThird: true, isPast: false }],
])

/** 'last' is not one of the verbs of the graph, because it is mostly an adjective. */
function withMeasuringVerb(token: Token, i: number): Token {
  const form = i === 0 ? undefined : MEASURING.get(token.folded)
  if (form === undefined) return token
  return {
    ...token,
    tag: 'verb',
    verb: { isBase: false, isParticiple: false, isIng: false, isNounLike: true, ...form },
  }
}

function isSubject(tokens: readonly Token[], { number }: VerbGroup): boolean {
  if (tokens.some(({ folded, isPossessive }) => UNNAMED.has(folded) || isPossessive)) return false
  const end = tokens.findIndex(({ tag }) => tag === 'preposition')
  const head = tokens.slice(0, end < 0 ? tokens.length : end)
  const last = head.at(-1)
  if (last === undefined || (last.tag !== 'word' && last.tag !== 'ing' && head[0]?.tag !== 'ing'))
    return false
  if (/^(?:preposition|determiner|conjunction)$/.test(tokens.at(-1)?.tag ?? '')) return false
  const isList = tokens.some(({ folded }) => folded === 'and')
  if (number === null || isList || last.isCapitalized || head[0]?.folded.endsWith('ing') === true) return true
  return isPlural(last.folded) === (number === 'plural')
}

/** 'What' + 'happens': a question with inverted subject, for example 'When' → 'When is a night discarded?'. */
export function invert(clause: Clause, opening: string, end = ''): string | null {
  const { sentence, tokens, group, subject, auxiliary, verb } = clause
  if (group.isNegated || subject === null || auxiliary === 'had') return null
  const tail = end === '' ? '' : ` ${end}`
  if (auxiliary !== null) {
    const [first, last] = [tokens[group.from], tokens[group.to - 1]]
    const words = sentence.text.slice(first?.end, last?.end).trim()
    return `${opening} ${auxiliary} ${subject}${words === '' ? '' : ` ${words}`}${tail}?`
  }
  const form = verb?.verb
  if (form === null || form === undefined) return null
  return `${opening} ${supportOf(clause)} ${subject} ${form.base}${tail}?`
}

/** The form of 'do' that replaces the form of a full verb. */
export function supportOf({ verb, group }: Clause): 'did' | 'does' | 'do' {
  if (verb?.verb?.isPast === true && !verb.verb.isBase) return 'did'
  return group.number === 'plural' ? 'do' : 'does'
}

const END =
  /\s*(?:[,;:()–—“”"]|\b(?:because|so that|although|though|while|whereas|if|unless|when|whenever|until|once|since|which|who|that|where|and|or|but|as|than|provided|to)\b).*$/s

/** The words up to the next clause, or null if they are more than `limit` words. */
export function phraseOf(rest: string, limit = 7): string | null {
  const phrase = rest.replace(END, '').trim()
  return phrase.split(/\s+/).length > limit ? null : phrase
}
