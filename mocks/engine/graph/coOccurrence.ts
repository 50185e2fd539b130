import { MENTIONED_WITH, type Relation } from './relations.ts'

/**
 * The minimum number of sentences that mention both nodes, and the minimum of the test statistic: for a probability of 0.001,
 * in a short document of 0.05. A short document mentions few nodes twice.
 */
const LIMITS = {
  short: { sentences: 1, logLikelihoodRatio: 3.84 },
  long: { sentences: 2, logLikelihoodRatio: 10.83 },
} as const
/** Maximum number of such relations of a node. */
const MAX_PER_NODE = 3
/** Sentences with more nodes are lists. */
const MAX_NODES = 8

/**
 * Finds nodes that sentences mention together more often than by chance: by the log-likelihood ratio of Dunning (1993),
 * which unlike pointwise mutual information is reliable for small counts.
 */
export class CoOccurrence {
  #sentences = 0
  readonly #limits: (typeof LIMITS)['short' | 'long']
  readonly #nodes = new Map<string, number>()
  /** Node → node that sorts after it → sentences. Most pairs have one sentence, so that a number needs less memory. */
  readonly #pairs = new Map<string, Map<string, number | number[]>>()

  constructor(isShortDocument: boolean) {
    this.#limits = LIMITS[isShortDocument ? 'short' : 'long']
  }

  add(nodes: ReadonlySet<string>, sentence: number): void {
    this.#sentences += 1
    for (const node of nodes) this.#nodes.set(node, (this.#nodes.get(node) ?? 0) + 1)
    if (nodes.size > MAX_NODES) return
    const sorted = [...nodes].sort()
    for (const [i, a] of sorted.entries()) {
      for (const b of sorted.slice(i + 1)) {
        const partners = this.#pairs.get(a) ?? new Map<string, number | number[]>()
        this.#pairs.set(a, partners)
        const known = partners.get(b)
        if (known === undefined) partners.set(b, sentence)
        else if (typeof known === 'number') partners.set(b, [known, sentence])
        else known.push(sentence)
      }
    }
  }

  /** The notable pairs that `isRelated` does not know, with the sentences that mention both. */
  relations(
    isRelated: (a: string, b: string) => boolean,
  ): { relation: Relation; sentences: readonly number[] }[] {
    const found: { a: string; b: string; sentences: readonly number[]; ratio: number }[] = []
    for (const [a, partners] of this.#pairs) {
      for (const [b, mentioning] of partners) {
        const sentences = typeof mentioning === 'number' ? [mentioning] : mentioning
        if (sentences.length < this.#limits.sentences || isRelated(a, b)) continue
        const ratio = this.#ratio(sentences.length, this.#nodes.get(a) ?? 0, this.#nodes.get(b) ?? 0)
        if (ratio >= this.#limits.logLikelihoodRatio) found.push({ a, b, sentences, ratio })
      }
    }
    found.sort((x, y) => y.ratio - x.ratio || (x.a + x.b < y.a + y.b ? -1 : 1))
    const counts = new Map<string, number>()
    return found.flatMap(({ a, b, sentences }) => {
      const [first, second] = [counts.get(a) ?? 0, counts.get(b) ?? 0]
      if (first >= MAX_PER_NODE || second >= MAX_PER_NODE) return []
      counts.set(a, first + 1).set(b, second + 1)
      return [{ relation: { source: a, target: b, type: MENTIONED_WITH }, sentences }]
    })
  }

  /** −2 ln λ, or 0 if the nodes occur together less often than by chance. */
  #ratio(both: number, a: number, b: number): number {
    const n = this.#sentences
    if (both * n <= a * b) return 0
    const cells: readonly (readonly [number, number])[] = [
      [both, (a * b) / n],
      [a - both, (a * (n - b)) / n],
      [b - both, ((n - a) * b) / n],
      [n - a - b + both, ((n - a) * (n - b)) / n],
    ]
    return (
      2 * cells.reduce((sum, [seen, expected]) => sum + (seen > 0 ? seen * Math.log(seen / expected) : 0), 0)
    )
  }
}
