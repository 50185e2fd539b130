import { ranked } from '../invertedIndex.ts'
import type { Span } from '../text/sentences.ts'
import { terms } from '../text/terms.ts'
import { type Candidate, isLabel } from './evidence.ts'

/** A stretch of a page that is cited: its best sentence, and what belongs to it. */
export interface CitedStretch {
  readonly best: Candidate
  /** Of its page, about 0 to 1. */
  readonly relevance: number
  /** In the text of the page. */
  readonly span: Span
}

const MAX_SOURCES = 5
/** A page that is less relevant than this share of the best one is not worth opening. */
const MIN_RELATIVE_RELEVANCE = 0.5
/** How long a cited stretch may grow, in characters. */
const MAX_LENGTH = 420
/** The next sentence belongs to the stretch where it covers this share of what the best one covers. */
const MIN_RELATIVE_COVERAGE = 0.5

/** The best stretch of each of the best pages, without those that say the same. `candidates` most fitting first. */
export function chooseSources(candidates: readonly Candidate[]): CitedStretch[] {
  const chosen: CitedStretch[] = []
  const pages = bestPages(candidates)
  const top = pages[0]?.relevance ?? 0
  for (const { key, relevance } of pages) {
    if (chosen.length === MAX_SOURCES || relevance < top * MIN_RELATIVE_RELEVANCE) break
    const best = candidates.find(({ passage }) => passage.pageKey === key)
    if (best === undefined || chosen.some((stretch) => saysTheSame(stretch.best, best))) continue
    chosen.push({ best, relevance, span: stretch(best, candidates) })
  }
  return chosen
}

/** Each page with the relevance of its most relevant sentence, the best page first. */
function bestPages(candidates: readonly Candidate[]): { key: string; relevance: number }[] {
  const relevances = new Map<string, number>()
  for (const { passage, relevance } of candidates)
    relevances.set(passage.pageKey, Math.max(relevances.get(passage.pageKey) ?? 0, relevance))
  return ranked(relevances).map(([key, relevance]) => ({ key, relevance }))
}

/** Jaccard's share of common terms from which two sentences are one. */
const SAME = 0.75

/** Whether two sentences of one document repeat each other; from two documents they confirm each other. */
function saysTheSame(a: Candidate, b: Candidate): boolean {
  if (a.passage.documentId !== b.passage.documentId) return overlaps(a, b)
  const [own, other] = [new Set(terms(a.text)), new Set(terms(b.text))]
  const common = [...own].filter((term) => other.has(term)).length
  return overlaps(a, b) || common / Math.max(1, own.size + other.size - common) > SAME
}

/** Passages without a page of their own overlap in their section. */
function overlaps(a: Candidate, b: Candidate): boolean {
  const isSamePage = a.passage.documentId === b.passage.documentId && a.passage.page === b.passage.page
  return isSamePage && a.span.start < b.span.end && b.span.start < a.span.end
}

/** A sentence with those after it that still answer, or that it announces ('as follows:', a heading). */
function stretch(best: Candidate, candidates: readonly Candidate[]): Span {
  const following = candidates
    .filter(({ passage, span }) => passage === best.passage && span.start >= best.span.end)
    .sort((a, b) => a.span.start - b.span.start)
  const isAnnounced = best.text.endsWith(':') || isLabel(best.text)
  let end = best.span.end
  for (const next of following) {
    const belongs = isAnnounced || next.coverage >= best.coverage * MIN_RELATIVE_COVERAGE
    if (!belongs || next.span.end - best.span.start > MAX_LENGTH) break
    end = next.span.end
  }
  return { start: best.span.start, end }
}
