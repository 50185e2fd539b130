import { findKeyTerms } from './keyTerms.ts'
import { findNames, isCapitalized, type Mention } from './mentions.ts'
import { type Relation, relationsOf } from './relations.ts'
import { type TokenizedSentence, tokenizedSentences } from './tokenizedSentence.ts'

/** Mentions and relations of one passage. */
interface PassageGraph {
  readonly mentions: readonly Mention[]
  readonly relations: readonly Relation[]
}

/**
 * Extracts mentions and relations of a document's passages. Key terms and names depend on the whole document. Yields
 * about once per passage and step, see `runInSlices`.
 */
export function* extractPassageGraphs(passages: readonly string[]): Generator<void, PassageGraph[]> {
  const split: TokenizedSentence[][] = []
  for (const text of passages) {
    split.push(tokenizedSentences(text))
    yield
  }
  const all = split.flat()
  const keyTerms = yield* findKeyTerms(all, passages.length)
  const names = namesIn(all)
  const graphs: PassageGraph[] = []
  for (const sentences of split) {
    const mentions: Mention[] = []
    const relations: Relation[] = []
    for (const sentence of sentences) {
      const found = mentionsOf(sentence, names, keyTerms.mentionsIn(sentence))
      mentions.push(...found)
      relations.push(...relationsOf(sentence.text, found))
    }
    graphs.push({ mentions, relations })
    yield
  }
  return graphs
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
