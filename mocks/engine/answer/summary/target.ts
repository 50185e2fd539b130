import type { DocumentStore } from '../../documentStore.ts'
import { languageOfQuestion } from '../../selection/questionLanguages/languages.ts'
import type { Language } from '../../text/language.ts'
import { terms } from '../../text/terms.ts'
import type { ExtractedDocument } from '../../types.ts'

export interface SummaryTarget {
  readonly documentId: string
  /** False if the question names no document and there are several. */
  readonly isNamed: boolean
  /** False if the question has words beside the name. */
  readonly isWholeName: boolean
}

/** The stems of the words of a request for a summary, and of those for any document, by language. */
const requestStems = new Map<Language, ReadonlySet<string>>()
const documentStems = new Map<Language, ReadonlySet<string>>()

const ASKS_FINDINGS = /\b(?:find|found|findings?|results?|conclu\w+|outcomes?|show|reveal)\b/i
const HAS_FINDINGS = /\b(?:results?|findings?|conclusions?|outcomes?)\b/i

/** What an explicit request is about: 'the risks' for 'summarize the risks'; null for other questions. */
export function requestedText(question: string): string | null {
  const topic = question.replace(languageOfQuestion(question).request, '')
  return topic === question ? null : topic
}

/** The words of a request that name what to summarize, without those for any document. */
export function topicOf(question: string): string[] {
  const { language, requestWords, documentWords } = languageOfQuestion(question)
  const [request, any] = [
    stemsOf(requestWords, language, requestStems),
    stemsOf(documentWords, language, documentStems),
  ]
  return terms(question, language).filter((term) => !request.has(term) && !any.has(term))
}

/**
 * The document that a request names by words of its file name or title; otherwise, if it names nothing else, the only or the
 * newest one. A request for findings prefers documents with a title 'Results' or 'Conclusions'. Null if it names something
 * else.
 */
export function findTarget(
  question: string,
  { documents }: DocumentStore,
  includes: (documentId: string) => boolean,
): SummaryTarget | null {
  const topic = topicOf(question)
  const { language, documentWords } = languageOfQuestion(question)
  const asked = new Set(terms(question, language))
  const rated = [...documents]
    .filter(([id]) => includes(id))
    .map(([documentId, { extracted }]) => {
      const name = nameTerms(extracted, language)
      const named = topic.filter((term) => name.has(term)).length
      const others = [...asked].filter((term) => name.has(term) && !topic.includes(term))
      const isGenericName = others.some((term) => stemsOf(documentWords, language, documentStems).has(term))
      const findings = ASKS_FINDINGS.test(question) && hasFindings(extracted) ? 1 : 0
      const file = terms(nameOf(extracted), language)
      const share = file.filter((term) => asked.has(term)).length / Math.max(1, file.length)
      return { documentId, named, isGenericName, rank: named * 4 + others.length + findings + share / 2 }
    })
  const highest = Math.max(...rated.map(({ rank }) => rank))
  const best = rated.findLast(({ rank }) => rank === highest)
  if (best === undefined) return null
  const { documentId, named, isGenericName } = best
  const isWholeName = named === topic.length
  if (topic.length > 0) return named * 2 >= topic.length ? { documentId, isNamed: true, isWholeName } : null
  return { documentId, isNamed: rated.length === 1 || isGenericName, isWholeName }
}

function nameOf({ filename }: ExtractedDocument): string {
  return filename.replace(/\.\w+$/, '').replace(/[_\-.]+/g, ' ')
}

function nameTerms(document: ExtractedDocument, language: Language): ReadonlySet<string> {
  return new Set(terms(`${nameOf(document)} ${document.title}`, language))
}

function hasFindings({ filename, title, pages }: ExtractedDocument): boolean {
  const headings = pages.flatMap(({ blocks, text }) =>
    blocks.flatMap(({ kind, start, end }) => (kind === 'heading' ? [text.slice(start, end)] : [])),
  )
  return [filename.replace(/[_-]/g, ' '), title, ...headings].some((text) => HAS_FINDINGS.test(text))
}

function stemsOf(
  words: string,
  language: Language,
  known: Map<Language, ReadonlySet<string>>,
): ReadonlySet<string> {
  const stems = known.get(language) ?? new Set(terms(words, language))
  known.set(language, stems)
  return stems
}
