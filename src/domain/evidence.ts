import { cutAt } from '../lib/text/format.ts'

/** How much of an answer's evidence is shown at once. */
export const HYPOTHESIS_SOURCES_SHOWN = 3
export const RELATIONSHIPS_SHOWN = 3
export const EXCERPT_LENGTH = 120
export const NODE_CONTENT_LENGTH = 100

/** The default title of a new chat, by which one that was never named is known. */
export const NEW_CHAT_TITLE = 'New Chat'

const SESSION_TITLE_LENGTH = 60

/** What a session is called that begins with this question: its words, cut to the width of a list. */
export function sessionTitleOf(question: string): string {
  return cutAt(question.trim().replace(/\s+/g, ' '), SESSION_TITLE_LENGTH)
}

/** What the assistant says in the thread where it could not answer. */
export function apologyFor(reason: string): string {
  return `I apologize, but I encountered an error processing your request: ${reason}`
}

/** The place in an answer's sources that its marker `[n]` stands for; without citations `[1]` is the first. */
export function placeOfMarker(
  marker: number,
  citations: readonly { marker: number; source: number }[] = [],
): number {
  return citations.find((citation) => citation.marker === marker)?.source ?? marker - 1
}

/** Where in its document a source stands: the page where the format has pages, otherwise the heading. */
export function locationOf({
  page,
  heading,
}: {
  page: number | null
  heading?: string | null | undefined
}): string {
  return page === null ? (heading ?? '') : `p. ${page}`
}

/** A list cut after `limit` entries, and how many were cut. */
export function firstOf<T>(list: readonly T[], limit: number): { shown: readonly T[]; hidden: number } {
  return { shown: list.slice(0, limit), hidden: Math.max(0, list.length - limit) }
}

const SPOKEN_LENGTH = 2000

/** The first sentence of an answer as it is spoken: without Markdown's signs and source markers. */
export function firstSentenceOf(markdown: string): string {
  // A sentence that is longer is not spoken to its end.
  const words = withoutMarks(markdown.slice(0, SPOKEN_LENGTH))
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words
}

/** An answer as plain text: its lines without the signs of Markdown and the marks of its sources. */
export function plainTextOf(markdown: string): string {
  return withoutMarks(markdown)
    .replace(/^ {0,3}(?:`{3,}|~{3,}).*\n?/gm, '')
    .replace(/^ {0,3}(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/(\*\*|__|~~)(?=\S)([^\n]{0,400}?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^\n*_]{1,400})\1(?![\w*])/g, '$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .trim()
}

/** Without the marks of sources, and of links and images only the words. */
function withoutMarks(markdown: string): string {
  return markdown
    .replace(/[ \t]?\[\d{1,3}(?:\s*,\s*\d{1,3})*\]/g, '')
    .replace(/!?\[([^[\]\n]{0,400})\]\([^()\n]{0,2000}\)/g, '$1')
}
