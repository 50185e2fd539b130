import type { PdfPage } from './lines.ts'
import type { Row } from './rows.ts'

/** Whether a word that was split at a hyphen has one inside a line: ('well', 'known') => true. */
export type KeepsHyphen = (head: string, tail: string) => boolean

/** The text of the rows of one paragraph, with words that were split at a hyphen joined. */
export function joinRows(rows: readonly Pick<Row, 'text'>[], keepsHyphen: KeepsHyphen): string {
  return rows.reduce((text, row) => (text === '' ? row.text : joinTexts(text, row.text, keepsHyphen)), '')
}

export function joinTexts(above: string, below: string, keepsHyphen: KeepsHyphen): string {
  const head = /(\p{L}+)[-‐]$/u.exec(above)?.[1]
  const tail = /^\p{Ll}\p{L}*/u.exec(below)?.[0]
  if (head === undefined || tail === undefined)
    return /[/]$/.test(above) ? above + below : `${above} ${below}`
  return keepsHyphen(head, tail) ? above + below : above.slice(0, -1) + below
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
