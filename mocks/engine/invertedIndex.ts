/** BM25 term saturation and length normalization, from Robertson and Zaragoza (2009). */
const K1 = 1.2
const B = 0.75
/** Number of imaginary units without the term, see `rarity`. */
const BACKGROUND_UNITS = 60

/**
 * Maps terms to the units (passages or documents) that contain them, and scores units by BM25:
 *
 *   score(q, u) = Σ weight(t) · idf(t) · tf · (k1 + 1) / (tf + k1 · (1 − b + b · |u| / mean |u|))
 *   idf(t)      = ln(1 + (N − n + 0.5) / (n + 0.5)), with n of N units containing t
 *
 * A query term counts as often as it occurs in the query. Of a term and the words related to it, the one with the highest
 * score counts. Its variants, for example its stems in two languages, count as
 * one term: n is the number of units that contain any of them, tf the sum of their counts. No search library is used
 * because the engine also needs idf, vocabulary and removal.
 */
export class InvertedIndex {
  /** Term → unit → count. */
  readonly #postings = new Map<string, Map<string, number>>()
  readonly #lengths = new Map<string, number>()
  #totalLength = 0

  get size(): number {
    return this.#lengths.size
  }

  has(term: string): boolean {
    return this.#postings.has(term)
  }

  vocabulary(): Iterable<string> {
    return this.#postings.keys()
  }

  /** @param counts the different terms of the unit, each with its number of occurrences */
  add(unit: string, counts: Iterable<readonly [term: string, count: number]>): void {
    let length = 0
    for (const [term, count] of counts) {
      const units = this.#postings.get(term)
      if (units === undefined) this.#postings.set(term, new Map([[unit, count]]))
      else units.set(unit, count)
      length += count
    }
    this.#lengths.set(unit, length)
    this.#totalLength += length
  }

  /** @param terms the different terms that the unit was added with */
  remove(unit: string, terms: Iterable<string>): void {
    for (const term of terms) {
      const units = this.#postings.get(term)
      units?.delete(unit)
      if (units?.size === 0) this.#postings.delete(term)
    }
    this.#totalLength -= this.#lengths.get(unit) ?? 0
    this.#lengths.delete(unit)
  }

  unitsWith(term: string): Iterable<string> {
    return this.#postings.get(term)?.keys() ?? []
  }

  /** The number of units that contain any of the variants of a term. */
  countUnits(...variants: readonly string[]): number {
    const [first = '', ...others] = variants
    if (others.length === 0) return this.#postings.get(first)?.size ?? 0
    return this.#frequencies(variants).size
  }

  /** Inverse document frequency of a term; highest if no unit contains any of its variants. */
  idf(...variants: readonly string[]): number {
    const unitCount = this.countUnits(...variants)
    return Math.log(1 + (this.size - unitCount + 0.5) / (unitCount + 0.5))
  }

  /**
   * Idf as if the index had `BACKGROUND_UNITS` more units without the term. In an index of a single note every term is
   * frequent, so plain idf does not distinguish terms.
   */
  rarity(...variants: readonly string[]): number {
    const unitCount = this.countUnits(...variants)
    return Math.log(1 + (this.size + BACKGROUND_UNITS - unitCount + 0.5) / (unitCount + 0.5))
  }

  /** BM25 scores of all units that contain a term of the query. */
  score(query: Iterable<WeightedTerm>): Map<string, number> {
    const meanLength = this.#totalLength / Math.max(1, this.size)
    const scores = new Map<string, number>()
    for (const { variants, related, weight } of query) {
      const idf = this.idf(...variants)
      const best = new Map<string, number>()
      const add = (frequencies: ReadonlyMap<string, number>, factor: number): void => {
        for (const [unit, frequency] of frequencies) {
          const relativeLength = (this.#lengths.get(unit) ?? 0) / meanLength
          const saturation = (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * relativeLength))
          const score = weight * factor * saturation
          if (score > (best.get(unit) ?? 0)) best.set(unit, score)
        }
      }
      add(this.#frequencies(variants), idf)
      for (const [stem, share] of related)
        add(this.#frequencies([stem]), share * Math.min(idf, this.idf(stem)))
      for (const [unit, score] of best) scores.set(unit, (scores.get(unit) ?? 0) + score)
    }
    return scores
  }

  /** The units that contain any of the variants, with the sum of their counts. */
  #frequencies(variants: readonly string[]): ReadonlyMap<string, number> {
    const postings = variants.flatMap((variant) => this.#postings.get(variant) ?? [])
    const [first, ...others] = postings
    if (first === undefined || others.length === 0) return first ?? new Map()
    const sums = new Map(first)
    for (const units of others)
      for (const [unit, count] of units) sums.set(unit, (sums.get(unit) ?? 0) + count)
    return sums
  }
}

/** A term of a query. */
export interface WeightedTerm {
  /** What a unit contains one of, without repetitions. */
  readonly variants: readonly string[]
  /** Other terms that mean nearly the same, each with the share of the score that it gives, below 1. */
  readonly related: ReadonlyMap<string, number>
  readonly weight: number
}

/** The number of occurrences of each term. */
export function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Best first; equal scores by id, so that the order does not depend on the order of insertion. */
export function sortByScore(scores: ReadonlyMap<string, number>): [id: string, score: number][] {
  return [...scores].sort(([a, x], [b, y]) => y - x || compareIds(a, b))
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
