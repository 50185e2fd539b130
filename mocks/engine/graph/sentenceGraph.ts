import type { NodeType } from '../types.ts'
import { termsOf } from './keyTerms.ts'
import { type Mention, nodeOf, textOf } from './mentions.ts'
import { isAcronym, type NameSpan } from './names.ts'
import type { NounPhrase } from './nounPhrases.ts'
import { type Relation, relationsOf } from './relations.ts'
import type { Token } from './token.ts'
import { findValues } from './values.ts'

export interface SentenceGraph {
  readonly mentions: readonly Mention[]
  readonly relations: readonly Relation[]
}

/** Finds the mentions and relations of a sentence. `keyTerms` are nodes. Names have the type 'concept'. */
export function sentenceGraphOf(
  sentence: string,
  tokens: readonly Token[],
  nounPhrases: readonly NounPhrase[],
  names: readonly NameSpan[],
  keyTerms: ReadonlySet<string>,
): SentenceGraph {
  const phrases = joinNames(nounPhrases, names)
  const named = names.map((span) => toMention(sentence, tokens, span, 'concept'))
  const values = findValues(sentence, tokens).filter((value) => named.every((name) => isApart(name, value)))
  const terms = phrases
    .flatMap((phrase) => longestTerm(sentence, tokens, phrase, keyTerms))
    .filter((term) => named.every((name) => isApart(name, term)))
  const mentions = [...named, ...terms, ...values].sort((a, b) => a.from - b.from)
  const relations = relationsOf(tokens, phrases, mentions)
  const used = new Set(relations.flatMap(({ source, target }) => [source, target]))
  // Dates and quantities are nodes only if something is said about them.
  return {
    mentions: mentions.filter((mention) => !values.includes(mention) || used.has(mention.node)),
    relations,
  }
}

function longestTerm(
  sentence: string,
  tokens: readonly Token[],
  phrase: NounPhrase,
  keyTerms: ReadonlySet<string>,
): Mention[] {
  const part = termsOf(tokens, phrase).find((candidate) => keyTerms.has(nodeOf(candidate)))
  if (part === undefined) return []
  const mention = toMention(sentence, tokens, { from: phrase.to - part.length, to: phrase.to }, 'concept')
  return [{ ...mention, name: isSentenceStart(part) ? uncapitalize(mention.name) : mention.name }]
}

function isSentenceStart([first]: readonly Token[]): boolean {
  return first?.start === 0 && first.isCapitalized && !isAcronym(first.text)
}

/** A term at the start of a sentence has a capital letter only there. */
function uncapitalize(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function toMention(sentence: string, all: readonly Token[], { from, to }: NameSpan, type: NodeType): Mention {
  const tokens = all.slice(from, to)
  return { node: nodeOf(tokens), name: textOf(sentence, tokens), type, from, to }
}

function isApart(a: NameSpan, b: NameSpan): boolean {
  return a.to <= b.from || b.to <= a.from
}

/** Joins the phrases that a name spans: 'University' and 'California' in 'the University of California'. */
function joinNames(phrases: readonly NounPhrase[], names: readonly NameSpan[]): NounPhrase[] {
  const joined: NounPhrase[] = []
  for (const phrase of phrases) {
    const last = joined.at(-1)
    const isJoint = last !== undefined && names.some(({ from, to }) => from < last.to && phrase.from < to)
    if (isJoint) joined[joined.length - 1] = { ...last, to: phrase.to }
    else joined.push(phrase)
  }
  return joined
}
