/** Saturation of repeats, and how much long units are held back: the values of Robertson and Zaragoza (2009). */
const K1 = 1.2
const B = 0.75
const BACKGROUND_UNITS = 60

/**
 * Terms to the units (passages, documents) that hold them, ranked by BM25:
 *
 *   score(q, u) = Σ weight(t) · idf(t) · tf · (k1 + 1) / (tf + k1 · (1 − b + b · |u| / mean |u|))
 *   idf(t)      = ln(1 + (N − n + 0.5) / (n + 0.5)), with n of N units holding t
 *
 * A query term counts as often as the query says it. The own index, rather than a library's, is what the rest
 * of the engine asks for idf, vocabulary and removal.
 */
export class InvertedIndex {
  /** Term → unit → how often. */
  readonly #postings = new Map<string, Map<string, number>>()
  readonly #lengths = new Map<string, number>()
  #totalLength = 0

  get size(): number {
    return this.#lengths.size
  }

  has(term: string): boolean {
    return this.#postings.has(term)
  }

  /** Every term that some unit holds. */
  vocabulary(): Iterable<string> {
    return this.#postings.keys()
  }

  add(unit: string, terms: readonly string[]): void {
    for (const term of terms) {
      const units = this.#postings.get(term) ?? new Map<string, number>()
      units.set(unit, (units.get(unit) ?? 0) + 1)
      this.#postings.set(term, units)
    }
    this.#lengths.set(unit, terms.length)
    this.#totalLength += terms.length
  }

  /** @param terms what the unit was added with: removal then looks at nothing else. */
  remove(unit: string, terms: readonly string[]): void {
    for (const term of new Set(terms)) {
      const units = this.#postings.get(term)
      units?.delete(unit)
      if (units?.size === 0) this.#postings.delete(term)
    }
    this.#totalLength -= this.#lengths.get(unit) ?? 0
    this.#lengths.delete(unit)
  }

  /** How many units hold a term. */
  holding(term: string): number {
    return this.#postings.get(term)?.size ?? 0
  }

  /** How rare a term is. One that no unit holds is the rarest of all. */
  idf(term: string): number {
    const holding = this.holding(term)
    return Math.log(1 + (this.size - holding + 0.5) / (holding + 0.5))
  }

  /**
   * How rare a term is in the world the units were taken from: idf as if beside so many units about something
   * else. In a lone note every word is frequent; this still tells its topic from a slip of the pen.
   */
  rarity(term: string): number {
    const holding = this.holding(term)
    return Math.log(1 + (this.size + BACKGROUND_UNITS - holding + 0.5) / (holding + 0.5))
  }

  /** The score of every unit that holds a term of the query. */
  score(query: ReadonlyMap<string, number>): Map<string, number> {
    const meanLength = this.#totalLength / Math.max(1, this.size)
    const scores = new Map<string, number>()
    for (const [term, weight] of query) {
      const idf = this.idf(term)
      for (const [unit, frequency] of this.#postings.get(term) ?? []) {
        const relativeLength = (this.#lengths.get(unit) ?? 0) / meanLength
        const saturation = (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * relativeLength))
        scores.set(unit, (scores.get(unit) ?? 0) + weight * idf * saturation)
      }
    }
    return scores
  }
}

/** The best first; equal scores by id, so that no order depends on what was added when. */
export function ranked(scores: ReadonlyMap<string, number>): [id: string, score: number][] {
  return [...scores].sort(([a, x], [b, y]) => y - x || compareIds(a, b))
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
