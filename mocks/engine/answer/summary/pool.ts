import type { DocumentStore, StoredPassage } from '../../documentStore.ts'
import type { Sentence } from '../../text/sentence.ts'
import { terms } from '../../text/terms.ts'
import { canCarry } from './canCarry.ts'
import { type Centroid, centroidOf, similarityTo } from './centroid.ts'

/** A sentence that can be part of a summary. */
export interface PoolSentence {
  readonly passage: StoredPassage
  readonly sentence: Sentence
  /** Position among all sentences of the pool, from 0. */
  readonly position: number
  /** Position below its heading, from 0. */
  readonly positionInSection: number
}

export interface Pool {
  /** In the document's order. */
  readonly sentences: readonly PoolSentence[]
  readonly centroid: Centroid
}

/** Maximum number of passages whose sentences are compared. */
const MAX_PASSAGES = 48
/** Of a longer document: passages at its start, and those below a title such as 'Abstract' or 'Results'. */
const FIRST_PASSAGES = 14
const MAX_KEY_PASSAGES = 20

/** Titles of sections that say what a document is about or what it found. */
export const KEY_TITLE =
  /\b(?:abstract|summary|overview|introduction|purpose|objectives?|aims?|scope|question|results?|findings?|conclusions?|discussion|key points|highlights|implications|recommendations|outcomes?|outlook|what follows)\b|zusammenfassung|überblick|einleitung|zweck|ergebnis|fazit|schluss|resumen|introducción|objetivo|resultado|conclusi[oó]n|résumé|objectif|résultat|riassunto|sintesi|introduzione|scopo|obiettivo|risultat|resumo|introdução|conclus|введение|цель|результат|вывод|заключение|摘要|概[述要]|引言|目的|结[果论]|結[果論]|要約|はじめに|ملخص|مقدمة|هدف|نتائج|خاتمة/i

/** The sentences that can summarize a document, or the part of it whose titles contain a topic. */
export function poolOf(store: DocumentStore, documentId: string, topic: readonly string[] = []): Pool {
  const passages = store.documents.get(documentId)?.passages ?? []
  const numbers = passages.flatMap((passage, i) => (isInTopic(passage, topic) ? [i] : []))
  const centroid = centroidOf(store, documentId, numbers)
  const seen = new Map<StoredPassage['page'], Set<number>>()
  const sentences: PoolSentence[] = []
  let section = ''
  let positionInSection = 0
  for (const number of choosePassages(store, documentId, numbers, centroid)) {
    const passage = passages[number]
    if (passage === undefined) continue
    const starts = seen.get(passage.page) ?? new Set<number>()
    seen.set(passage.page, starts)
    for (const sentence of store.featuresOf(passage).sentences) {
      if (starts.has(sentence.start)) continue
      starts.add(sentence.start)
      const own = sentence.block.headings.join('\n')
      positionInSection = own === section ? positionInSection + 1 : 0
      section = own
      const isPart = topic.length === 0 || contains(sentence.block.headings, topic, passage)
      if (isPart && canCarry(sentence))
        sentences.push({ passage, sentence, position: sentences.length, positionInSection })
    }
  }
  return { sentences, centroid }
}

function isInTopic(passage: StoredPassage, topic: readonly string[]): boolean {
  if (topic.length === 0) return true
  const inside = passage.page.blocks
    .filter(({ start, end }) => start < passage.end && passage.start < end)
    .flatMap(({ headings }) => headings)
  return contains([...passage.headings, ...inside], topic, passage)
}

function contains(
  headings: readonly string[],
  topic: readonly string[],
  { language }: StoredPassage,
): boolean {
  const found = new Set(terms(headings.join('\n'), language))
  return topic.every((term) => found.has(term))
}

/** Of a long document the first passages, those below key titles and those nearest to the centroid, in its order. */
function choosePassages(
  { documents }: DocumentStore,
  documentId: string,
  numbers: readonly number[],
  centroid: Centroid,
): readonly number[] {
  if (numbers.length <= MAX_PASSAGES) return numbers
  const { index, passages = [] } = documents.get(documentId) ?? {}
  const chosen = new Set(numbers.slice(0, FIRST_PASSAGES))
  const isKey = (number: number): boolean =>
    passages[number]?.headings.slice(0, 2).some((heading) => KEY_TITLE.test(heading)) ?? false
  for (const number of numbers.filter(isKey).slice(0, MAX_KEY_PASSAGES)) chosen.add(number)
  const similarity = new Map(
    numbers.map((number) => {
      const found = index?.passages[number]?.terms.map((term) => index.terms[term] ?? '')
      return [number, similarityTo(centroid, new Set(found))] as const
    }),
  )
  const nearest = [...numbers].sort((a, b) => (similarity.get(b) ?? 0) - (similarity.get(a) ?? 0) || a - b)
  for (const number of nearest) {
    if (chosen.size >= MAX_PASSAGES) break
    chosen.add(number)
  }
  return [...chosen].sort((a, b) => a - b)
}
