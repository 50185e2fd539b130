import { extractDocumentGraph, type IndexedMention } from './graph/documentGraph.ts'
import { type Relation, relationKey } from './graph/relations.ts'
import { splitPage } from './passages.ts'
import { detectLanguage } from './text/detectLanguage.ts'
import type { Language } from './text/language.ts'
import { terms } from './text/terms.ts'
import type { ExtractedDocument } from './types.ts'

/** A passage's offsets, terms and graph. Numbers are positions in the lists of the document's index. */
export interface PassageIndex {
  /** Position of its page in the extracted document. */
  readonly page: number
  readonly start: number
  readonly end: number
  /** Its different terms, including those of the headings above it, in order of first occurrence. */
  readonly terms: readonly number[]
  /** The number of occurrences of each term. */
  readonly counts: readonly number[]
  /** In order of occurrence. */
  readonly mentions: readonly number[]
  readonly relations: readonly number[]
  /** The start and end of the sentence of each relation, in turn. */
  readonly sentences: readonly number[]
}

/**
 * Everything that search and the knowledge graph need of a document, derived from its text only. Plain data, so that it
 * can be stored instead of being computed again.
 */
export interface DocumentIndex {
  readonly language: Language
  readonly terms: readonly string[]
  readonly mentions: readonly IndexedMention[]
  readonly relations: readonly Relation[]
  readonly passages: readonly PassageIndex[]
}

/** Computes the index of a document. Yields about once per passage, see `runInSlices`. */
export function* indexDocument({ pages }: ExtractedDocument): Generator<void, DocumentIndex> {
  const language = detectLanguage(pages.map(({ text }) => text))
  const allTerms = new Numbering<string>()
  const allMentions = new Numbering<IndexedMention>()
  const allRelations = new Numbering<Relation>()

  const passages: Omit<PassageIndex, 'mentions' | 'relations' | 'sentences'>[] = []
  for (const [i, page] of pages.entries()) {
    for (const { start, end, headings } of splitPage(page, language)) {
      const counts = new Map<number, number>()
      // The heading often names what the text refers to as 'it'.
      for (const term of terms([...headings, page.text.slice(start, end)].join('\n'), language)) {
        const number = allTerms.of(term, term)
        counts.set(number, (counts.get(number) ?? 0) + 1)
      }
      passages.push({
        page: i,
        start,
        end,
        terms: [...counts.keys()],
        counts: [...counts.values()],
      })
    }
    yield
  }

  const graphs = (yield* extractDocumentGraph(pages, passages, language)).values()
  const indexed = passages.map((passage): PassageIndex => {
    const { mentions = [], relations = [] } = graphs.next().value ?? {}
    return {
      ...passage,
      mentions: mentions.map(({ node, name, type }) =>
        allMentions.of(`${node}\t${name}\t${type}`, { node, name, type }),
      ),
      relations: relations.map(({ relation }) => allRelations.of(relationKey(relation), relation)),
      sentences: relations.flatMap(({ start, end }) => [start, end]),
    }
  })
  return {
    language,
    terms: allTerms.items,
    mentions: allMentions.items,
    relations: allRelations.items,
    passages: indexed,
  }
}

/** Numbers different items from 0, in order of first occurrence. */
class Numbering<Item> {
  readonly items: Item[] = []
  readonly #numbers = new Map<string, number>()

  /** The number of the item with this key; adds the item if the key is new. */
  of(key: string, item: Item): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.items.length)
    return this.items.push(item) - 1
  }
}
