import type { InvertedIndex } from '../invertedIndex.ts'
import type { Question } from '../selection/question.ts'
import type { Answer } from '../types.ts'
import { escapeMarkdown } from './quotation.ts'

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

export function noDocumentsAnswer(): Answer {
  return emptyAnswer(
    'No documents are indexed yet, so there is nothing to answer from. Upload and index one first.',
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
