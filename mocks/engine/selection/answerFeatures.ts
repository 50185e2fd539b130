import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from './candidates.ts'
import type { Features } from './featureGroups.ts'
import type { Question } from './question.ts'
import { spellingCertainty } from './question.ts'
import { saysSame } from './saysSame.ts'

/** How much the first candidate can be better than the next, in log-odds. */
const MAX_MARGIN = 4
/** Rank of the passage whose score is compared with the best. */
const LATER_PASSAGE = 5
const MAX_REPEATED = 3

/**
 * How well the candidates fit the question: the features of the models that say whether the documents contain an answer,
 * and whether the first candidate is one. Nothing depends on the language. Empty without candidates.
 */
export function answerFeatures(
  candidates: readonly Candidate[],
  question: Question,
  store: DocumentStore,
): Features {
  const [first] = candidates
  if (first === undefined) return {}
  const { words, place, proximity } = first.features
  return {
    ...comparedWithOthers(first, candidates),
    coverage: first.coverage,
    passageCoverage: first.passageCoverage,
    passageShare: words.passageShare ?? 0,
    titleCoverage: words.titleCoverage ?? 0,
    coverageWithNext: words.coverageWithNext ?? 0,
    startsWithTerm: proximity.startsWithTerm ?? 0,
    density: proximity.density ?? 0,
    orderedPairs: greatest(candidates, ({ features }) => features.proximity.orderedPairs ?? 0),
    unknown: unknownShare(question, store),
    missingName: missingNames(first, question),
    missingTerms: missingTerms(candidates, question),
    isRow: place.isRow ?? 0,
    isOnlyDocument: store.documents.size === 1 ? 1 : 0,
  }
}

function comparedWithOthers(first: Candidate, candidates: readonly Candidate[]): Features {
  const others = candidates.filter((other) => other !== first)
  const next = others.find((other) => !saysSame(first, other))
  const total = candidates.reduce((sum, { logOdds }) => sum + Math.exp(logOdds), 0)
  const scores = [
    ...new Map(candidates.map(({ match }) => [match.passage.id, match.passageScore])).values(),
  ].sort((a, b) => b - a)
  const [bestScore = 1] = scores
  return {
    logOdds: first.logOdds,
    margin: Math.min(MAX_MARGIN, first.logOdds - (next?.logOdds ?? first.logOdds - MAX_MARGIN)),
    share: Math.exp(first.logOdds) / Math.max(1e-9, total),
    repeated: Math.min(MAX_REPEATED, others.filter((other) => saysSame(first, other)).length),
    scoreGap: 1 - (scores[LATER_PASSAGE] ?? 0) / bestScore,
  }
}

/** The share of the question that no document contains. A corrected word counts in part. */
function unknownShare({ terms }: Question, { index }: DocumentStore): number {
  return terms.reduce(
    (sum, term) =>
      sum + term.importance * (1 - (index.countUnits(...term.variants) > 0 ? spellingCertainty(term) : 0)),
    0,
  )
}

/** The share of the question in names and numbers that the candidate's passage does not contain. */
function missingNames({ match }: Candidate, { terms, text }: Question): number {
  return terms.reduce((sum, { word, importance }, position) => {
    const isName = /^\p{Lu}|\d/u.test(word) && !text.trimStart().startsWith(word)
    return sum + (isName && !match.foundInPassage.has(position) ? importance : 0)
  }, 0)
}

/** The number of terms that the passage with the greatest share of the question does not contain. */
function missingTerms(candidates: readonly Candidate[], { terms }: Question): number {
  const best = candidates.reduce((a, b) => (b.passageCoverage > a.passageCoverage ? b : a))
  return terms.filter(({ isWeak }, position) => !isWeak && !best.match.foundInPassage.has(position)).length
}

function greatest<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((most, item) => Math.max(most, value(item)), 0)
}
