import { decayedWeight, round } from '../../../src/domain/evidence.ts'
import { DEFAULT_SETTINGS } from '../../../src/domain/settings.ts'
import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import { findCandidates } from '../selection/candidates.ts'
import { certaintyOf } from '../selection/certainty.ts'
import { parseQuestion, type Question } from '../selection/question.ts'
import { isAnswerable } from '../selection/refusal.ts'
import { requestedForm, USUAL_FORM } from '../talk/requestedForm.ts'
import { talkAnswer } from '../talk/talkAnswer.ts'
import type { Span } from '../text/sentences.ts'
import { asksAgain, understand } from '../thread/understand.ts'
import { pronounIn } from '../thread/unresolved.ts'
import type { Answer, AskOptions, Source } from '../types.ts'
import { changesAnswer } from './changes/changesAnswer.ts'
import { comparedDocuments } from './changes/comparedDocuments.ts'
import { type CitedText, citeAlone } from './citedText.ts'
import { type Claim, scoreClaims, supportedSideFirst, toHypothesis } from './claims.ts'
import { composeResponse } from './compose.ts'
import { emptyAnswer, notFoundAnswer, nothingToAnswerFrom } from './emptyAnswers.ts'
import { chooseHypotheses } from './hypotheses.ts'
import { obeyDisagreements } from './knownDisagreements.ts'
import { libraryAnswer } from './library/libraryAnswer.ts'
import { libraryQuestion } from './library/libraryQuestion.ts'
import { listAnswer } from './lists/listAnswer.ts'
import { asksWhichDocuments } from './mentions/askedMentions.ts'
import { mentionsAnswer } from './mentions/mentionsAnswer.ts'
import { namesAnswer } from './mentions/namesAnswer.ts'
import { partAnswer } from './places/partAnswer.ts'
import { limitedQuestion } from './places/places.ts'
import { sectionAnswer } from './places/sectionAnswer.ts'
import { namesDocumentAsked, propertyAnswer } from './properties/propertyAnswer.ts'
import type { QuestionContext } from './questionContext.ts'
import { reasoningNodes } from './reasoningNodes.ts'
import { isSameSentence } from './sameSentence.ts'
import { addSetAside } from './setAside.ts'
import { chooseSources } from './sources.ts'
import { composeStatements, findStatements, type Statement } from './statements.ts'
import { summaryAnswer } from './summary/summaryAnswer.ts'
import { isAboutAll, summaryOfAll } from './summary/summaryOfAll.ts'
import { requestedText } from './summary/target.ts'
import type { TextAnswer } from './textAnswer.ts'

/** Minimum coverage of the question by a sentence that states a relationship. */
const MIN_STATEMENT_COVERAGE = 0.47
/** A passage's salience is the mean of this many of its most salient nodes. */
const SALIENT_NODES = 3

const NO_TEXT: TextAnswer = { claims: [], hypotheses: null, response: '', citations: [], contradictions: [] }

/** Answers with sentences of the documents and relationships of the graph, or says that they do not contain the answer. */
export function answerQuestion(text: string, store: DocumentStore, options: AskOptions): Answer {
  const { includes = () => true, thread = [], ...others } = options
  const nothing = nothingToAnswerFrom(store, includes)
  if (nothing !== null) return nothing
  const direct = talkAnswer(text, store)
  if (direct !== null) return direct
  const { form, rest } = requestedForm(text)
  if (rest !== text && rest !== '') return answerQuestion(rest, store, { ...options, form })
  const repeated = rest === '' || asksAgain(rest) ? thread.at(-1)?.question : undefined
  if (repeated !== undefined)
    return { ...answerQuestion(repeated, store, { ...others, includes, form }), understood_as: repeated }
  const isCompared = comparedDocuments(text, store, includes) !== null
  if (isCompared || libraryQuestion(text) !== null || asksWhichDocuments(text) || isAboutAll(text))
    return answerFrom(text, store, options)
  const questions = thread.filter(({ question }) => talkAnswer(question, store) === null)
  const understood = understand(text, questions)
  if (understood !== null && understood !== text) {
    const ask = (question: string) => answerQuestion(question, store, { ...others, includes })
    const answer = ask(understood)
    // The last question may name what the answer is about.
    const found =
      answer.sources.length > 0 ? answer : ask(`${questions.at(-1)?.question ?? ''} ${understood}`)
    if (found.sources.length > 0) return { ...found, understood_as: understood }
    const typed = ask(text)
    return typed.sources.length > 0 ? typed : { ...answer, understood_as: understood }
  }
  const pronoun = pronounIn(text)
  const answer = answerAlone(text, store, options)
  return pronoun === null || answer.sources.length > 0
    ? answer
    : { ...answer, response: `I do not know what “${pronoun}” refers to. ${answer.response}` }
}

/** Answers a question that takes nothing from the chat. */
function answerAlone(text: string, store: DocumentStore, options: AskOptions): Answer {
  const { includes = () => true } = options
  const limited = namesDocumentAsked(text, store, includes) ? null : limitedQuestion(text, store, includes)
  if (limited === null) return answerFrom(text, store, options)
  const answer =
    'refusal' in limited ? emptyAnswer(limited.refusal) : answerFrom(limited.question, limited.store, options)
  return limited.named === null ? answer : { ...answer, document_ids: limited.named }
}

/** Answers from the whole store; null asks what it says. */
function answerFrom(text: string | null, store: DocumentStore, options: AskOptions): Answer {
  const { evidence = 'text', includes = () => true, form = USUAL_FORM, changes } = options
  const question = parseQuestion(text ?? '', store)
  const settings = { ...DEFAULT_SETTINGS, ...options }
  const ages = store.ages()
  const weightOf = (documentId: string): number =>
    includes(documentId) ? decayedWeight(ages.get(documentId) ?? 0, settings.memoryDecay) : 0
  const found = findCandidates(store, question, ({ documentId }) => weightOf(documentId))
  const disagreements = options.disagreements ?? []
  const decided = obeyDisagreements(found, disagreements, question, store, (id) => weightOf(id) > 0)
  const certainty = certaintyOf(decided.candidates, question, store)
  const asked = { question, ...decided, certainty, store, weightOf, settings, form, disagreements, changes }
  const said = text === null ? partAnswer(asked) : textAnswer(asked)
  const quoted = evidence === 'graph' ? null : said
  const statements =
    evidence === 'text' ? [] : findStatements(decided.candidates, question, store, MIN_STATEMENT_COVERAGE)
  if (quoted === null && statements.length === 0) {
    const requested = requestedText(text ?? '')
    return requested === null
      ? notFoundAnswer(question, store, includes)
      : answerQuestion(requested, store, options)
  }
  return toAnswer(addStatements(quoted ?? NO_TEXT, statements, asked), question, store)
}

/** What the documents say, or null if they do not contain the answer. */
function textAnswer(asked: QuestionContext): TextAnswer | null {
  const { candidates, question, store } = asked
  const summary = question.kind === 'summary' ? (summaryOfAll(asked) ?? summaryAnswer(asked)) : null
  const direct =
    summary ??
    changesAnswer(asked) ??
    libraryAnswer(asked) ??
    propertyAnswer(asked) ??
    sectionAnswer(asked) ??
    mentionsAnswer(asked) ??
    namesAnswer(asked)
  if (direct !== null) return direct
  if (!isAnswerable(candidates, question, store)) return null
  const list = question.kind === 'list' ? listAnswer(asked) : null
  if (list !== null) return list
  const cited = chooseSources(candidates, question)
  if (cited.length === 0) return null
  const quoted = addContradictingSources(cited, scoreClaims(cited, asked))
  const claims = supportedSideFirst(scoreClaims(quoted, asked), asked)
  return addSetAside({ claims, hypotheses: null, ...composeResponse(claims, question.text, asked) }, asked)
}

function addContradictingSources(cited: readonly CitedText[], claims: readonly Claim[]): CitedText[] {
  const all = [...cited]
  for (const { by } of claims.flatMap((claim) => claim.contradictions)) {
    if (!all.some(({ best }) => isSameSentence(best, by))) all.push(citeAlone(by))
  }
  return all
}

/** Adds relationships, and the sentences that state them as sources. */
function addStatements(
  text: TextAnswer,
  statements: readonly Statement[],
  asked: QuestionContext,
): TextAnswer {
  const added = statements
    .map(({ candidate }) => candidate)
    .filter((candidate) => !text.claims.some(({ cited: { best } }) => isSameSentence(best, candidate)))
  const claims = [...text.claims, ...scoreClaims(added.map(citeAlone), asked)]
  return { ...text, claims, ...joinResponses(text, composeStatements(statements, claims)) }
}

type CitedResponse = Pick<TextAnswer, 'response' | 'citations'>

function joinResponses(texts: CitedResponse, statements: CitedResponse): CitedResponse {
  if (statements.response === '') return texts
  if (texts.response === '') return statements
  const citations = new Map([...texts.citations, ...statements.citations].map((one) => [one.marker, one]))
  return {
    response: `${texts.response}\n\n**Relationships in the graph**\n\n${statements.response}`,
    citations: [...citations.values()].sort((a, b) => a.marker - b.marker),
  }
}

function toAnswer(text: TextAnswer, question: Question, store: DocumentStore): Answer {
  const { claims, response, citations, contradictions, compared } = text
  const sources = claims.map((claim) => toSource(claim, store))
  const hypotheses = text.hypotheses ?? chooseHypotheses(claims).map(toHypothesis)
  return {
    response,
    hypotheses: [...hypotheses],
    reasoning_nodes: reasoningNodes(claims, question, store),
    sources,
    avg_confidence: mean(hypotheses.map((hypothesis) => hypothesis.confidence)),
    avg_salience: mean(sources.map((source) => source.salience)),
    citations: [...citations],
    contradictions: [...contradictions],
    ...(compared && { compared_ids: [...compared] }),
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
    heading: best.sentence.block.headings.at(-1) ?? passage.page.heading,
    start: span.start,
    end: span.end,
    context: contextOf(passage, span),
  }
}

/** The passage; longer if the cited text continues outside of it. */
function contextOf({ page, start, end }: StoredPassage, span: Span): string {
  return page.text.slice(Math.min(start, span.start), Math.max(end, span.end))
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
