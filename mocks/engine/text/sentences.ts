/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A full stop after one of these, or after a single letter, does not end a sentence. */
const ABBREVIATIONS = new Set(
  'al approx cf dr e.g ed eds est ex gen i.e mr mrs ms mt prof resp sr st viz vs'.split(' '),
)
/** The same if a number follows: 'Fig. 3', but not 'The answer was no. Then …'. */
const NUMBERED = new Set('ch chap col eq eqs fig figs no nos nr op p para pp ref sec sect tab vol'.split(' '))

/** A punctuation mark that may end a sentence, with closing quotes and brackets; or a newline. */
const BOUNDARY = /[.!?…]+["'”’)\]]*(?=\s)|[。！？]|\n/gu

/**
 * The trimmed sentences of a text, in order. A newline always ends a sentence. A punctuation mark does unless it follows
 * an abbreviation or precedes a lower-case letter.
 */
export function sentences(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  const close = (end: number): void => {
    const span = trimmed(text, start, end)
    if (span.end > span.start) spans.push(span)
    start = end
  }
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length
    if (match[0] === '\n' || !isInsideSentence(text, start, match.index, end)) close(end)
  }
  close(text.length)
  return spans
}

function isInsideSentence(text: string, start: number, mark: number, end: number): boolean {
  const next = /\S/u.exec(text.slice(end, end + 8))?.[0] ?? ''
  if (/\p{Ll}/u.test(next)) return true
  if (text[mark] !== '.') return false
  const before = text.slice(Math.max(start, mark - 16), mark)
  const lastWord = /[\p{L}.]+$/u.exec(before)?.[0] ?? ''
  const word = lastWord.toLowerCase()
  if (/\d/.test(next) && NUMBERED.has(word)) return true
  const isItemNumber = /^\s*\d{1,2}$/.test(before)
  return /^\p{Lu}$/u.test(lastWord) || ABBREVIATIONS.has(word) || isItemNumber
}

/** The span without white space at its ends. */
export function trimmed(text: string, start: number, end: number): Span {
  let from = start
  let to = end
  while (from < to && /\s/.test(text.charAt(from))) from += 1
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1
  return { start: from, end: to }
}
