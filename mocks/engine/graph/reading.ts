import { findKeyTerms } from './keyTerms.ts'
import { isCapitalised, type Mention, nameMentions } from './mentions.ts'
import { type Relation, relationsOf } from './relations.ts'
import { type TokenizedSentence, tokenizedSentences } from './tokenizedSentence.ts'

/** What one passage says: what it mentions, and how it relates them. */
export interface Reading {
  readonly passageId: string
  readonly mentions: readonly Mention[]
  readonly relations: readonly Relation[]
}

interface PassageText {
  readonly id: string
  readonly text: string
}

/** Reads a document's passages for the graph. What counts as a term or a name is judged by the whole document. */
export function readPassages(passages: readonly PassageText[]): Reading[] {
  const split = passages.map(({ id, text }) => ({ id, sentences: tokenizedSentences(text) }))
  const all = split.flatMap((passage) => passage.sentences)
  const keyTerms = findKeyTerms(all, passages.length)
  const names = namesIn(all)
  return split.map((passage) => {
    const mentions: Mention[] = []
    const relations: Relation[] = []
    for (const sentence of passage.sentences) {
      const found = mentionsOf(sentence, names, keyTerms.mentionsIn(sentence))
      mentions.push(...found)
      relations.push(...relationsOf(sentence.text, found))
    }
    return { passageId: passage.id, mentions, relations }
  })
}

/** In the order of the sentence, and where two overlap the name, which says more than the term. */
function mentionsOf(
  sentence: TokenizedSentence,
  names: ReadonlySet<string>,
  terms: readonly Mention[],
): Mention[] {
  const named = nameMentions(sentence, (folded) => names.has(folded))
  const free = terms.filter((term) => named.every((name) => term.end <= name.start || name.end <= term.start))
  return [...named, ...free].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Words that stand capitalised inside some sentence, where grammar does not ask for it. */
function namesIn(all: readonly TokenizedSentence[]): Set<string> {
  const names = new Set<string>()
  for (const sentence of all) {
    for (const word of sentence.words.slice(1)) if (isCapitalised(word.text)) names.add(word.folded)
  }
  return names
}
