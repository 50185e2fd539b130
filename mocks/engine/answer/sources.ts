import type { Candidate } from '../selection/candidate.ts'
import type { Question } from '../selection/question.ts'
import { saysSame } from '../selection/saysSame.ts'
import { type CitedText, citeAlone, citeWithNeighbours, lacksReference } from './citedText.ts'

const MAX_SOURCES = 5
/** A source whose log-odds are this much lower than those of the first is not cited. */
const MAX_DIFFERENCE = 4

/**
 * The best statements with their neighbours, without overlaps and repetitions; none if no candidate is a statement.
 * `candidates` must be sorted.
 */
export function chooseSources(candidates: readonly Candidate[], question: Question): CitedText[] {
  const chosen: CitedText[] = []
  const statements = candidates.filter((candidate) => candidate.isStatement && isClaim(candidate, question))
  const [first] = statements
  if (first === undefined) return []
  for (const best of statements) {
    if (chosen.length === MAX_SOURCES || best.logOdds < first.logOdds - MAX_DIFFERENCE) break
    if (best !== first && !mentionsQuestion(best)) continue
    if (chosen.some((cited) => contains(cited, best) || isRepetition(cited.best, best))) continue
    const cited = citeWithNeighbours(best, question)
    chosen.push(chosen.some((other) => overlaps(other, cited)) ? citeAlone(best) : cited)
  }
  return chosen
}

/** Nothing but a text in brackets, or one or two words and a colon: '(yes/no):'. */
const FRAGMENT = /^(?:\([^()]*\)[:.]?|[^\p{L}]*(?:[\p{L}/-]+[^\p{L}]*){1,2}:)$/u

/** Whether a sentence is understood alone or with the one before, and does not only repeat words of the question. */
function isClaim(candidate: Candidate, { meanings }: Question): boolean {
  const { text, isLabel, terms } = candidate.sentence
  if (FRAGMENT.test(text)) return false
  const isRepeated =
    isLabel && !/\d/.test(text) && [...terms].every((term) => meanings.get(term)?.weight === 1)
  return !isRepeated && !lacksReference(candidate)
}

/** Whether the sentence or the titles above it contain a word of the question. */
function mentionsQuestion({ match: { found, foundAbove } }: Candidate): boolean {
  return found.size > 0 || foundAbove.size > 0
}

function contains({ best: { passage }, span }: CitedText, other: Candidate): boolean {
  return passage.page === other.passage.page && span.start < other.span.end && other.span.start < span.end
}

function overlaps(cited: CitedText, { best: { passage }, span }: CitedText): boolean {
  return (
    cited.best.passage.page === passage.page && cited.span.start < span.end && span.start < cited.span.end
  )
}

/** Minimum share of the question in another answer, relative to the first. */
const MIN_RELATIVE_COVERAGE = 0.4

/** Whether a sentence after the first is an answer too: it can be one, and contains nearly as much of the question. */
export function isAnotherAnswer(other: Candidate, first: Candidate): boolean {
  if (!other.canAnswer || !other.isStatement) return false
  return wholeCoverage(other) >= wholeCoverage(first) * MIN_RELATIVE_COVERAGE
}

/** The share of the question in a sentence and in the titles above it. */
function wholeCoverage({ coverage, features }: Candidate): number {
  return coverage + (features.words.coverageWithTitles ?? 0)
}

/** Whether a sentence repeats another one of the same document. Equal sentences of two documents support each other. */
function isRepetition(a: Candidate, b: Candidate): boolean {
  return a.passage.documentId === b.passage.documentId && saysSame(a, b)
}
