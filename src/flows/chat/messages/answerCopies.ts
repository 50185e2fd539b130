import type { ChatMessage } from '../../../api/types.ts'
import { markdownToPlainText } from './answerText.ts'
import { contradictionsMarkdown, contradictionsPlainText } from './contradictionSides.ts'
import { splitLead } from './splitLead.ts'

/** An answer with its contradictions in Markdown, in the order in which they are shown. */
export function answerMarkdown(answer: ChatMessage): string {
  return insertAfterLead(answer.content, contradictionsMarkdown(answer))
}

/** An answer with its contradictions in plain text, in the order in which they are shown. */
export function answerPlainText(answer: ChatMessage): string {
  const { lead, rest } = splitLead(answer.content)
  const parts = [markdownToPlainText(lead), contradictionsPlainText(answer), markdownToPlainText(rest)]
  return parts.filter(Boolean).join('\n\n')
}

/** Adds a text to a Markdown text after its first paragraph. */
export function insertAfterLead(markdown: string, text: string): string {
  if (text === '') return markdown
  const { lead, rest } = splitLead(markdown)
  return [lead, text, rest].filter(Boolean).join('\n\n')
}
