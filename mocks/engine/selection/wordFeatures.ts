import type { DocumentStore } from '../documentStore.ts'
import { terms } from '../text/terms.ts'
import type { Features } from './featureGroups.ts'
import { type Match, positionsOf } from './matches.ts'
import { coverageOf, type Found, type Question, union } from './question.ts'

/** BM25 term saturation and length normalization of sentences. */
const K1 = 1.2
const B = 0.5
const NOTHING: Found = new Map()

/** How many of the question's words a sentence and its surroundings contain. */
export function wordFeatures(
  matches: readonly Match[],
  question: Question,
  store: DocumentStore,
): Features[] {
  const bestPassage = Math.max(1e-9, ...matches.map(({ passageScore }) => passageScore))
  const maxScore = Math.max(
    1e-9,
    question.terms.reduce((sum, { idf, weight }) => sum + idf * weight * (K1 + 1), 0),
  )
  const scores = sentenceScores(matches, question)
  const bestSentence = Math.max(1e-9, ...scores)
  const ofDocument = documentCoverage(matches, question)
  const bestOfDocument = new Map<string, number>()
  for (const { passage, passageScore } of matches)
    bestOfDocument.set(
      passage.documentId,
      Math.max(passageScore, bestOfDocument.get(passage.documentId) ?? 0),
    )
  const ofFile = fileCoverage(question, store)
  const rareInDocument = rarityInDocument(matches, question)
  return matches.map((match, i) => {
    const { found, foundInPassage, foundAbove, passage, passageScore, sentence } = match
    const before = neighbor(matches[i - 1], match)
    const after = neighbor(matches[i + 1], match)
    const coverage = coverageOf(found, question)
    return {
      passageRelative: passageScore / bestPassage,
      passageShare: passageScore / maxScore,
      sentenceRelative: (scores[i] ?? 0) / bestSentence,
      sentenceShare: (scores[i] ?? 0) / maxScore,
      coverage,
      literalCoverage: coverageOf(literal(found), question),
      fileCoverage: ofFile(passage.documentId),
      headingCoverage: coverageOf(
        positionsOf(new Set(terms(sentence.block.headings.at(-1) ?? '', sentence.language)), question),
        question,
      ),
      documentRelative: (bestOfDocument.get(passage.documentId) ?? 0) / bestPassage,
      passageCoverage: coverageOf(foundInPassage, question),
      documentCoverage: ofDocument.get(passage.documentId) ?? 0,
      coverageByRarity: rareInDocument(match),
      coverageWithPrevious: coverageOf(union(found, before?.found ?? NOTHING), question) - coverage,
      coverageWithNext: coverageOf(union(found, after?.found ?? NOTHING), question) - coverage,
      coverageWithRelated: coverageOf(union(found, match.related), question) - coverage,
      coverageWithTitles: coverageOf(union(found, foundAbove), question) - coverage,
      titleCoverage: coverageOf(foundAbove, question),
      rarestFound: question.rarest >= 0 && found.has(question.rarest) ? 1 : 0,
      rarestAbove:
        question.rarest >= 0 && !found.has(question.rarest) && foundAbove.has(question.rarest) ? 1 : 0,
      sameForm: sameFormShare(match, question),
      hasSentence: sentence.isLabel ? 0 : 1,
    }
  })
}

/** The terms that a text contains themselves. */
function literal(found: Found): Found {
  return new Map([...found].filter(([, weight]) => weight === 1))
}

/** The share of the question in the title and file name of a document, by its id. */
function fileCoverage(question: Question, { documents }: DocumentStore): (documentId: string) => number {
  const known = new Map<string, number>()
  return (documentId) => {
    const { extracted, index } = documents.get(documentId) ?? {}
    if (extracted === undefined || index === undefined) return 0
    const name = `${extracted.title} ${extracted.filename.replace(/[_.-]+/g, ' ')}`
    const coverage =
      known.get(documentId) ??
      coverageOf(positionsOf(new Set(terms(name, index.language)), question), question)
    known.set(documentId, coverage)
    return coverage
  }
}

function sentenceScores(matches: readonly Match[], { terms }: Question): number[] {
  const lengths = matches.map(({ sentence }) => sentence.terms.size)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return matches.map(({ termOfWord, found }, i) => {
    const counts = new Map<number, number>()
    for (const position of termOfWord)
      if (position >= 0) counts.set(position, (counts.get(position) ?? 0) + 1)
    let score = 0
    for (const [position, nearness] of found) {
      const count = counts.get(position) ?? 1
      const { idf = 0, weight = 0 } = terms[position] ?? {}
      const relativeLength = (lengths[i] ?? 0) / Math.max(1, mean)
      score += (weight * nearness * idf * count * (K1 + 1)) / (count + K1 * (1 - B + B * relativeLength))
    }
    return score
  })
}

/** The share of the question in all matches of each document. */
function documentCoverage(matches: readonly Match[], question: Question): Map<string, number> {
  const found = new Map<string, Found>()
  for (const { passage, found: own } of matches)
    found.set(passage.documentId, union(found.get(passage.documentId) ?? NOTHING, own))
  return new Map([...found].map(([id, all]) => [id, coverageOf(all, question)]))
}

/** The share of the question in a sentence, each term weighted by its rarity among the matches of the same document. */
function rarityInDocument(matches: readonly Match[], { terms }: Question): (match: Match) => number {
  const byDocument = new Map<string, { count: number; units: number[] }>()
  for (const { passage, found } of matches) {
    const document = byDocument.get(passage.documentId) ?? { count: 0, units: terms.map(() => 0) }
    document.count += 1
    for (const position of found.keys()) document.units[position] = (document.units[position] ?? 0) + 1
    byDocument.set(passage.documentId, document)
  }
  return ({ passage, found }) => {
    const { count, units } = byDocument.get(passage.documentId) ?? { count: 0, units: [] }
    let sum = 0
    let whole = 0
    for (const position of terms.keys()) {
      const unitCount = units[position] ?? 0
      if (unitCount === 0) continue
      const idf = Math.log(1 + (count - unitCount + 0.5) / (unitCount + 0.5))
      whole += idf
      sum += idf * (found.get(position) ?? 0)
    }
    return whole > 0 ? sum / whole : 0
  }
}

/** The share of the question's terms that the sentence contains in the same form, for example 'found', not 'founded'. */
function sameFormShare({ sentence, termOfWord }: Match, question: Question): number {
  const exact = new Map<number, number>()
  for (const [i, position] of termOfWord.entries()) {
    const folded = sentence.words[i]?.folded ?? ''
    if (position >= 0 && question.words.has(folded)) exact.set(position, 1)
  }
  return coverageOf(exact, question)
}

function neighbor(other: Match | undefined, match: Match): Match | undefined {
  return other?.passage.page === match.passage.page ? other : undefined
}
