import { splitMatches } from './helpSearch.ts'

export interface HighlightProps {
  text: string
  query: string
}

/** A text with the words of the query marked. */
export function Highlight({ text, query }: HighlightProps) {
  let start = 0
  return splitMatches(text, query).map((segment) => {
    const key = start
    start += segment.text.length
    return segment.isMatch ? <mark key={key}>{segment.text}</mark> : segment.text
  })
}
