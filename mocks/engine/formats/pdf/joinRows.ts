import type { PdfPage } from './lines.ts'
import type { Row } from './rows.ts'

/** Whether a word that was split at a hyphen has one inside a line: ('well', 'known') => true. */
export type KeepsHyphen = (head: string, tail: string) => boolean

/** The text of the rows of one paragraph, with words that were split at a hyphen joined. */
export function joinRows(rows: readonly Pick<Row, 'text'>[], keepsHyphen: KeepsHyphen): string {
  // Only the last row is searched for a hyphen, so that the time grows with the text and not with its square.
  return rows
    .map(({ text }, i) => {
      const below = rows[i + 1]?.text
      return below === undefined ? text : beforeText(text, below, keepsHyphen)
    })
    .join('')
}

export function joinTexts(above: string, below: string, keepsHyphen: KeepsHyphen): string {
  const head = above.slice(-MAX_WORD_LENGTH)
  return above.slice(0, above.length - head.length) + beforeText(head, below, keepsHyphen) + below
}

const MAX_WORD_LENGTH = 100

/** A text with what is between it and the text below: nothing, a hyphen or a space. */
function beforeText(above: string, below: string, keepsHyphen: KeepsHyphen): string {
  const head = /(?<!\p{L})(\p{L}+)[-‐]$/u.exec(above.slice(-MAX_WORD_LENGTH))?.[1]
  const tail = /^\p{Ll}\p{L}*/u.exec(below)?.[0]
  if (head === undefined || tail === undefined) return above.endsWith('/') ? above : `${above} `
  return keepsHyphen(head, tail) ? above : above.slice(0, -1)
}

/**
 * Decides whether a word split at a hyphen keeps it. One of the two spellings can be inside a line: 'well-known' keeps it,
 * 'consolidation' does not. If neither or both are, the hyphen is part of the word unless the program splits words.
 */
export function hyphenation(pages: readonly PdfPage[], splitsWords: boolean): KeepsHyphen {
  const written = new Set<string>()
  for (const { segments } of pages) {
    for (const { text } of segments) {
      for (const [word] of text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) written.add(word)
    }
  }
  return (head, tail) => {
    const [first, second] = [head.toLowerCase(), tail.toLowerCase()]
    const [isCompound, isWord] = [written.has(`${first}-${second}`), written.has(first + second)]
    return isCompound === isWord ? !splitsWords : isCompound
  }
}
