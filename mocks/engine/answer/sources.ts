import { sortByScore } from '../invertedIndex.ts'
import type { Span } from '../text/sentences.ts'
import type { Candidate } from './evidence.ts'

/** The cited text of a page: its best sentence and the following ones that belong to it. */
export interface CitedText {
  readonly best: Candidate
  /** Relevance of the page, about 0 to 1. */
  readonly relevance: number
  /** Offsets in the page's text. */
  readonly span: Span
}

const MAX_SOURCES = 5
/** Minimum relevance of a page, relative to the best one. */
const MIN_RELATIVE_RELEVANCE = 0.5
/** Maximum length of a cited text, in characters. */
const MAX_LENGTH = 420
/** Minimum coverage of a following sentence, relative to the best one. */
const MIN_RELATIVE_COVERAGE = 0.5

/** The best text of each of the best pages, without duplicates. `candidates` must be sorted by `fit`. */
export function chooseSources(candidates: readonly Candidate[]): CitedText[] {
  const chosen: CitedText[] = []
  const pages = bestPages(candidates)
  const top = pages[0]?.relevance ?? 0
  for (const { key, relevance } of pages) {
    if (chosen.length === MAX_SOURCES || relevance < top * MIN_RELATIVE_RELEVANCE) break
    const best = candidates.find(({ passage }) => passage.pageKey === key)
    if (best === undefined || chosen.some((citedText) => isDuplicate(citedText.best, best))) continue
    chosen.push({ best, relevance, span: extendSpan(best, candidates) })
  }
  return chosen
}

/** Pages with the relevance of their most relevant sentence, best first. */
function bestPages(candidates: readonly Candidate[]): { key: string; relevance: number }[] {
  const relevances = new Map<string, number>()
  for (const { passage, relevance } of candidates)
    relevances.set(passage.pageKey, Math.max(relevances.get(passage.pageKey) ?? 0, relevance))
  return sortByScore(relevances).map(([key, relevance]) => ({ key, relevance }))
}

/** Jaccard index of terms above which two sentences are duplicates. */
const MIN_DUPLICATE_SHARE = 0.75

/** Whether two sentences of one document are equal. Equal sentences of two documents support each other. */
function isDuplicate(a: Candidate, b: Candidate): boolean {
  if (a.passage.documentId !== b.passage.documentId) return overlaps(a, b)
  const [own, other] = [a.sentence.terms, b.sentence.terms]
  const common = [...own].filter((term) => other.has(term)).length
  return overlaps(a, b) || common / Math.max(1, own.size + other.size - common) > MIN_DUPLICATE_SHARE
}

/** Passages of the same section overlap in formats without pages. */
function overlaps(a: Candidate, b: Candidate): boolean {
  const isSamePage = a.passage.documentId === b.passage.documentId && a.passage.page === b.passage.page
  return isSamePage && a.span.start < b.span.end && b.span.start < a.span.end
}

/** Extends a sentence by following ones that answer too, or that it introduces ('as follows:', a heading). */
function extendSpan(best: Candidate, candidates: readonly Candidate[]): Span {
  const following = candidates
    .filter(({ passage, span }) => passage === best.passage && span.start >= best.span.end)
    .sort((a, b) => a.span.start - b.span.start)
  const introducesNext = best.sentence.text.endsWith(':') || best.sentence.isLabel
  let end = best.span.end
  for (const next of following) {
    const belongs = introducesNext || next.coverage >= best.coverage * MIN_RELATIVE_COVERAGE
    if (!belongs || next.span.end - best.span.start > MAX_LENGTH) break
    end = next.span.end
  }
  return { start: best.span.start, end }
}
