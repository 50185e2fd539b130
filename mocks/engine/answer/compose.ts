import { sentences } from '../text/sentences.ts'
import type { Citation } from '../types.ts'
import type { Claim } from './claims.ts'
import { type Candidate, isLabel } from './evidence.ts'
import type { CitedStretch } from './sources.ts'

/** How many stretches the text tells; the other sources are listed only. */
const MAX_TOLD = 4
/** A page less relevant than this share of the first does not answer the question well enough to tell. */
const MIN_TOLD_RELEVANCE = 0.72

/** The stretches of the sources, in their order: a source's marker is its place in it. */
export function composeResponse(
  sources: readonly CitedStretch[],
  claims: readonly Claim[],
): { response: string; citations: Citation[] } {
  const used = new Set<number>()
  const mark = (source: number): string => {
    used.add(source)
    return `[${source + 1}]`
  }
  const top = sources[0]?.relevance ?? 0
  const told = sources
    .slice(0, MAX_TOLD)
    .filter(({ relevance }, i) => i === 0 || relevance >= top * MIN_TOLD_RELEVANCE)
  const [lead, ...rest] = told.map((stretch) => withMarkers(stretch, mark(sources.indexOf(stretch))))
  const paragraphs = [lead ?? '', rest.join(' '), disagreements(sources, claims, mark)]
  return {
    response: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    citations: [...used].sort((a, b) => a - b).map((source) => ({ marker: source + 1, source })),
  }
}

/** Each sentence with the marker; a label in front leads to the first of them. */
function withMarkers({ best, span }: CitedStretch, marker: string): string {
  const text = best.passage.page.text.slice(span.start, span.end)
  const told = sentences(text).map(({ start, end }) => text.slice(start, end))
  return told
    .map((sentence, i) => {
      const leads = i === 0 && told.length > 1 && isLabel(sentence)
      return escapeMarkdown(sentence) + (leads ? ':' : ` ${marker}`)
    })
    .join(' ')
}

/** Each disagreement once, both sides cited. */
function disagreements(
  sources: readonly CitedStretch[],
  claims: readonly Claim[],
  mark: (source: number) => string,
): string {
  const told = new Set<string>()
  const lines: string[] = []
  for (const { cited, objections } of claims) {
    for (const { by, conflict } of objections) {
      const other = sources.findIndex(({ best }) => best === by || isSamePlace(best, by))
      const own = sources.indexOf(cited)
      const key = [own, other].sort((a, b) => a - b).join('|')
      if (other < 0 || told.has(key)) continue
      told.add(key)
      const side = (candidate: Candidate, said: string, source: number): string =>
        `${placeOf(candidate)} says ${conflict.kind === 'quantity' ? escapeMarkdown(said) : quote(said)} ${mark(source)}`
      lines.push(`- ${side(cited.best, conflict.ours, own)}; ${side(by, conflict.theirs, other)}.`)
    }
  }
  return lines.length === 0 ? '' : ['**What disagrees**', '', ...lines].join('\n')
}

export function isSamePlace(a: Candidate, b: Candidate): boolean {
  return a.passage.page === b.passage.page && a.span.start === b.span.start
}

function placeOf({ passage }: Candidate): string {
  const page = passage.page.number
  return escapeMarkdown(passage.filename) + (page === null ? '' : ` (page ${page})`)
}

function quote(text: string): string {
  return `“${escapeMarkdown(text)}”`
}

/** A document's text as plain words: nothing in it is read as Markdown, or as a marker of ours. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^([-+]|\d+[.)])(?=\s)/, '\\$1')
}
