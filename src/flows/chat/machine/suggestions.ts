import type { ConnectedConcept, Document, SuggestedQuestion } from '../../../api/types.ts'
import { canIndex, isInProgress, newestFirst } from '../../../domain/document.ts'
import { hasEvidence, isAnswer, type ThreadMessage } from '../messages/messages.ts'

/** Whether documents can be asked: some are indexed, none is indexed yet but some will be, or there are none. */
export type Availability = 'indexed' | 'waiting' | 'none'

export interface Suggestions {
  availability: Availability
  /** Empty unless documents are indexed. */
  questions: readonly SuggestedQuestion[]
}

/** The availability of documents of which none is indexed. */
export function availabilityOf(documents: readonly Document[]): Exclude<Availability, 'indexed'> {
  return documents.some((document) => isInProgress(document) || canIndex(document)) ? 'waiting' : 'none'
}

const MAX_DERIVED = 4
const MAX_NAME_LENGTH = 60
/** Names that are no concepts by themselves, such as '38 dB', '2024' or 'Q3'. */
const WITHOUT_WORD = /^[^\p{L}]*$|\d/u

/** Questions about the newest document and the best-connected concepts, for a backend that suggests none. */
export function derivedQuestions(
  concepts: readonly ConnectedConcept[],
  documents: readonly Document[],
): SuggestedQuestion[] {
  const newest = newestFirst(documents.filter(({ is_indexed }) => is_indexed)).slice(0, 1)
  return [
    ...newest.map(({ title, filename }) => ({
      question: `What are the main points of “${title ?? filename}”?`,
      kind: 'document' as const,
      filenames: [filename],
    })),
    ...concepts
      .filter(({ name }) => name.length <= MAX_NAME_LENGTH && !WITHOUT_WORD.test(name))
      .map(({ name, documents: filenames = [] }) => ({
        question: `What do my documents say about “${name}”?`,
        kind: 'concept' as const,
        filenames,
      })),
  ].slice(0, MAX_DERIVED)
}

/** The questions about the documents of a chat's scope, one for the main points of the first, and those that they answer. */
export function questionsInScope(
  questions: readonly SuggestedQuestion[],
  scope: readonly string[],
  documents: readonly Document[],
): readonly SuggestedQuestion[] {
  if (scope.length === 0) return questions
  const chosen = documents.filter(({ id }) => scope.includes(id))
  const names = new Set(chosen.map(({ filename }) => filename))
  const about = questions.filter(({ filenames }) => filenames.every((name) => names.has(name)))
  const answered = chosen.flatMap(({ filename, suggested_questions = [] }) =>
    suggested_questions.map((question) => ({ question, kind: 'fact' as const, filenames: [filename] })),
  )
  const derived = about.some(({ kind }) => kind === 'document') ? [] : derivedQuestions([], chosen)
  const all = new Map([...about, ...derived, ...answered].map((each) => [each.question, each]))
  return [...all.values()].slice(0, MAX_DERIVED)
}

const MAX_FOLLOW_UPS = 2

/**
 * The follow-up questions of the last message, if it is an answer, without those that the thread contains. After an answer
 * that found nothing, some of the suggested questions.
 */
export function followUpsOf(
  messages: readonly ThreadMessage[],
  suggested: readonly SuggestedQuestion[],
): readonly string[] {
  const last = messages.at(-1)
  if (last === undefined || !isAnswer(last)) return []

  const asked = new Set(
    messages.flatMap(({ role, content }) => (role === 'user' ? [content.trim().toLowerCase()] : [])),
  )
  const others = hasEvidence(last) ? [] : suggested.map(({ question }) => question)
  const questions = [...(last.follow_up_questions ?? []), ...others]
  return questions.filter((question) => !asked.has(question.trim().toLowerCase())).slice(0, MAX_FOLLOW_UPS)
}
