import type { ChatMessage, Contradiction, Source } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { formatDay } from '../../../lib/text/format.ts'
import { escapeLine, escapeName } from './escapeMarkdown.ts'
import { sourceLocation } from './sources.ts'

/** A side of a contradiction with its source. `index` is that of the source. */
export interface ShownSide {
  text: string
  source: Source
  index: number
  /** When the document was uploaded; null if the backend does not say. */
  uploadedAt: string | null
  /** The disagreement that the user can decide; null if the backend does not say. */
  disagreementId: string | null
}

/** The sides of each contradiction of an answer. Sides without a source are left out, and contradictions with fewer than two. */
export function shownContradictions({
  contradictions,
  sources,
}: Pick<ChatMessage, 'contradictions' | 'sources'>): readonly ShownSide[][] {
  return (contradictions ?? [])
    .map((contradiction) => shownSides(contradiction, sources ?? []))
    .filter((sides) => sides.length > 1)
}

function shownSides({ sides, disagreement_id }: Contradiction, sources: readonly Source[]): ShownSide[] {
  return sides.flatMap(({ text, source: index, created_at }) => {
    const source = sources[index]
    return source === undefined
      ? []
      : [{ text, source, index, uploadedAt: created_at ?? null, disagreementId: disagreement_id ?? null }]
  })
}

/** Longer texts of sides are sentences, shorter ones values. */
export const MAX_VALUE_LENGTH = 32

/** The value by which a hypothesis differs from those that contradict it; empty if it has none. */
export function differingWords(hypothesis: string, answer: ChatMessage): string {
  const values = shownContradictions(answer)
    .flat()
    .map(({ text }) => text)
    .filter((text) => text.length <= MAX_VALUE_LENGTH && hypothesis.includes(text))
  return values.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

/** Why one side has the most confidence: 'newer, one passage each'. Null if none has, or the backend does not say. */
export function leadingSide(
  sides: readonly ShownSide[],
  { hypotheses = [] }: ChatMessage,
): { side: ShownSide; reason: string } | null {
  const rated = sides
    .map((side) => ({
      side,
      passages: hypotheses.find(
        ({ hypothesis, confidence }) =>
          confidence === side.source.confidence &&
          side.source.excerpt.replace(/\s+/g, ' ').includes(hypothesis),
      )?.supporting,
    }))
    .sort((a, b) => b.side.source.confidence - a.side.source.confidence)
  const [first, second] = rated
  if (first?.passages === undefined || second?.passages === undefined) return null
  const { side, passages } = first
  const other = second.side
  if (side.source.confidence === other.source.confidence || passages < second.passages) return null
  if (passages > second.passages) return { side, reason: `${passages} passages against ${second.passages}` }
  const isNewer = other.uploadedAt !== null && (side.uploadedAt ?? '') > other.uploadedAt
  return isNewer
    ? { side, reason: `newer, ${passages === 1 ? 'one passage' : `${passages} passages`} each` }
    : null
}

export const CONTRADICTION_TITLE = 'Your documents disagree'

/** The contradictions of an answer in Markdown. Empty if there are none. */
export function contradictionsMarkdown(answer: ChatMessage): string {
  return contradictionsText(answer, `**${CONTRADICTION_TITLE}**`, { name: escapeName, text: escapeLine })
}

/** The contradictions of an answer in plain text. Empty if there are none. */
export function contradictionsPlainText(answer: ChatMessage): string {
  return contradictionsText(answer, CONTRADICTION_TITLE, { name: toDisplayName, text: (text) => text })
}

interface Format {
  name: (name: string) => string
  text: (text: string) => string
}

function contradictionsText(answer: ChatMessage, title: string, format: Format): string {
  const lists = shownContradictions(answer).map((sides) =>
    sides.map((side) => sideLine(side, format)).join('\n'),
  )
  return lists.length === 0 ? '' : [title, ...lists].join('\n\n')
}

function sideLine({ text, source, uploadedAt }: ShownSide, format: Format): string {
  const origin = [
    format.name(source.filename),
    format.name(sourceLocation(source)),
    uploadedAt && formatDay(uploadedAt),
  ]
  return `- ${format.text(text)} (${origin.filter(Boolean).join(', ')})`
}
