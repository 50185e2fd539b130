import type { Candidate } from '../selection/candidates.ts'
import { saysSame } from '../selection/saysSame.ts'
import type { Citation } from '../types.ts'
import type { CitedText } from './citedText.ts'
import type { Claim } from './claims.ts'
import { escapeMarkdown, toMarkdown } from './quotation.ts'
import { isAnotherAnswer } from './sources.ts'

/** Maximum number of sources quoted in the response; the others are only listed. */
const MAX_SHOWN = 4
/** A source whose log-odds are this much lower than those of the first is not quoted. */
const MAX_SHOWN_DIFFERENCE = 1

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
  const [first, ...others] = shownOf(sources).map((cited) => toMarkdown(cited, mark(sources.indexOf(cited))))
  const hasBlocks = others.some((text) => text.includes('\n'))
  const rest = others.join(hasBlocks ? '\n\n' : ' ')
  const paragraphs = [first ?? '', rest, disagreements(sources, claims, mark)]
  return {
    response: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    citations: [...used].sort((a, b) => a - b).map((source) => ({ marker: source + 1, source })),
  }
}

/** The sources to quote: the first, and others that are nearly as probable, about the question and say something else. */
function shownOf(sources: readonly CitedText[]): CitedText[] {
  const [first, ...others] = sources
  if (first === undefined) return []
  const shown = [first]
  for (const cited of others.slice(0, MAX_SHOWN - 1)) {
    const { best } = cited
    const isProbable = best.logOdds >= first.best.logOdds - MAX_SHOWN_DIFFERENCE
    const isNew = !shown.some((other) => saysSame(other.best, best))
    if (isProbable && isNew && isAnotherAnswer(best, first.best)) shown.push(cited)
  }
  return shown
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
        `${sourceLabel(candidate)} says ${conflict.kind === 'polarity' ? quote(statement) : escapeMarkdown(statement)} ${mark(source)}`
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
