/** In characters. */
const PART_LENGTH = 200_000

const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** A definition of a link or of a footnote. */
const DEFINITION = /^ {0,3}\[([^\]\n]{1,200})\]:[^\n]*$/gm

export function linkDefinitions(text: string): string {
  return (text.match(DEFINITION) ?? []).join('\n')
}

/**
 * Parts of a long text, because the parser is not interrupted: each starts with a heading or a paragraph, or, if there is none
 * for long, with any line outside of code. A text with footnotes is one part, because the notes can be anywhere.
 */
export function partsOf(text: string): string[] {
  if (text.length <= PART_LENGTH || /^ {0,3}\[\^[^\]\n]{1,200}\]:/m.test(text)) return [text]
  const parts: string[] = []
  let [start, line] = [0, 0]
  let fence: string | null = null
  let isBelowEmpty = false
  while (line < text.length) {
    const end = text.indexOf('\n', line) + 1 || text.length
    const length = line - start
    const startsBlock = /^#|^\p{L}/u.test(text.slice(line, line + 2)) && isBelowEmpty
    if (fence === null && length >= PART_LENGTH && (startsBlock || length >= 2 * PART_LENGTH)) {
      parts.push(text.slice(start, line))
      start = line
    }
    const mark = FENCE.exec(text.slice(line, line + 10))?.[1]
    if (mark !== undefined && fence === null) fence = mark
    else if (fence !== null && mark?.startsWith(fence) === true) fence = null
    isBelowEmpty = text.slice(line, end).trim() === ''
    line = end
  }
  return [...parts, text.slice(start)]
}
