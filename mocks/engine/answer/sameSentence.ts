import type { Candidate } from '../selection/candidate.ts'

export function isSameSentence(a: Candidate, b: Candidate): boolean {
  return a.passage.page === b.passage.page && a.span.start === b.span.start
}
