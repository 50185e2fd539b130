import type { DocumentStore } from '../documentStore.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import { containsAnswer } from './answerKind.ts'
import type { Candidate } from './candidate.ts'
import type { Features } from './featureGroups.ts'
import { type Question, type QuestionTerm, spellingCertainty, union } from './question.ts'
import { languageOfQuestion } from './questionLanguages/languages.ts'
import { saysSame } from './saysSame.ts'

/** How much the first candidate can be better than the next, in log-odds. */
const MAX_MARGIN = 4
/** Rank of the passage whose score is compared with the best. */
const LATER_PASSAGE = 5
const MAX_REPEATED = 3
/** The candidates that are near the first. */
const NEAR_CANDIDATES = 3

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
  const { words, place, proximity, kind } = first.features
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
    missingAround: missingAround(first, question),
    literalCoverage: words.literalCoverage ?? 0,
    fileCoverage: words.fileCoverage ?? 0,
    hasAskedKind: hasAskedKind(first, question),
    lacksAskedKind: hasAskedKind(first, question) === 0 && question.kind !== 'other' ? 1 : 0,
    dimensionMissing: kind.dimensionMissing ?? 0,
    defines: kind.defines ?? 0,
    notDefined: kind.notDefined ?? 0,
    valueNear: kind.valueNear ?? 0,
    labelCoverage: kind.labelCoverage ?? 0,
    bestDefinition: greatest(
      candidates.slice(0, NEAR_CANDIDATES),
      ({ features }) => features.kind.defines ?? 0,
    ),
    terms: Math.log(1 + question.terms.filter(({ isWeak }) => !isWeak).length),
    isYesNo: question.kind === 'yesNo' ? 1 : 0,
    isInstruction: question.kind === 'instruction' ? 1 : 0,
    lacksProperName: kind.lacksProperName ?? 0,
    isPerson: question.kind === 'person' ? 1 : 0,
    isRow: place.isRow ?? 0,
    isOtherLanguage: languageOfQuestion(question.text).language === 'en' ? 0 : 1,
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
  return terms.reduce((sum, term) => sum + term.importance * (1 - knownShare(term, index)), 0)
}

/** 1 for a term of the documents, less for one that they only have related words for. */
function knownShare(term: QuestionTerm, index: InvertedIndex): number {
  if (index.countUnits(...term.variants) > 0) return spellingCertainty(term)
  return Math.max(0, ...term.related.values())
}

/** The share of the question in names and numbers that the candidate's passage does not contain. */
function missingNames({ match }: Candidate, { terms, text }: Question): number {
  return terms.reduce((sum, { word, importance }, position) => {
    const isName = /^\p{Lu}|\d/u.test(word) && !text.trimStart().startsWith(word)
    return sum + (isName && !match.foundInPassage.has(position) ? importance : 0)
  }, 0)
}

/** The share of the question in content words that neither the candidate nor the titles above and sentences beside it have. */
function missingAround({ match, features: { words } }: Candidate, { terms }: Question): number {
  const found = union(match.found, match.foundAbove)
  const missing = terms.reduce(
    (sum, { importance, isWeak }, position) =>
      sum + (isWeak ? 0 : importance * (1 - (found.get(position) ?? 0))),
    0,
  )
  return Math.max(0, missing - (words.coverageWithNext ?? 0) - (words.coverageWithPrevious ?? 0))
}

/** 1 if the candidate contains a value of the asked kind; 0 if not, or if the kind has no detector. */
function hasAskedKind({ sentence }: Candidate, question: Question): number {
  return containsAnswer(sentence, question) === true ? 1 : 0
}

/** The number of terms that the passage with the greatest share of the question does not contain. */
function missingTerms(candidates: readonly Candidate[], { terms }: Question): number {
  const best = candidates.reduce((a, b) => (b.passageCoverage > a.passageCoverage ? b : a))
  return terms.filter(({ isWeak }, position) => !isWeak && !best.match.foundInPassage.has(position)).length
}

function greatest<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((most, item) => Math.max(most, value(item)), 0)
}
