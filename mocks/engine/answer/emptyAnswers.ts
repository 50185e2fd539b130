import type { DocumentStore } from '../documentStore.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import { hasSentences } from '../notices.ts'
import type { Question } from '../selection/question.ts'
import type { Answer } from '../types.ts'
import { escapeMarkdown } from './quotation.ts'

function emptyAnswer(response: string): Answer {
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

/** Names the terms of the question that no document contains, and the others only if some are contained. */
export function notFoundAnswer(question: Question, index: InvertedIndex): Answer {
  const list = (words: readonly string[]): string =>
    words.map((word) => `“${escapeMarkdown(word)}”`).join(', ')
  const strong = question.terms.filter(({ isWeak }) => !isWeak)
  const asked = strong.length > 0 ? strong : question.terms
  const missing = asked.filter(
    ({ variants, isCorrection: isGuess }) => isGuess || index.countUnits(...variants) === 0,
  )
  if (asked.length === 0) return emptyAnswer("I couldn't find a searchable term in that question.")
  const sentences = ['I could not find this in your documents.']
  if (missing.length < asked.length) sentences.push(`I looked for ${list(asked.map(({ word }) => word))}.`)
  if (missing.length > 0) sentences.push(`No document mentions ${list(missing.map(({ word }) => word))}.`)
  return emptyAnswer(sentences.join(' '))
}
