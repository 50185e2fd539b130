import type { Mention } from './mentions.ts'
import type { NounPhrase } from './nounPhrases.ts'
import { objectsOf } from './objects.ts'
import { subjectsOf } from './subjects.ts'
import type { Token } from './token.ts'
import { type VerbGroup, verbGroupAt } from './verbGroups.ts'

export interface Relation {
  readonly source: string
  readonly target: string
  /** A verb phrase in the third person, for example 'causes', 'was founded by' or 'does not use'. */
  readonly type: string
}

/** The type of a relation between nodes that occur together and are not connected by a verb. */
export const MENTIONED_WITH = 'mentioned with'

/** Equal for relations that say the same. */
export function relationKey({ source, target, type }: Relation): string {
  return `${source}\t${type}\t${target}`
}

/** Verbs after which a noun is not what they are about, and those of questions and opinions. */
const UNCLEAR_VERBS = new Set('say tell suppose tend let seem appear'.split(' '))

/**
 * The relations that a sentence states with a verb: between the head of its subject and the head of its object. Clauses whose
 * subject is a pronoun, a condition or not a node give none.
 */
export function relationsOf(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  mentions: readonly Mention[],
): Relation[] {
  if (tokens.at(-1)?.text === '?' || mentions.length < 2) return []
  const nodeOfPhrase = (phrase: NounPhrase): Mention | undefined =>
    tokens.slice(phrase.from, phrase.to).some(({ tag }) => tag === 'code')
      ? undefined
      : mentions.find(({ from, to }) => to >= phrase.to && from >= phrase.from && from < phrase.to)
  const relations: Relation[] = []
  let previous: { group: VerbGroup; subjects: readonly NounPhrase[] } | null = null
  for (let i = 0; i < tokens.length; i += 1) {
    const group = verbGroupAt(tokens, i)
    if (group === null) continue
    const isShared = previous !== null && isSecondVerb(tokens, group, previous.group)
    const subjects: readonly NounPhrase[] = isShared
      ? (previous?.subjects ?? [])
      : subjectsOf(tokens, phrases, group)
    previous = { group, subjects }
    i = group.to - 1
    if (subjects.length === 0 || UNCLEAR_VERBS.has(group.base)) continue
    const objects = objectsOf(tokens, phrases, group, (phrase) => nodeOfPhrase(phrase) !== undefined)
    for (const subject of subjects) {
      for (const { phrase, link, isNegated } of objects) {
        const [source, target] = [nodeOfPhrase(subject)?.node, nodeOfPhrase(phrase)?.node]
        if (source === undefined || target === undefined || source === target) continue
        if ((group.isNegated || isNegated) && !isComplete(tokens, phrase, nodeOfPhrase(phrase))) continue
        relations.push({
          source,
          target,
          type: link === '' ? group.text : `${group.text} ${link}`,
        })
      }
    }
  }
  return relations
}

/** Whether the mention is all that is denied: not in 'does not use new files' or 'does not use files of the user'. */
function isComplete(
  tokens: readonly Token[],
  { first, to }: NounPhrase,
  mention: Mention | undefined,
): boolean {
  const next = tokens[to]?.tag
  return mention?.from === first && next !== 'preposition' && next !== 'relative'
}

/** Whether a verb has the subject of the verb before it: 'A uses B and replaces C', 'A is a tool that uses B'. */
function isSecondVerb(tokens: readonly Token[], group: VerbGroup, previous: VerbGroup): boolean {
  let start = group.from
  while (tokens[start - 1]?.tag === 'adverb') start -= 1
  const joint = tokens[start - 1]
  const isDefined = previous.isCopula && !previous.isNegated && joint?.tag === 'relative'
  if (joint?.tag !== 'conjunction' && !isDefined) return false
  if (group.number !== null && previous.number !== null && group.number !== previous.number) return false
  const between = tokens.slice(previous.to, start - 1)
  return between.every(
    ({ tag }) => tag !== 'relative' && tag !== 'subordinator' && tag !== 'break' && tag !== 'verb',
  )
}
