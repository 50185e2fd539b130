import type { ChatMessage } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { citedMarkers, markdownToPlainText } from './answerText.ts'
import { contradictionsMarkdown, contradictionsPlainText } from './contradictionSides.ts'
import { escapeName } from './escapeMarkdown.ts'
import { citedSourceIndex, sourceLocation } from './sources.ts'
import { splitLead } from './splitLead.ts'

/** An answer with its contradictions, in the order in which they are shown, and its sources in Markdown. */
export function answerMarkdown(answer: ChatMessage): string {
  const text = insertAfterLead(answer.content, contradictionsMarkdown(answer))
  return [text, sourceLines(answer, escapeName).join('  \n')].filter(Boolean).join('\n\n')
}

/** An answer with its contradictions, in the order in which they are shown, and its sources in plain text. */
export function answerPlainText(answer: ChatMessage): string {
  const { lead, rest } = splitLead(answer.content)
  const parts = [markdownToPlainText(lead), contradictionsPlainText(answer), markdownToPlainText(rest)]
  return [...parts, sourceLines(answer, toDisplayName).join('\n')].filter(Boolean).join('\n\n')
}

/** `[1] file, p. 4` for each source that the text cites, or for all sources if it cites none. */
function sourceLines(
  { content, citations, sources = [] }: ChatMessage,
  format: (name: string) => string,
): string[] {
  const cited = citedMarkers(content)
  const markers = cited.length > 0 ? cited : sources.map((_, index) => index + 1)
  return markers.flatMap((marker) => {
    const source = sources[citedSourceIndex(marker, citations)]
    if (source === undefined) return []
    const origin = [format(source.filename), format(sourceLocation(source))].filter(Boolean).join(', ')
    return [`[${marker}] ${origin}`]
  })
}

/** Adds a text to a Markdown text after its first paragraph. */
export function insertAfterLead(markdown: string, text: string): string {
  if (text === '') return markdown
  const { lead, rest } = splitLead(markdown)
  return [lead, text, rest].filter(Boolean).join('\n\n')
}
