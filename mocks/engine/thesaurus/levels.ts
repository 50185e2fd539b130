/** Weights of related words, by the letter that stands for them in the table. */
const LEVELS: Readonly<Record<string, number>> = { A: 0.7, B: 0.6, C: 0.5, D: 0.4, E: 0.3, F: 0.2 }

export function levelOf(weight: number): string {
  const [nearest = 'F'] =
    Object.entries(LEVELS).sort(([, x], [, y]) => Math.abs(x - weight) - Math.abs(y - weight))[0] ?? []
  return nearest
}

export function weightOfLevel(level: string): number {
  return LEVELS[level] ?? 0
}
