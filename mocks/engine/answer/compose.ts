import { isLabel } from '../text/sentence.ts'
import { sentences } from '../text/sentences.ts'
import type { Citation } from '../types.ts'
import type { Claim } from './claims.ts'
import type { Candidate } from './evidence.ts'
import type { CitedText } from './sources.ts'

/** Maximum number of sources quoted in the response; the others are only listed. */
const MAX_SHOWN = 4
/** Minimum relevance of a quoted source, relative to the first one. */
const MIN_SHOWN_RELEVANCE = 0.72

/** Quotes the sources in order. A source's marker is its position, counted from 1. */
export function composeResponse(
  sources: readonly CitedText[],
  claims: readonly Claim[],
): { response: string; citations: Citation[] } {
  const used = new Set<number>()
  const mark = (source: number): string => {
    used.add(source)
    return `[${source + 1}]`
  }
  const top = sources[0]?.relevance ?? 0
  const shown = sources
    .slice(0, MAX_SHOWN)
    .filter(({ relevance }, i) => i === 0 || relevance >= top * MIN_SHOWN_RELEVANCE)
  const [lead, ...rest] = shown.map((citedText) => withMarkers(citedText, mark(sources.indexOf(citedText))))
  const paragraphs = [lead ?? '', rest.join(' '), disagreements(sources, claims, mark)]
  return {
    response: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    citations: [...used].sort((a, b) => a - b).map((source) => ({ marker: source + 1, source })),
  }
}

/** Adds the marker to each sentence; a label at the start gets a colon instead. */
function withMarkers({ best, span }: CitedText, marker: string): string {
  const text = best.passage.page.text.slice(span.start, span.end)
  const shown = sentences(text).map(({ start, end }) => text.slice(start, end))
  return shown
    .map((sentence, i) => {
      const leads = i === 0 && shown.length > 1 && isLabel(sentence)
      return escapeMarkdown(sentence) + (leads ? ':' : ` ${marker}`)
    })
    .join(' ')
}

/** Lists each disagreement once, with citations of both sides. */
function disagreements(
  sources: readonly CitedText[],
  claims: readonly Claim[],
  mark: (source: number) => string,
): string {
  const shown = new Set<string>()
  const lines: string[] = []
  for (const { cited, contradictions } of claims) {
    for (const { by, conflict } of contradictions) {
      const other = sources.findIndex(({ best }) => best === by || isSameSentence(best, by))
      const own = sources.indexOf(cited)
      const key = [own, other].sort((a, b) => a - b).join('|')
      if (other < 0 || shown.has(key)) continue
      shown.add(key)
      const side = (candidate: Candidate, statement: string, source: number): string =>
        `${sourceLabel(candidate)} says ${conflict.kind === 'quantity' ? escapeMarkdown(statement) : quote(statement)} ${mark(source)}`
      lines.push(`- ${side(cited.best, conflict.first, own)}; ${side(by, conflict.second, other)}.`)
    }
  }
  return lines.length === 0 ? '' : ['**What disagrees**', '', ...lines].join('\n')
}

export function isSameSentence(a: Candidate, b: Candidate): boolean {
  return a.passage.page === b.passage.page && a.span.start === b.span.start
}

function sourceLabel({ passage }: Candidate): string {
  const page = passage.page.number
  return escapeMarkdown(passage.filename) + (page === null ? '' : ` (page ${page})`)
}

function quote(text: string): string {
  return `“${escapeMarkdown(text)}”`
}

/** Escapes Markdown, including brackets that would look like a citation marker. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^([-+]|\d+[.)])(?=\s)/, '\\$1')
}
