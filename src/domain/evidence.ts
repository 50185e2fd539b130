import { cutAt } from './format.ts'

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

/** The first sentence of an answer as it is spoken: without Markdown's signs and source markers. */
export function firstSentenceOf(markdown: string): string {
  const words = markdown
    .replace(/\[\d[\d\s,]*\]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
  return /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words
}
