import type { Features } from './featureGroups.ts'
import type { Match } from './matches.ts'
import type { Question } from './question.ts'

/** Words between two terms of a pair, at most. */
const PAIR_DISTANCE = 3

/** Whether the question's words stand close together and in the same order. */
export function proximityFeatures({ termOfWord, found }: Match, { terms, pairs }: Question): Features {
  const positions = termOfWord.flatMap((term, at) => (term >= 0 ? [{ term, at }] : []))
  let run = 0
  let longest = 0
  let previous: { term: number; at: number } | undefined
  const near = new Set<number>()
  const ordered = new Set<number>()
  for (const each of positions) {
    const follows = previous !== undefined && each.at - previous.at <= 2 && each.term === previous.term + 1
    run = follows ? run + 1 : 1
    longest = Math.max(longest, run)
    previous = each
  }
  for (const [i, a] of positions.entries()) {
    for (const b of positions.slice(i + 1, i + 1 + PAIR_DISTANCE)) {
      if (b.at - a.at > PAIR_DISTANCE || a.term === b.term) continue
      const pair = Math.min(a.term, b.term)
      if (Math.abs(a.term - b.term) !== 1) continue
      near.add(pair)
      if (b.term > a.term) ordered.add(pair)
    }
  }
  const weigh = (some: ReadonlySet<number>): number =>
    [...some].reduce((sum, pair) => sum + (pairs[pair] ?? 0), 0)
  return {
    longestRun: longest / Math.max(1, terms.length),
    nearPairs: weigh(near),
    orderedPairs: weigh(ordered),
    density: densityOf(positions, found.size, termOfWord.length),
    startsWithTerm: termOfWord.slice(0, 4).some((term) => term >= 0) ? 1 : 0,
  }
}

/** The number of different terms divided by the length of the shortest part of the sentence that contains them all. */
function densityOf(
  positions: readonly { term: number; at: number }[],
  different: number,
  length: number,
): number {
  if (different < 2) return 0
  let best = length
  const counts = new Map<number, number>()
  let from = 0
  for (const { term, at } of positions) {
    counts.set(term, (counts.get(term) ?? 0) + 1)
    while (counts.size === different) {
      const first = positions[from]
      if (first === undefined) break
      best = Math.min(best, at - first.at + 1)
      const rest = (counts.get(first.term) ?? 1) - 1
      if (rest === 0) counts.delete(first.term)
      else counts.set(first.term, rest)
      from += 1
    }
  }
  return different / Math.max(different, best)
}
