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

/** Minimum share of lines that end in a hyphen where the program splits words. */
const MIN_SPLIT_LINES = 0.03
/** Minimum number of split words of a text file that are whole elsewhere. */
const MIN_SPLITS = 2

/**
 * Decides whether a word split at a hyphen keeps it. One of the two spellings can be inside a line: 'well-known' keeps it,
 * 'consolidation' does not. If neither or both are, the hyphen is part of the word if both parts are words, or if the program
 * does not split words.
 */
export function hyphenation(pages: readonly PdfPage[], canSplitWords: boolean): KeepsHyphen {
  const written = new Set<string>()
  const ends: string[] = []
  let lines = 0
  for (const { segments } of pages) {
    segments.forEach(({ text }, i) => {
      lines += 1
      const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
      const isEnd = /\p{L}[-‐]$/u.test(text)
      if (isEnd) ends.push(`${words.at(-1)}-${/^\p{Ll}+/u.exec(segments[i + 1]?.text ?? '')?.[0] ?? ''}`)
      const isStart = /\p{L}[-‐]$/u.test(segments[i - 1]?.text ?? '')
      // Parts of split words are no words.
      for (const word of words.slice(isStart ? 1 : 0, isEnd ? -1 : words.length)) written.add(word)
    })
  }
  const isSplit = (end: string): boolean => written.has(end.replace('-', '')) && !written.has(end)
  const splits = ends.filter(isSplit).length
  const splitsWords =
    splits >= MIN_SPLITS || (canSplitWords && (splits > 0 || ends.length >= lines * MIN_SPLIT_LINES))
  return (head, tail) => {
    const [first, second] = [head.toLowerCase(), tail.toLowerCase()]
    const [isCompound, isWord] = [written.has(`${first}-${second}`), written.has(first + second)]
    if (isCompound !== isWord) return isCompound
    return (
      !splitsWords ||
      (!isWord && isLong(first) && isLong(second) && written.has(first) && written.has(second))
    )
  }
}

/** Short words, such as articles, are also syllables. */
function isLong(word: string): boolean {
  return word.length > 3
}
