import type { DocumentStore, StoredPassage } from '../../documentStore.ts'
import { parseQuery } from '../../query.ts'
import { lineClaim } from '../firstLine.ts'
import type { Line } from '../line.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown } from '../quotation.ts'
import { statedAnswer, type TextAnswer } from '../textAnswer.ts'
import { askedMentions } from './askedMentions.ts'

/** Sources of a document, and of the answer. */
const MAX_SOURCES = { document: 6, all: 40 }
/** The text is there. */
const PROBABILITY = 0.95
const QUOTED = /^["'“”‘’«]+(.+?)["'“”‘’»]+$/u

/**
 * In which documents and passages a word or text stands, each passage a source; null if the question does not ask for that,
 * or if no passage has all of several words, which may still be its subject.
 */
export function mentionsAnswer(asked: QuestionContext): TextAnswer | null {
  const sought = askedMentions(asked.question.text)
  if (sought === null) return null
  const exact = QUOTED.exec(sought)?.[1] ?? null
  const name = `“${escapeMarkdown(exact ?? sought)}”`
  const byDocument = new Map<string, Line[]>()
  let count = 0
  for (const passage of asked.store.passages.values()) {
    if (asked.weightOf(passage.documentId) === 0) continue
    const found = linesWith(passage, sought, exact, asked.store)
    const known = byDocument.get(passage.documentId) ?? []
    const fresh = found.filter(({ sentence }) => !known.some((line) => isSame(line, passage, sentence.start)))
    if (fresh.length > 0) byDocument.set(passage.documentId, [...known, ...fresh])
    count += fresh.length
  }
  if (count === 0)
    return exact === null && /\s/.test(sought)
      ? null
      : statedAnswer([], `No document mentions ${name}.`, '', '')
  const total = [...asked.store.documents.keys()].filter((id) => asked.weightOf(id) > 0).length
  const claims: ReturnType<typeof lineClaim>[] = []
  const lines = [...byDocument].map(([id, found]) => {
    const shown = found.slice(0, Math.min(MAX_SOURCES.document, MAX_SOURCES.all - claims.length))
    const marks = shown.map((line) => {
      claims.push(lineClaim(line, PROBABILITY, asked))
      return ` [${claims.length}]`
    })
    const file = escapeMarkdown(asked.store.documents.get(id)?.extracted.filename ?? '')
    return `- ${file}: ${counted(found.length, 'sentence')}${marks.join('')}`
  })
  const verb = byDocument.size === 1 ? 'mentions' : 'mention'
  const said = `${byDocument.size} of ${counted(total, 'document')} ${verb}`
  const where = `in ${counted(count, 'sentence')}`
  return statedAnswer(
    claims,
    `${said} ${name}, ${where}:\n\n${lines.join('\n')}`,
    `${said} “${exact ?? sought}”, ${where}.`,
    'Counted in the texts of your documents.',
  )
}

/** Passages overlap. */
function isSame({ passage, sentence }: Line, other: StoredPassage, start: number): boolean {
  return passage.page === other.page && sentence.start === start
}

/** The sentences of a passage with a text, or with all of the words. */
function linesWith(
  passage: StoredPassage,
  sought: string,
  exact: string | null,
  store: DocumentStore,
): Line[] {
  const text = passage.page.text.slice(passage.start, passage.end).toLowerCase()
  if (exact !== null && !text.includes(exact.toLowerCase())) return []
  const terms = exact === null ? parseQuery(sought, store.index, store.languages()) : []
  if (exact === null && terms.length === 0) return []
  return store.featuresOf(passage).sentences.flatMap((sentence) => {
    const has =
      exact === null
        ? terms.every(
            ({ variants, isCorrection }) => !isCorrection && variants.some((one) => sentence.terms.has(one)),
          )
        : sentence.text.toLowerCase().includes(exact.toLowerCase())
    return has ? [{ passage, sentence }] : []
  })
}

function counted(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
