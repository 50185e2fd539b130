import { isContentsPageText } from './contentsPage.ts'
import type { Mention } from './graph/mentions.ts'
import { extractPassageGraphs } from './graph/passageGraph.ts'
import type { Relation } from './graph/relations.ts'
import { splitPassages } from './passages.ts'
import { terms } from './text/terms.ts'
import type { ExtractedDocument } from './types.ts'

/** A passage's offsets, terms and graph. Numbers are positions in the lists of the document's index. */
export interface PassageIndex {
  /** Position of its page in the extracted document. */
  readonly page: number
  readonly start: number
  readonly end: number
  /** Whether it is in a table of contents or an index. Such passages mention terms without explaining them. */
  readonly isListing: boolean
  /** Its different terms, including those of the heading, in order of first occurrence. */
  readonly terms: readonly number[]
  /** The number of occurrences of each term. */
  readonly counts: readonly number[]
  /** In order of occurrence. Empty for listings. */
  readonly mentions: readonly number[]
  readonly relations: readonly number[]
}

/**
 * Everything that search and the knowledge graph need of a document, derived from its text only. Plain data, so that it
 * can be stored instead of being computed again.
 */
export interface DocumentIndex {
  readonly terms: readonly string[]
  readonly mentions: readonly IndexedMention[]
  readonly relations: readonly Relation[]
  readonly passages: readonly PassageIndex[]
}

export type IndexedMention = Pick<Mention, 'node' | 'name' | 'type'>

/** Computes the index of a document. Yields about once per passage, see `runInSlices`. */
export function* indexDocument({ pages }: ExtractedDocument): Generator<void, DocumentIndex> {
  const allTerms = new Numbering<string>()
  const allMentions = new Numbering<IndexedMention>()
  const allRelations = new Numbering<Relation>()

  const passages: Omit<PassageIndex, 'mentions' | 'relations'>[] = []
  for (const [i, page] of pages.entries()) {
    const isListing = page.number !== null && isContentsPageText(page.text, pages.length)
    // The heading often names what the text refers to as 'it'.
    const headingTerms = terms(page.heading ?? '')
    for (const { start, end } of splitPassages(page.text)) {
      const counts = new Map<number, number>()
      for (const term of [...headingTerms, ...terms(page.text.slice(start, end))]) {
        const number = allTerms.of(term, term)
        counts.set(number, (counts.get(number) ?? 0) + 1)
      }
      passages.push({
        page: i,
        start,
        end,
        isListing,
        terms: [...counts.keys()],
        counts: [...counts.values()],
      })
    }
    yield
  }

  const texts = passages
    .filter(({ isListing }) => !isListing)
    .map(({ page, start, end }) => pages[page]?.text.slice(start, end) ?? '')
  const graphs = (yield* extractPassageGraphs(texts)).values()
  const indexed = passages.map((passage): PassageIndex => {
    const graph = passage.isListing ? undefined : graphs.next().value
    return {
      ...passage,
      mentions: (graph?.mentions ?? []).map(({ node, name, type }) =>
        allMentions.of(`${node}\t${name}\t${type}`, { node, name, type }),
      ),
      relations: (graph?.relations ?? []).map((relation) =>
        allRelations.of(`${relation.source}\t${relation.target}\t${relation.type}`, relation),
      ),
    }
  })
  return {
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
