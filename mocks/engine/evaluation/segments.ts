const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The trimmed sentences of a text, as Unicode segments it (UAX #29). */
export function segmentSentences(text: string): string[] {
  return Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => sentence !== '',
  )
}

/** The words of a text in lower case, as Unicode segments it; Chinese, Japanese and Thai by dictionary. */
export function segmentWords(text: string): string[] {
  return Array.from(wordSegmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
}
