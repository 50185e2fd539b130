/** Maximum number of characters to announce if the answer has no end of a sentence. */
const MAX_ANNOUNCED_LENGTH = 2000

/** A paragraph in bold that something follows: the value that a question asks for. */
const BOLD_PARAGRAPH = /^\*\*[^\n]+\*\*(?=\n\n)/

/** The first sentence of an answer, or the value before it, without Markdown syntax and citations, for screen readers. */
export function firstSentence(markdown: string): string {
  const [start] = BOLD_PARAGRAPH.exec(markdown) ?? [markdown.slice(0, MAX_ANNOUNCED_LENGTH)]
  const text = stripCitations(replaceLinks(start))
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

/** An answer without Markdown syntax. Citations and line breaks stay. */
export function markdownToPlainText(markdown: string): string {
  return replaceLinks(markdown)
    .replace(/^ {0,3}(?:`{3,}|~{3,}).*\n?/gm, '')
    .replace(/^ {0,3}(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/(\*\*|__|~~)(?=\S)([^\n]{0,400}?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^\n*_]{1,400})\1(?![\w*])/g, '$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .trim()
}

/** The numbers of a citation: `[1]`, `[1, 3]`. */
const CITATION = /[ \t]?\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g

function stripCitations(markdown: string): string {
  return markdown.replace(CITATION, '')
}

/** The markers of the citations in an answer, each once, in the order of their numbers. */
export function citedMarkers(markdown: string): number[] {
  const markers = [...markdown.matchAll(CITATION)].flatMap(([, numbers = '']) =>
    numbers.split(',').map(Number),
  )
  return [...new Set(markers)].sort((a, b) => a - b)
}

/** Replaces links and images with their text. */
function replaceLinks(markdown: string): string {
  return markdown.replace(/!?\[([^[\]\n]{0,400})\]\([^()\n]{0,2000}\)/g, '$1')
}
