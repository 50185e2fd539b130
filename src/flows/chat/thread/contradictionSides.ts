import type { ChatMessage, Contradiction, Source } from '../../../api/types.ts'
import { formatDay } from '../../../lib/text/format.ts'
import { sourceLocation } from '../evidence/sources.ts'
import { escapeLine, escapeName } from './escapeMarkdown.ts'
import { splitLead } from './splitLead.ts'

/** A side of a contradiction with its source. `index` is that of the source. */
export interface ShownSide {
  text: string
  source: Source
  index: number
  /** When the document was uploaded; null if the backend does not say. */
  uploadedAt: string | null
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

function shownSides({ sides }: Contradiction, sources: readonly Source[]): ShownSide[] {
  return sides.flatMap(({ text, source: index, created_at }) => {
    const source = sources[index]
    return source === undefined ? [] : [{ text, source, index, uploadedAt: created_at ?? null }]
  })
}

/** The title of contradictions. */
export const CONTRADICTION_TITLE = 'Your documents disagree'

/** An answer in the order in which it is shown, in Markdown: the first paragraph, the contradictions, the rest. */
export function answerParts(answer: ChatMessage): { lead: string; contradictions: string; rest: string } {
  const contradictions = shownContradictions(answer)
  if (contradictions.length === 0) return { lead: answer.content, contradictions: '', rest: '' }
  const lists = contradictions.map((sides) => sides.map(sideLine).join('\n'))
  return {
    ...splitLead(answer.content),
    contradictions: [`**${CONTRADICTION_TITLE}**`, ...lists].join('\n\n'),
  }
}

/** An answer with its contradictions, in Markdown. */
export function answerMarkdown(answer: ChatMessage): string {
  const { lead, contradictions, rest } = answerParts(answer)
  return [lead, contradictions, rest].filter(Boolean).join('\n\n')
}

function sideLine({ text, source, index, uploadedAt }: ShownSide): string {
  const origin = [
    escapeName(source.filename),
    escapeName(sourceLocation(source)),
    uploadedAt && formatDay(uploadedAt),
  ]
  return `- ${escapeLine(text)} [${index + 1}] (${origin.filter(Boolean).join(', ')})`
}
