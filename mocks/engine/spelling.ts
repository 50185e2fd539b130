import { compareIds, type InvertedIndex } from './invertedIndex.ts'

/** Shorter words are similar to too many other words. */
const MIN_LENGTH = 5
/** Minimum length for an edit distance of two. */
const MIN_LENGTH_FOR_TWO = 9
/** Weight of a corrected term, relative to an exact one. */
export const CORRECTION_WEIGHT = 0.7

/** Scripts in which words of five letters and more have few neighbors. */
const CORRECTED = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u

/**
 * The most similar indexed term for a misspelled one, or null. Only for terms of five letters or more that are in the
 * index in no variant; the first variant is corrected. The first letters must be equal, and the
 * last ones equal or exchanged: a different ending is often a different word ('planet', 'plane'). Of equal
 * distances the more frequent term wins.
 */
export function correctTerm(variants: readonly string[], index: InvertedIndex): string | null {
  const [term = ''] = variants
  if (term.length < MIN_LENGTH || !CORRECTED.test(term)) return null
  if (variants.some((variant) => index.has(variant))) return null
  const maxDistance = term.length >= MIN_LENGTH_FOR_TWO ? 2 : 1
  let best: { term: string; distance: number; idf: number } | null = null
  for (const candidate of index.vocabulary()) {
    if (candidate[0] !== term[0] || !endsAlike(candidate, term)) continue
    if (Math.abs(candidate.length - term.length) > maxDistance) continue
    const distance = editDistance(term, candidate)
    if (distance > maxDistance) continue
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

function endsAlike(a: string, b: string): boolean {
  return a.at(-1) === b.at(-1) || (a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
}

/** Insertions, deletions, replacements and swaps of adjacent letters (optimal string alignment). */
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
