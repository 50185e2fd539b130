import type { NounPhrase } from './nounPhrases.ts'
import { isPlural, type Token } from './token.ts'
import type { VerbGroup } from './verbGroups.ts'

/** A clause after one of these states nothing by itself. */
const CONDITIONS = new Set(
  'if unless whether provided how why what once where wherever when whenever until'.split(' '),
)
/** The main clause after one of these is stated under a condition: 'If A uses B, C …'. */
const HYPOTHESES = new Set(['if', 'unless'])
/** A subject with one of these is an unnamed one, or none. */
const UNNAMED = new Set(
  (
    'no neither either few fewer less another other some any such what these those this its their his her my our your ' +
    'certain various whose enough'
  ).split(' '),
)

/**
 * The subjects of a verb group: the head noun phrases directly before it, or before the relative pronoun. Empty if the words
 * before the verb are not a complete subject, or if the clause is a condition.
 */
export function subjectsOf(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  group: VerbGroup,
): NounPhrase[] {
  let end = group.from
  while (tokens[end - 1]?.tag === 'adverb') end -= 1
  if (tokens[end - 1]?.tag === 'relative') return antecedent(tokens, phrases, end - 1, group)
  const nearest = phraseEndingAt(phrases, end)
  if (nearest === undefined) return []
  const head = headOf(tokens, phrases, nearest)
  const boundary = tokens[head.from - 1]
  if (tokens.slice(0, head.from).some(({ folded }) => HYPOTHESES.has(folded))) return []
  if (boundary === undefined || opensClause(boundary)) return agreeing(tokens, [head], group)
  if (boundary.tag === 'conjunction') {
    const other = phraseEndingAt(phrases, head.from - 1)
    // 'the names of files and directories': what 'and' joins is unknown.
    if (other !== undefined && headOf(tokens, phrases, other) !== other) return []
    const isList = other !== undefined && isClauseStart(tokens, other.from)
    if (isList && boundary.folded === 'and' && group.number !== 'singular')
      return named(tokens, [other, head])
    return group.number === 'plural' ? [] : isList ? [] : agreeing(tokens, [head], group)
  }
  return isClauseStart(tokens, head.from) ? agreeing(tokens, [head], group) : []
}

/**
 * The noun phrase before ', which' or ', who', if it is the only one that it can refer to. A clause without a comma says which
 * of several things is meant, so it states nothing of all of them; but one after a name does.
 */
function antecedent(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  relative: number,
  group: VerbGroup,
): NounPhrase[] {
  const hasComma = tokens[relative - 1]?.tag === 'comma'
  const phrase = phraseEndingAt(phrases, hasComma ? relative - 1 : relative)
  if (phrase === undefined || headOf(tokens, phrases, phrase) !== phrase) return []
  if (tokens[phrase.from - 1]?.tag === 'preposition') return []
  const isName = tokens[phrase.to - 1]?.isCapitalized === true && phrase.to > 1
  return hasComma || isName ? agreeing(tokens, [phrase], group) : []
}

/** The first phrase of a chain such as 'the size of the buffer'. */
function headOf(tokens: readonly Token[], phrases: readonly NounPhrase[], last: NounPhrase): NounPhrase {
  let head = last
  for (;;) {
    if (tokens[head.from - 1]?.tag !== 'preposition') return head
    const before = phraseEndingAt(phrases, head.from - 1)
    if (before === undefined) return head
    head = before
  }
}

function phraseEndingAt(phrases: readonly NounPhrase[], end: number): NounPhrase | undefined {
  return phrases.find(({ to }) => to === end)
}

/** Whether a clause that states something can start with the phrase at `from`. */
function isClauseStart(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]
  if (before === undefined || opensClause(before)) return true
  if (before.tag === 'subordinator') return !CONDITIONS.has(before.folded)
  if (before.tag === 'relative') return before.folded === 'that' && tokens[from - 2]?.tag === 'verb'
  return before.tag === 'comma'
}

/** Not ')': the words before a parenthesis belong to the phrase after it. */
function opensClause({ tag, text }: Token): boolean {
  return tag === 'break' && text !== ')' && text !== ']'
}

function agreeing(tokens: readonly Token[], phrases: readonly NounPhrase[], group: VerbGroup): NounPhrase[] {
  return named(tokens, phrases).filter(({ to }) => {
    const last = tokens[to - 1]
    if (last === undefined || group.number === null || last.isCapitalized) return true
    return isPlural(last) === (group.number === 'plural')
  })
}

function named(tokens: readonly Token[], phrases: readonly NounPhrase[]): NounPhrase[] {
  return phrases.filter(({ from, first }) => {
    for (let i = from; i < first; i += 1) if (UNNAMED.has(tokens[i]?.folded ?? '')) return false
    return true
  })
}
