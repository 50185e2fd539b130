import type { Segment } from './lines.ts'

/** The segments on the same baseline, from top to bottom. */
export function linesOf(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = []
  for (const segment of [...segments].sort((a, b) => b.y - a.y)) {
    const [first] = lines.at(-1) ?? []
    if (first !== undefined && first.y - segment.y < segment.size * 0.4) lines.at(-1)?.push(segment)
    else lines.push([segment])
  }
  return lines
}
