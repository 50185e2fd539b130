import { DEFAULT_SETTINGS } from '../../../src/domain/settings.ts'
import { type DocumentStore, passageText } from '../documentStore.ts'
import type { Answer, AskOptions, Source } from '../types.ts'
import { type Claim, scoreClaims, toHypothesis } from './claims.ts'
import { composeResponse, isSameSentence } from './compose.ts'
import { decayedWeight, round } from './confidence.ts'
import { noDocumentsAnswer, notFoundAnswer } from './emptyAnswers.ts'
import { type Candidate, findCandidates } from './evidence.ts'
import { parseQuestion, type Question } from './question.ts'
import { reasoningNodes } from './reasoningNodes.ts'
import { type CitedText, chooseSources } from './sources.ts'
import { composeStatements, findStatements, type Statement } from './statements.ts'

/**
 * Minimum mean coverage of the question by a sentence and its passage. Measured: of 60 answerable questions about six
 * manuals none scores less, of 115 unanswerable ones 11 score more.
 */
const MIN_COVERAGE = 0.47
const MAX_HYPOTHESES = 3
/** A passage's salience is the mean of this many of its most salient nodes. */
const SALIENT_NODES = 3

/** Answers with sentences of the documents and relationships of the graph, or says that they do not contain the answer. */
export function answerQuestion(text: string, store: DocumentStore, options: AskOptions): Answer {
  const { evidence = 'text', includes = () => true } = options
  if (store.index.size === 0 || ![...store.documents.keys()].some(includes)) return noDocumentsAnswer()
  const question = parseQuestion(text, store.index)
  const settings = { ...DEFAULT_SETTINGS, ...options }
  const ages = store.ages()
  const weightOf = (documentId: string): number =>
    includes(documentId) ? decayedWeight(ages.get(documentId) ?? 0, settings.memoryDecay) : 0
  const candidates = findCandidates(store, question, weightOf)
  const statements = evidence === 'text' ? [] : findStatements(candidates, question, store, MIN_COVERAGE)
  const hasText = evidence !== 'graph' && isAnswered(candidates)
  if (!hasText && statements.length === 0) return notFoundAnswer(question, store.index)

  const cited = hasText ? chooseSources(candidates) : []
  const score = (citedTexts: readonly CitedText[]): Claim[] =>
    scoreClaims(citedTexts, candidates, store, weightOf, settings)
  const quoted = addContradictingSources(cited, score(cited))
  const claims = score(addStatements(quoted, statements))
  const texts = composeResponse(quoted, claims.slice(0, quoted.length))
  return toAnswer(claims, joinResponses(texts, composeStatements(statements, claims)), question, store)
}

function isAnswered(candidates: readonly Candidate[]): boolean {
  return candidates.some(
    ({ passage, passageCoverage, coverage }) =>
      !passage.isListing && (passageCoverage + coverage) / 2 >= MIN_COVERAGE,
  )
}

/** Adds the sentences that contradict a source as sources. */
function addContradictingSources(cited: readonly CitedText[], claims: readonly Claim[]): CitedText[] {
  const all = [...cited]
  for (const { by } of claims.flatMap((claim) => claim.contradictions)) {
    if (!all.some(({ best }) => isSameSentence(best, by)))
      all.push({ best: by, relevance: by.relevance, span: by.span })
  }
  return all
}

/** Adds the sentences that state relationships as sources. */
function addStatements(cited: readonly CitedText[], statements: readonly Statement[]): CitedText[] {
  const added = statements
    .map(({ candidate }) => candidate)
    .filter((candidate) => !cited.some(({ best }) => isSameSentence(best, candidate)))
  return [...cited, ...added.map((best) => ({ best, relevance: best.relevance, span: best.span }))]
}

type CitedResponse = Pick<Answer, 'response' | 'citations'>

function joinResponses(texts: CitedResponse, statements: CitedResponse): CitedResponse {
  if (statements.response === '') return texts
  if (texts.response === '') return statements
  const citations = new Map([...texts.citations, ...statements.citations].map((one) => [one.marker, one]))
  return {
    response: `${texts.response}\n\n**Relationships in the graph**\n\n${statements.response}`,
    citations: [...citations.values()].sort((a, b) => a.marker - b.marker),
  }
}

function toAnswer(
  claims: readonly Claim[],
  { response, citations }: CitedResponse,
  question: Question,
  store: DocumentStore,
): Answer {
  const sources = claims.map((claim) => toSource(claim, store))
  const hypotheses = [...claims]
    .slice(0, MAX_HYPOTHESES)
    .map(toHypothesis)
    .sort((a, b) => b.confidence - a.confidence)
  return {
    response,
    hypotheses,
    reasoning_nodes: reasoningNodes(claims, question, store),
    sources,
    avg_confidence: mean(hypotheses.map((hypothesis) => hypothesis.confidence)),
    avg_salience: mean(sources.map((source) => source.salience)),
    citations,
  }
}

function toSource({ cited: { best, span }, confidence }: Claim, store: DocumentStore): Source {
  const { passage } = best
  return {
    filename: passage.filename,
    page: passage.page.number,
    confidence,
    salience: salienceOf(passage.id, store),
    excerpt: passage.page.text.slice(span.start, span.end),
    document_id: passage.documentId,
    heading: passage.page.heading,
    start: span.start,
    end: span.end,
    context: passageText(passage),
  }
}

function salienceOf(passageId: string, { graph }: DocumentStore): number {
  const values = graph
    .nodesIn(passageId)
    .map((node) => graph.salience(node))
    .sort((a, b) => b - a)
  return mean(values.slice(0, SALIENT_NODES)) ?? 0
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : round(values.reduce((sum, value) => sum + value, 0) / values.length)
}
