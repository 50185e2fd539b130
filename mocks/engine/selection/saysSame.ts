import type { Candidate } from './candidate.ts'

/** Share of common terms above which two sentences say the same. */
const MIN_SAME = 0.6

export function saysSame(a: Candidate, b: Candidate): boolean {
  const [own, other] = [a.sentence.terms, b.sentence.terms]
  let common = 0
  for (const term of own) if (other.has(term)) common += 1
  return common / Math.max(1, own.size + other.size - common) > MIN_SAME
}
