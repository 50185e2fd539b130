/** Term saturation and length normalization, from Robertson and Zaragoza (2009). */
const K1 = 1.2
const B = 0.75

/**
 * Plain BM25, which the engine is compared with. It shares no code with the engine's index, so that a change of the
 * engine does not change the comparison.
 *
 * @param texts the words of each text
 * @returns a function from the words of a query to the positions and scores of the texts with one of its words, the best
 *   first, equal scores in the order of the texts
 */
export function createBm25(
  texts: readonly (readonly string[])[],
): (query: readonly string[]) => { readonly text: number; readonly score: number }[] {
  const postings = new Map<string, Map<number, number>>()
  for (const [i, words] of texts.entries()) {
    for (const word of words) {
      const posting = postings.get(word) ?? new Map<number, number>()
      posting.set(i, (posting.get(i) ?? 0) + 1)
      postings.set(word, posting)
    }
  }
  const meanLength = texts.reduce((sum, words) => sum + words.length, 0) / texts.length
  return (query) => {
    const scores = new Map<number, number>()
    for (const word of query) {
      const posting = postings.get(word) ?? new Map<number, number>()
      const idf = Math.log(1 + (texts.length - posting.size + 0.5) / (posting.size + 0.5))
      for (const [text, frequency] of posting) {
        const norm = K1 * (1 - B + (B * (texts[text]?.length ?? 0)) / meanLength)
        scores.set(text, (scores.get(text) ?? 0) + (idf * frequency * (K1 + 1)) / (frequency + norm))
      }
    }
    return Array.from(scores, ([text, score]) => ({ text, score })).sort(
      (a, b) => b.score - a.score || a.text - b.text,
    )
  }
}
