import type { Source } from '../../../api/types.ts'

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
