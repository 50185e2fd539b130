import { isCapitalized } from '../text/isCapitalized.ts'
import type { Language } from '../text/language.ts'
import { functionTagOf } from './lexicon/functionWords.ts'
import { verbFormOf } from './lexicon/verbs.ts'
import { isEnglish, tokenizeOther } from './otherLanguages.ts'
import type { Tag, Token } from './token.ts'
import { isUnknownParticiple, verbTag } from './verbTag.ts'

/** A web address, a time, a word with what touches it, or a punctuation mark. */
const TOKEN = /\p{L}+:\/\/[^\s)\]>]+|\d+:\d+|[^\s()[\]{}"“”«»„,;:!?—–…]+|[()[\]{}"“”«»„,;:!?—–…]/gu
/** 'J.', 'U.S.' */
const INITIALS = /^(?:\p{Lu}\.)+$/u
/** 'GNU/Linux', 'C++' */
const CODE_LIKE_NAME = /^\p{Lu}\p{L}*(?:\/\p{Lu}\p{L}+|\+\+)$/u
const CODE = /[/\\_=<>|@#$~*`^+]|^-|\.\w|\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|\d\p{L}+\d/u

/** The tokens of a sentence. For languages other than English see `tokenizeOther`. */
export function tokenize(sentence: string, language: Language): Token[] {
  if (!isEnglish(language)) return tokenizeOther(sentence, language)
  const tokens: Token[] = []
  for (const match of sentence.matchAll(TOKEN)) tokens.push(toToken(sentence, match[0], match.index))
  for (const [i, token] of tokens.entries()) {
    if (token.verb !== null) token.tag = verbTag(tokens, i, token.verb)
    else if (isUnknownParticiple(tokens, i)) token.tag = 'verb'
  }
  return tokens
}

/** What does not depend on the sentence. `from` is the number of characters cut off at the start. */
type Spelling = Omit<Token, 'start' | 'end'> & { readonly from: number }

/** Cache: a document repeats most of its words. */
const spellings = new Map<string, Spelling>()
const MAX_CACHED_SPELLINGS = 20_000

function toToken(sentence: string, raw: string, at: number): Token {
  let spelling = spellings.get(raw)
  if (spelling === undefined) {
    spelling = spell(raw)
    if (spellings.size >= MAX_CACHED_SPELLINGS) spellings.clear()
    spellings.set(raw, spelling)
  }
  const { from, text, folded, isCapitalized: isUpper, isPossessive, isNegated } = spelling
  const start = at + from
  const end = start + text.length
  // A capitalized word inside a sentence is a name.
  const isName = isUpper && at > 0
  const verb = isName ? null : spelling.verb
  // 'printf()', 'deb(5)'
  const isCalled = spelling.tag === 'word' && sentence.charAt(end) === '('
  const tag = isCalled ? 'code' : isName && folded === 'may' ? 'word' : spelling.tag
  return { text, folded, start, end, tag, verb, isCapitalized: isUpper, isPossessive, isNegated }
}

function spell(raw: string): Spelling {
  const from = /^['‘’.]*/u.exec(raw)?.[0].length ?? 0
  const bare = raw.slice(from).replace(INITIALS.test(raw) ? /$^/ : /['‘’.]+$/u, '')
  if (!/[\p{L}\p{N}&]/u.test(bare)) return punctuation(raw)
  const isPossessive = /['’]s$/u.test(bare) || /s['’]$/u.test(raw)
  const text = bare.replace(/['’]s$/u, '')
  const contraction = /^(\p{L}+?)n['’]t$/iu.exec(text)
  const folded = fold(contraction?.[1] ?? text)
  const isNegated = contraction !== null || folded === 'cannot'
  const tag = tagOf(text, folded, contraction !== null)
  const verb = tag === 'word' && !isPossessive ? verbFormOf(folded) : null
  return { from, text, folded, tag, verb, isCapitalized: isCapitalized(text), isPossessive, isNegated }
}

function punctuation(text: string): Spelling {
  const tag = text === ',' ? 'comma' : /["“”«»„]/u.test(text) ? 'quote' : 'break'
  const flags = { isCapitalized: false, isPossessive: false, isNegated: false }
  return { from: 0, text, folded: text, tag, verb: null, ...flags }
}

function tagOf(text: string, folded: string, isContraction: boolean): Tag {
  if (CODE.test(text) && !INITIALS.test(text) && !CODE_LIKE_NAME.test(text)) return 'code'
  if (/^[\d.,%°:]+$/.test(text)) return 'number'
  // "you'll", "it's"
  if (/^\p{L}+['’](?:ll|ve|re|d|m)$/u.test(text)) return 'pronoun'
  if (isContraction && (folded === 'ca' || folded === 'wo')) return 'modal'
  const known = functionTagOf(folded)
  const isAcronym = /^\p{Lu}{2,}$/u.test(text) && (known === 'pronoun' || known === 'relative')
  return known === null || isAcronym ? 'word' : known
}

function fold(text: string): string {
  const lower = text.toLowerCase()
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '')
}
