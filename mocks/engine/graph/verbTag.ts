import type { VerbForm } from './lexicon/verbs.ts'
import { isAuxiliary, isPlural, type Tag, type Token } from './token.ts'

/** What may follow a verb directly, and not a noun that has the same spelling. */
const AFTER_PARTICIPLES = new Set(['with', 'at', 'from', 'to'])
const OBJECT_STARTS = new Set<Tag>(['determiner', 'pronoun', 'number', 'code', 'quote'])

/** Whether a spelling that can be a verb is one here. `verbTag` of the tokens before it is known. */
export function verbTag(tokens: readonly Token[], i: number, form: VerbForm): Tag {
  const previous = before(tokens, i)
  const next = after(tokens, i)
  const startsObject =
    next !== null && (OBJECT_STARTS.has(next.tag) || (next.isCapitalized && next.tag === 'word'))
  if (previous === null) {
    const isCommand =
      form.isBase && next !== null && (startsObject || next.tag === 'word') && next.verb?.isThird !== true
    return isCommand ? 'verb' : form.isIng ? 'ing' : form.isParticiple ? 'participle' : 'word'
  }
  const { tag } = previous
  if (tag === 'to' || tag === 'modal' || tag === 'do') return form.isBase ? 'verb' : 'word'
  if (tag === 'be') return form.isParticiple || form.isIng ? 'verb' : 'word'
  if (tag === 'have') return form.isParticiple ? 'verb' : 'word'
  if (tag === 'determiner') return 'word'
  const isFiniteForm = form.isThird || form.isPast || form.isBase
  if (tag === 'pronoun' || tag === 'relative')
    return isFiniteForm ? 'verb' : form.isIng ? 'ing' : 'participle'
  if (form.isIng) {
    if (tag === 'preposition') return 'ing'
    if (tag === 'word' && next !== null && AFTER_PARTICIPLES.has(next.folded)) return 'participle'
    return startsObject && tag !== 'number'
      ? 'participle'
      : tag === 'comma' || tag === 'conjunction'
        ? 'ing'
        : 'word'
  }
  if (tag === 'preposition') return 'word'
  const isVerbPosition =
    startsObject ||
    (!form.isNounLike &&
      next !== null &&
      (next.tag === 'word' || next.tag === 'preposition' || next.tag === 'to'))
  const precedesVerb = next?.verb?.isThird === true && !startsObject
  if (form.isThird)
    return isVerbPosition &&
      !precedesVerb &&
      (previous.isCapitalized || !isPlural(previous)) &&
      tag !== 'number'
      ? 'verb'
      : 'word'
  if (form.isPast || form.isParticiple) {
    if (form.isPast && startsObject) return 'verb'
    const isIntransitive =
      next !== null && (next.tag === 'preposition' || next.tag === 'to') && next.folded !== 'by'
    const follows = tag === 'word' && form.isPast && previous.isCapitalized && isIntransitive
    if (follows && !isFollowedByVerb(tokens, i)) return 'verb'
    if (form.isPast && !form.isParticiple) return 'verb'
    if (tag === 'comma' || tag === 'break' || tag === 'subordinator')
      return form.isBase ? 'verb' : 'participle'
    if (!form.isBase) return next?.tag === 'word' && tag !== 'word' ? 'word' : 'participle'
  }
  if (!form.isBase) return 'word'
  if (tag === 'word') return (isPlural(previous) || endsList(tokens, i)) && isVerbPosition ? 'verb' : 'word'
  const startsClause = tag === 'comma' || tag === 'break' || tag === 'conjunction' || tag === 'subordinator'
  return startsClause && isVerbPosition ? 'verb' : 'word'
}

/** A word in -ed after a form of 'be' or 'have', which need not be one of the known verbs. */
export function isUnknownParticiple(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (token?.tag !== 'word' || token.isCapitalized || !/[^e]ed$/.test(token.folded)) return false
  const auxiliary = before(tokens, i)?.tag
  return auxiliary === 'be' || auxiliary === 'have'
}

/** Whether the noun before a verb is the last of 'A and B'. */
function endsList(tokens: readonly Token[], i: number): boolean {
  const tags = [tokens[i - 3], tokens[i - 2]]
  return tags[1]?.folded === 'and' || (tags[0]?.folded === 'and' && tags[1]?.tag === 'determiner')
}

/** Whether another verb follows, so that this form may be a participle: 'files stored in a folder are …'. */
function isFollowedByVerb(tokens: readonly Token[], i: number): boolean {
  return tokens
    .slice(i + 1)
    .some((token) => isAuxiliary(token) || token.verb?.isPast === true || token.verb?.isThird === true)
}

function before(tokens: readonly Token[], i: number): Token | null {
  for (let k = i - 1; k >= 0; k -= 1) {
    const token = tokens[k]
    if (token !== undefined && token.tag !== 'adverb' && token.tag !== 'not') return token
  }
  return null
}

function after(tokens: readonly Token[], i: number): Token | null {
  for (let k = i + 1; k < tokens.length; k += 1) {
    const token = tokens[k]
    if (token !== undefined && token.tag !== 'adverb') return token
  }
  return null
}
