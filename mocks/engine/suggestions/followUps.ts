import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import { terms } from '../text/terms.ts'
import type { Source } from '../types.ts'
import type { Candidate, Pattern } from './candidate.ts'
import { candidatesIn } from './candidates.ts'
import type { Verification } from './verification.ts'

const MAX_FOLLOW_UPS = 2
/** Maximum questions asked for one answer, because each takes as long as an answer. */
const MAX_ATTEMPTS = 4
const MAX_DOCUMENTS = 2
/** Passages before and after a cited one that are read. */
const DISTANCE = 8
/** Added to the number of words that a question shares with the last one and with the cited text. */
const BONUS: Readonly<Partial<Record<Pattern, number>>> = {
  reason: 1,
  effect: 0.5,
  definition: 0.5,
  procedure: 0.5,
  condition: 0.5,
}
const SAME_PASSAGE_BONUS = 1

/** What a thread contains. The last question is the one that was answered. */
export interface Thread {
  readonly questions: readonly string[]
  readonly sources: readonly Source[]
  readonly earlierSources: readonly Source[]
}

/** Up to two questions that the documents answer with other sentences than those the thread has shown. */
export function followUpQuestions(
  { questions, sources, earlierSources }: Thread,
  store: DocumentStore,
  verification: Verification,
): string[] {
  const asked = new Set(questions.map(keyOf))
  const shown = [...sources, ...earlierSources]
  const related = new Set(
    terms([questions.at(-1) ?? '', ...sources.map(({ excerpt }) => excerpt)].join('\n'), 'en'),
  )
  const candidates = citedPassages(sources, store)
    .flatMap(({ passage, isCited }) =>
      candidatesIn(passage, store).map((candidate) => ({ candidate, isCited })),
    )
    .filter(
      ({ candidate }) =>
        !asked.has(keyOf(candidate.question)) && !shown.some((source) => contains(source, candidate)),
    )
    .map(({ candidate, isCited }) => {
      const own = terms(candidate.question, 'en')
      const shared = own.filter((term) => related.has(term)).length
      const score = shared + (isCited ? SAME_PASSAGE_BONUS : 0) + (BONUS[candidate.pattern] ?? 0)
      return {
        candidate,
        score,
        isRelated: shared > 0 || candidate.passage.documentId === sources[0]?.document_id,
      }
    })
    .filter(({ isRelated }) => isRelated)
    .sort((a, b) => b.score - a.score)
  const found: Candidate[] = []
  let attempts = 0
  for (const { candidate } of candidates) {
    if (found.length === MAX_FOLLOW_UPS || attempts === MAX_ATTEMPTS) break
    if (
      found.some(
        (other) => keyOf(other.question) === keyOf(candidate.question) || isSamePlace(other, candidate),
      )
    )
      continue
    attempts += 1
    const verified = verification.of(candidate)
    if (verified !== null) found.push(candidate)
  }
  return found.map(({ question }) => question)
}

/** Equal for questions with the same words in any order. */
function keyOf(question: string): string {
  return terms(question, 'en').sort().join(' ')
}

function isSamePlace(a: Candidate, b: Candidate): boolean {
  return a.passage.page === b.passage.page && a.start < b.end && b.start < a.end
}

function contains(source: Source, { passage, start, end }: Candidate): boolean {
  if (source.document_id !== passage.documentId || source.page !== passage.page.number) return false
  const isSamePage = passage.page.text.slice(source.start, source.end) === source.excerpt
  return isSamePage && source.start < end && start < source.end
}

/** The passages of the sources and those around them. */
function citedPassages(
  sources: readonly Source[],
  store: DocumentStore,
): { passage: StoredPassage; isCited: boolean }[] {
  const ids = [...new Set(sources.map(({ document_id }) => document_id))].slice(0, MAX_DOCUMENTS)
  return ids.flatMap((id) => {
    const passages = store.documents.get(id)?.passages ?? []
    const cited = passages.flatMap(({ page, start, end }, i) => {
      const isCited = sources.some(
        (source) =>
          source.document_id === id &&
          source.page === page.number &&
          page.text.slice(source.start, source.end) === source.excerpt &&
          source.start < end &&
          start < source.end,
      )
      return isCited ? [i] : []
    })
    return passages.flatMap((passage, i) =>
      cited.some((position) => Math.abs(position - i) <= DISTANCE)
        ? [{ passage, isCited: cited.includes(i) }]
        : [],
    )
  })
}
