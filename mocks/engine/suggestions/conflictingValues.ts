import type { DocumentStore } from '../documentStore.ts'
import type { Sentence } from '../text/sentence.ts'
import { unitByName } from '../text/units.ts'
import type { Candidate, Pattern } from './candidate.ts'

/** Minimum share of the words of a sentence that another one with a different value of the same kind has in common. */
const MIN_SHARE = 0.4
/** The patterns whose questions are about the value. */
const STATING: ReadonlySet<Pattern> = new Set(['amount', 'time'])

interface Statement {
  readonly documentId: string
  readonly sentence: Sentence
}

/**
 * The candidates whose sentence states a quantity for which a similar sentence of another document states another one, the
 * most similar first. Only the answer to the question decides whether they contradict each other.
 */
export function withConflictingValues(candidates: readonly Candidate[], store: DocumentStore): Candidate[] {
  const passages = new Set(candidates.map(({ passage }) => passage))
  const statements: Statement[] = [...passages].flatMap((passage) =>
    store
      .featuresOf(passage)
      .sentences.filter(({ quantities }) => quantities.length > 0)
      .map((sentence) => ({ documentId: passage.documentId, sentence })),
  )
  return candidates
    .filter(({ pattern }) => STATING.has(pattern))
    .map((candidate) => {
      const { documentId } = candidate.passage
      const own = statements.find(
        (each) => each.documentId === documentId && each.sentence.start === candidate.start,
      )
      const others = statements.filter((other) => other.documentId !== documentId)
      const share =
        own === undefined
          ? 0
          : Math.max(0, ...others.map((other) => similarity(own.sentence, other.sentence)))
      return { candidate, share }
    })
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
    .map(({ candidate }) => candidate)
}

/** The share of words in common of two sentences with different values of one kind, otherwise 0. */
function similarity(one: Sentence, other: Sentence): number {
  const haveDifferentValues = one.quantities.some((a) =>
    other.quantities.some((b) => kindOf(a.unit) === kindOf(b.unit) && a.value !== b.value),
  )
  const [a, b] = [one.subjectTerms, other.subjectTerms]
  if (!haveDifferentValues || Math.min(a.size, b.size) < 2) return 0
  return [...a].filter((term) => b.has(term)).length / new Set([...a, ...b]).size
}

function kindOf(unit: string | null): string {
  return unitByName(unit ?? '')?.dimension ?? unit ?? ''
}
