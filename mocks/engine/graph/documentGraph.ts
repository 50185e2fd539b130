import { firstIndex } from '../text/firstIndex.ts'
import type { Language } from '../text/language.ts'
import { type Sentence, sentencesOf } from '../text/sentence.ts'
import type { Span } from '../text/sentences.ts'
import type { ExtractedPage } from '../types.ts'
import { CoOccurrence } from './coOccurrence.ts'
import { TermCounter, termsOf } from './keyTerms.ts'
import { type Mention, nodeOf } from './mentions.ts'
import { Capitalization, findNames } from './names.ts'
import { NameTable } from './nameTable.ts'
import { type NounPhrase, phrasesOf } from './nounPhrases.ts'
import type { Relation } from './relations.ts'
import { type SentenceGraph, sentenceGraphOf } from './sentenceGraph.ts'
import type { Token } from './token.ts'
import { tokenize } from './tokens.ts'

export type IndexedMention = Pick<Mention, 'node' | 'name' | 'type'>

interface PassagePlace extends Span {
  readonly page: number
}

/** A relation and the sentence that states it: offsets in the page's text. */
export interface StatedRelation extends Span {
  readonly relation: Relation
}

export interface PassageGraph {
  readonly mentions: readonly IndexedMention[]
  readonly relations: readonly StatedRelation[]
}

/** What one sentence adds to the graph. */
interface SentenceRecord extends Span {
  readonly mentions: readonly IndexedMention[]
  readonly relations: Relation[]
}

/** In shorter documents names and terms that occur once are nodes too, and one sentence relates two of them. */
const SHORT_DOCUMENT_PASSAGES = 6
/** The tokens of a document with more passages are not kept in memory between the two readings. */
const MAX_KEPT_PASSAGES = 1000

interface ReadSentence extends Span {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly phrases: readonly NounPhrase[]
}

type ReadPage = (page: ExtractedPage) => readonly ReadSentence[]

/**
 * Extracts the mentions and relations of a document's passages. Sentences are read twice, because which words
 * are names and key terms depends on the whole document; the tokens of a long document would need much memory.
 * Yields about once per page and step, see `runInSlices`.
 *
 * @param passages their offsets in the text of the page at position `page`, in the order of the pages
 * @returns the graphs of the passages, in the same order
 */
export function* extractDocumentGraph(
  pages: readonly ExtractedPage[],
  passages: readonly PassagePlace[],
  language: Language,
): Generator<void, PassageGraph[]> {
  const read = createReadPage(language, passages.length <= MAX_KEPT_PASSAGES)
  const { words, keyTerms } = yield* countWords(pages, passages, language, read)
  const names = new NameTable(passages.length < SHORT_DOCUMENT_PASSAGES)
  const graphs: (SentenceGraph & Span)[][] = []
  for (const page of pages) {
    graphs.push(
      read(page).map(({ text, start, end, tokens, phrases }) => {
        const spans = findNames(tokens, words)
        names.add(text, tokens, spans)
        return { start, end, ...sentenceGraphOf(text, tokens, phrases, spans, keyTerms) }
      }),
    )
    yield
  }
  names.linkSurnames()
  const records = yield* resolveAll(graphs, names)
  addCoOccurrences(records.flat(), passages.length < SHORT_DOCUMENT_PASSAGES)
  yield
  return passages.map((passage) => passageGraph(passage, records[passage.page] ?? []))
}

/** The key terms, and which words are capitalized. The counts of the other candidates are not kept. */
function* countWords(
  pages: readonly ExtractedPage[],
  passages: readonly PassagePlace[],
  language: Language,
  read: ReadPage,
): Generator<void, { words: Capitalization; keyTerms: Set<string> }> {
  const passagesOf = Map.groupBy(passages, ({ page }) => page)
  const words = new Capitalization()
  const terms = new TermCounter(language)
  const [headings, defined] = [new Set<string>(), new Set<string>()]
  for (const [i, page] of pages.entries()) {
    const places = passagesOf.get(i) ?? []
    let place = 0
    for (const { start, tokens, phrases } of read(page)) {
      while (place < places.length && start >= (places[place]?.end ?? 0)) place += 1
      words.add(tokens)
      terms.add(tokens, phrases, `${i}/${place}`)
    }
    for (const { kind, start, end } of page.blocks) {
      if (kind === 'heading') addTerms(page.text.slice(start, end), language, headings)
      if (kind === 'term') addTerms(page.text.slice(start, end), language, defined)
    }
    yield
  }
  return { words, keyTerms: terms.select(passages.length, headings, defined) }
}

/** Empties the list of graphs, because both do not need to be in memory. */
function* resolveAll(
  graphs: (SentenceGraph & Span)[][],
  names: NameTable,
): Generator<void, SentenceRecord[][]> {
  const records: SentenceRecord[][] = []
  for (const [i, page] of graphs.entries()) {
    records.push(page.map((graph) => resolve(graph, names)))
    graphs[i] = []
    yield
  }
  return records
}

/** Returns a function that divides a page into sentences and words, and keeps the result if `keeps`. */
function createReadPage(language: Language, keeps: boolean): ReadPage {
  const known = new Map<ExtractedPage, readonly ReadSentence[]>()
  return (page) => {
    const read =
      known.get(page) ??
      allSentences(page, language).map(({ text, start, end }) => {
        const tokens = tokenize(text, language)
        return { text, start, end, tokens, phrases: phrasesOf(tokens, language) }
      })
    if (keeps) known.set(page, read)
    return read
  }
}

/** Without sentences in capital letters, in which names look like other words. */
function allSentences(page: ExtractedPage, language: Language): Sentence[] {
  const whole = { start: 0, end: page.text.length }
  return sentencesOf(page, whole, language).filter(
    ({ text }) => text !== text.toUpperCase() || text === text.toLowerCase(),
  )
}

function addTerms(text: string, language: Language, nodes: Set<string>): void {
  const tokens = tokenize(text.toLowerCase(), language)
  for (const phrase of phrasesOf(tokens, language))
    for (const part of termsOf(tokens, phrase)) nodes.add(nodeOf(part))
}

/** Replaces short forms of names, adds types, and removes names that occur once. */
function resolve(
  { start, end, mentions, relations }: SentenceGraph & Span,
  names: NameTable,
): SentenceRecord {
  const related = new Set(relations.flatMap(({ source, target }) => [source, target]))
  return {
    start,
    end,
    mentions: mentions
      .filter(({ node }) => related.has(node) || !names.isIncidental(node))
      .map(({ node, name, type }) => {
        const full = names.fullNode(node)
        return {
          node: full,
          name: full === node ? name : names.nameOf(full),
          type: type === 'concept' ? names.typeOf(full) : type,
        }
      }),
    relations: relations
      .map((relation) => ({
        ...relation,
        source: names.fullNode(relation.source),
        target: names.fullNode(relation.target),
      }))
      .filter(({ source, target }) => source !== target),
  }
}

/** Relates nodes that no sentence relates with a verb, but that several mention together. */
function addCoOccurrences(records: readonly SentenceRecord[], isShortDocument: boolean): void {
  const together = new CoOccurrence(isShortDocument)
  const related = new Set<string>()
  for (const [i, { mentions, relations }] of records.entries()) {
    together.add(new Set(mentions.map(({ node }) => node)), i)
    for (const { source, target } of relations)
      related.add(`${source}\t${target}`).add(`${target}\t${source}`)
  }
  for (const { relation, sentences } of together.relations((a, b) => related.has(`${a}\t${b}`)))
    for (const i of sentences) records[i]?.relations.push(relation)
}

/** The sentences that start in a passage. */
function passageGraph(passage: Span, records: readonly SentenceRecord[]): PassageGraph {
  const from = firstIndex(records, ({ start }) => start >= passage.start)
  const to = firstIndex(records, ({ start }) => start >= passage.end)
  const inside = records.slice(from, to)
  return {
    mentions: inside.flatMap(({ mentions }) => mentions),
    relations: inside.flatMap(({ start, end, relations }) =>
      relations.map((relation) => ({ relation, start, end })),
    ),
  }
}
