import type { DocumentStore } from '../documentStore.ts'
import { hasSentences } from '../notices.ts'
import type { Question, QuestionTerm } from '../selection/question.ts'
import type { Answer } from '../types.ts'
import { escapeMarkdown } from './quotation.ts'
import { containsTerm, nearestTitle, type Title, titlesOf } from './titles.ts'

export function emptyAnswer(response: string): Answer {
  return {
    response,
    hypotheses: [],
    reasoning_nodes: [],
    sources: [],
    avg_confidence: null,
    avg_salience: null,
    citations: [],
    contradictions: [],
  }
}

const MAX_NAMES = 3

/** The answer if no document may be used, or if those have no sentences; null if there is something to answer from. */
export function nothingToAnswerFrom(
  { documents, index }: DocumentStore,
  includes: (documentId: string) => boolean,
): Answer | null {
  const used = [...documents].flatMap(([id, { extracted }]) => (includes(id) ? extracted : []))
  if (used.length === 0)
    return emptyAnswer(
      'No documents are indexed yet, so there is nothing to answer from. Upload and index one first.',
    )
  if (index.size > 0 && used.some(hasSentences)) return null
  const names = used.slice(0, MAX_NAMES).map(({ filename }) => `“${escapeMarkdown(filename)}”`)
  const more = used.length > MAX_NAMES ? ` and ${used.length - MAX_NAMES} more` : ''
  const subject = used.length === 1 ? 'is indexed but has' : 'are indexed but have'
  return emptyAnswer(
    `${names.join(', ')}${more} ${subject} no readable sentences, so there is nothing to answer from.`,
  )
}

/** Maximum number of words of the question that a refusal names. */
const MAX_WORDS = 5

/** Names the most important words of the question, the nearest heading, and the words that no document mentions. */
export function notFoundAnswer(
  question: Question,
  store: DocumentStore,
  includes: (documentId: string) => boolean,
): Answer {
  const asked = mostImportant(question)
  if (asked.length === 0) return emptyAnswer("I couldn't find a searchable term in that question.")
  const titles = titlesOf(store, includes)
  const missing = asked.filter((term) => !isMentioned(term, store, titles))
  const sentences = [`I could not find this in ${searchedIn(store, includes)}.`]
  if (missing.length < asked.length) sentences.push(`I looked for ${list(asked)}.`)
  const nearest = nearestTitle(asked, titles)
  if (nearest !== null) sentences.push(sayTitle(nearest))
  if (missing.length > 0) sentences.push(`No document mentions ${list(missing)}.`)
  return emptyAnswer(sentences.join(' '))
}

/** 'your documents', or those of them that were searched. */
function searchedIn({ documents }: DocumentStore, includes: (documentId: string) => boolean): string {
  const searched = [...documents].filter(([id]) => includes(id))
  if (searched.length === documents.size) return 'your documents'
  const [first] = searched
  return searched.length === 1 && first !== undefined
    ? escapeMarkdown(first[1].extracted.filename)
    : `the ${searched.length} documents that were searched`
}

function list(terms: readonly QuestionTerm[]): string {
  return terms.map(({ word }) => `“${escapeMarkdown(word)}”`).join(', ')
}

/** The most important words of a question, in its order. */
function mostImportant({ terms }: Question): QuestionTerm[] {
  const strong = terms.filter(({ isWeak }) => !isWeak)
  const asked = strong.length > 0 ? strong : [...terms]
  const kept = new Set(asked.toSorted((a, b) => b.importance - a.importance).slice(0, MAX_WORDS))
  return asked.filter((term) => kept.has(term))
}

function sayTitle({ heading, filename }: Title): string {
  const file = escapeMarkdown(filename)
  return heading === null
    ? `The nearest document is ${file}.`
    : `The nearest section is “${escapeMarkdown(heading)}” in ${file}.`
}

/** Minimum weight of a related word to mean the same. */
const MIN_SYNONYM = 0.5

/** Whether a document, a title or a file name contains a word, another form of it or a synonym. */
function isMentioned(term: QuestionTerm, { index }: DocumentStore, titles: readonly Title[]): boolean {
  if (titles.some((title) => containsTerm(title, term))) return true
  if (term.isCorrection) return false
  return index.countUnits(...term.variants) > 0 || Math.max(0, ...term.related.values()) >= MIN_SYNONYM
}
