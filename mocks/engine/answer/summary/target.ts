import type { DocumentStore } from '../../documentStore.ts'
import { stem } from '../../text/stemmers.ts'
import { terms } from '../../text/terms.ts'
import type { ExtractedDocument } from '../../types.ts'

/** What to summarize. */
export interface SummaryTarget {
  readonly documentId: string
  /** False if the question names no document and there are several. */
  readonly isNamed: boolean
}

/** Words of a request for a summary. They name a document only together with other words: 'the pilot results'. */
const REQUEST_WORDS =
  'summarize summarise summary sum overview outline synopsis gist abstract give get write show provide tell list name ' +
  'please brief short quick concise main key central principal important major overall core point finding result ' +
  'conclusion message takeaway idea argument statement insight outcome find found conclude report argue describe ' +
  'discuss cover say deal reveal demonstrate suggest content contents whole entire all new newest latest last pdf docx md txt word'
/** Words for any document. */
const DOCUMENT_WORDS =
  'document file text paper report study article book manual guide handbook note notes page author researcher writer ' +
  'review survey experiment trial research thesis letter memo upload attachment'

const REQUEST_STEMS = stemsOf(REQUEST_WORDS)
const DOCUMENT_STEMS = stemsOf(DOCUMENT_WORDS)
const ASKS_FINDINGS = /\b(?:find|found|findings?|results?|conclu\w+|outcomes?|show|reveal)\b/i
const HAS_FINDINGS = /\b(?:results?|findings?|conclusions?|outcomes?)\b/i

const REQUEST =
  /^\W*(?:(?:please|can you|could you|would you|give|write|show|provide|me|us|an?|the|brief|short|quick) )*(?:summari[sz]e|sum up|outline|summary of|overview of|synopsis of|outline of)\s+(?=\S)/i

/** What an explicit request is about: 'the risks' for 'summarize the risks'; null for other questions. */
export function requestedText(question: string): string | null {
  return REQUEST.test(question) ? question.replace(REQUEST, '') : null
}

/** The words of a request that name what to summarize, without those for any document. */
export function topicOf(question: string): string[] {
  return terms(question, 'en').filter((term) => !REQUEST_STEMS.has(term) && !DOCUMENT_STEMS.has(term))
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
  const asked = new Set(terms(question, 'en'))
  const rated = [...documents]
    .filter(([id]) => includes(id))
    .map(([documentId, { extracted }]) => {
      const name = nameTerms(extracted)
      const named = topic.filter((term) => name.has(term)).length
      const others = [...asked].filter((term) => name.has(term) && !topic.includes(term))
      const isGenericName = others.some((term) => DOCUMENT_STEMS.has(term))
      const findings = ASKS_FINDINGS.test(question) && hasFindings(extracted) ? 1 : 0
      return { documentId, named, isGenericName, rank: named * 4 + others.length + findings }
    })
  const highest = Math.max(...rated.map(({ rank }) => rank))
  const best = rated.findLast(({ rank }) => rank === highest)
  if (best === undefined) return null
  const { documentId, named, isGenericName } = best
  if (topic.length > 0) return named * 2 >= topic.length ? { documentId, isNamed: true } : null
  return { documentId, isNamed: rated.length === 1 || isGenericName }
}

function nameTerms({ filename, title }: ExtractedDocument): ReadonlySet<string> {
  const name = filename.replace(/\.\w+$/, '').replace(/[_\-.]+/g, ' ')
  return new Set(terms(`${name} ${title}`, 'en'))
}

function hasFindings({ filename, title, pages }: ExtractedDocument): boolean {
  const headings = pages.flatMap(({ blocks, text }) =>
    blocks.flatMap(({ kind, start, end }) => (kind === 'heading' ? [text.slice(start, end)] : [])),
  )
  return [filename.replace(/[_-]/g, ' '), title, ...headings].some((text) => HAS_FINDINGS.test(text))
}

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => stem(word, 'en')))
}
