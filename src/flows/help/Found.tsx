import { piecesOf } from './helpSearch.ts'

/** A text with the words of a search marked in it. */
export function Found({ text, search }: { text: string; search: string }) {
  let start = 0
  return piecesOf(text, search).map((piece) => {
    const key = start
    start += piece.text.length
    return piece.isFound ? <mark key={key}>{piece.text}</mark> : piece.text
  })
}
