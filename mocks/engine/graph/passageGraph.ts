import { findKeyTerms } from './keyTerms.ts'
import { findNames, isCapitalized, type Mention } from './mentions.ts'
import { type Relation, relationsOf } from './relations.ts'
import { type TokenizedSentence, tokenizedSentences } from './tokenizedSentence.ts'

/** Mentions and relations of one passage. */
export interface PassageGraph {
  readonly passageId: string
  readonly mentions: readonly Mention[]
  readonly relations: readonly Relation[]
}

interface PassageText {
  readonly id: string
  readonly text: string
}

/** Extracts mentions and relations of a document's passages. Key terms and names depend on the whole document. */
export function extractPassageGraphs(passages: readonly PassageText[]): PassageGraph[] {
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

/** Sorted by position. Of an overlapping name and term only the name is used. */
function mentionsOf(
  sentence: TokenizedSentence,
  names: ReadonlySet<string>,
  terms: readonly Mention[],
): Mention[] {
  const named = findNames(sentence, (folded) => names.has(folded))
  const free = terms.filter((term) => named.every((name) => term.end <= name.start || name.end <= term.start))
  return [...named, ...free].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Words that are capitalized inside a sentence at least once. */
function namesIn(all: readonly TokenizedSentence[]): Set<string> {
  const names = new Set<string>()
  for (const sentence of all) {
    for (const word of sentence.words.slice(1)) if (isCapitalized(word.text)) names.add(word.folded)
  }
  return names
}
