const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters as the reader counts them: 'é', '👩‍🔬' and 'नि' are one each, however many code units they take. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length
}
