/** A line that starts a block other than a paragraph: a list, quotation, heading, table or code block. */
const BLOCK_START = /^\s*(?:[-*+]\s|[>#|]|\d+[.)]\s|`{3}|~{3})/m

/**
 * Splits an answer after its first paragraph. `rest` is empty if the answer has one paragraph, starts with another block, or
 * its first paragraph ends with a colon and belongs to what follows.
 */
export function splitLead(markdown: string): { lead: string; rest: string } {
  const end = markdown.search(/\n\s*\n/)
  const lead = markdown.slice(0, end)
  if (end < 0 || BLOCK_START.test(lead) || lead.endsWith(':')) return { lead: markdown, rest: '' }
  return { lead, rest: markdown.slice(end).trim() }
}
