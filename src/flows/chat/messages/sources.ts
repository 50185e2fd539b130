import type { ChatMessage, Hypothesis, Source } from '../../../api/types.ts'
import { citedMarkers } from './answerText.ts'

/** Identifies a source: the answer's id and the index in its `sources`. */
export interface SourceRef {
  answerId: string
  index: number
}

/** Index of the source that the marker `[n]` cites. Without an entry in `citations`, `[1]` cites the first source. */
export function citedSourceIndex(
  marker: number,
  citations: readonly { marker: number; source: number }[] = [],
): number {
  return citations.find((citation) => citation.marker === marker)?.source ?? marker - 1
}

/** The indexes of the sources that the answer cites or compares, then those of the others; all are cited if none is marked. */
export function citedFirst({ content, sources = [], citations = [], contradictions = [] }: ChatMessage): {
  cited: readonly number[]
  others: readonly number[]
} {
  const compared = contradictions.flatMap(({ sides }) => sides.map(({ source }) => source))
  const marked = new Set([
    ...citedMarkers(content).map((marker) => citedSourceIndex(marker, citations)),
    ...compared,
  ])
  const all = [...sources.keys()]
  const cited = all.filter((index) => marked.has(index))
  return cited.length === 0
    ? { cited: all, others: [] }
    : { cited, others: all.filter((index) => !marked.has(index)) }
}

/** Where the passage is in its document: the page if the format has pages, otherwise the heading; and whether it is a scan. */
export function sourceLocation({
  page,
  heading,
  is_scan = false,
}: Pick<Source, 'page' | 'heading' | 'is_scan'>): string {
  return page === null ? (heading ?? '') : `p. ${page}${is_scan ? ', read from a scan' : ''}`
}

/** The excerpt without the heading that it may start with. */
export function textBelowHeading({ excerpt, heading }: Pick<Source, 'excerpt' | 'heading'>): string {
  if (!heading || !excerpt.startsWith(heading)) return excerpt
  const rest = excerpt.slice(heading.length)
  return /^[\s:.]*\n|^\s*:\s/.test(rest) ? rest.replace(/^[\s:.]+/, '') : excerpt
}

/** The excerpt of a source from the sentence that a hypothesis states, so that a card which cuts it shows that sentence. */
export function excerptFromClaim(source: Source, hypotheses: readonly Hypothesis[]): string {
  const text = textBelowHeading(source).replace(/\s+/g, ' ')
  const starts = hypotheses.map(({ hypothesis }) => text.indexOf(hypothesis)).filter((start) => start >= 0)
  const start = starts.length === 0 ? 0 : Math.min(...starts)
  return start === 0 ? text : `… ${text.slice(start)}`
}
