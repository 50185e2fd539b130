import { compareIds, type InvertedIndex } from './invertedIndex.ts'

/** Shorter words have too many neighbours that are words of their own. */
const MIN_LENGTH = 5
/** From this length two slips are forgiven. */
const MIN_LENGTH_FOR_TWO = 9
/** What a guessed term counts for beside one that was typed as it is written. */
export const GUESS_WEIGHT = 0.7

/**
 * The indexed term that a mistyped one was meant to be, or null: only for terms of five letters or more that
 * the index lacks, and with the same first and last letters: slips happen inside a word, while another ending
 * makes another word ('planet', 'plane'). The nearest wins, then the more frequent.
 */
export function guessTerm(term: string, index: InvertedIndex): string | null {
  if (index.has(term) || term.length < MIN_LENGTH || !/^\p{L}+$/u.test(term)) return null
  const slips = term.length >= MIN_LENGTH_FOR_TWO ? 2 : 1
  let best: { term: string; distance: number; idf: number } | null = null
  for (const candidate of index.vocabulary()) {
    if (candidate[0] !== term[0] || candidate.at(-1) !== term.at(-1)) continue
    if (Math.abs(candidate.length - term.length) > slips) continue
    const distance = editDistance(term, candidate)
    if (distance > slips) continue
    const idf = index.idf(candidate)
    const isBetter =
      best === null ||
      distance < best.distance ||
      (distance === best.distance &&
        (idf < best.idf || (idf === best.idf && compareIds(candidate, best.term) < 0)))
    if (isBetter) best = { term: candidate, distance, idf }
  }
  return best?.term ?? null
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const replaced = (above[j - 1] ?? 0) + (isSame ? 0 : 1)
      let distance = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, (twoAbove[j - 2] ?? 0) + 1)
      row.push(distance)
    }
    twoAbove = above
    above = row
  }
  return above[b.length] ?? 0
}
