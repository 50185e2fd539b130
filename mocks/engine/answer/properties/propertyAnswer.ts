import { formatPartialDate } from '../../../../src/lib/text/format.ts'
import type { DocumentIndex } from '../../documentIndex.ts'
import type { DocumentStore } from '../../documentStore.ts'
import type { ExtractedDocument } from '../../types.ts'
import { firstLines, lineClaim } from '../firstLine.ts'
import { lengthOf, sayLength } from '../library/documentLength.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown } from '../quotation.ts'
import { findTarget } from '../summary/target.ts'
import type { TextAnswer } from '../textAnswer.ts'
import { type AskedProperty, askedProperty } from './askedProperty.ts'

/** The probability that a property is what the question asks for: stated in the text, and only in the file. Not fitted. */
const PROBABILITY = { inText: 0.9, inFile: 0.75 }

/**
 * Who wrote a document, when, and how many pages it has, from what its file says about itself; null if the question asks
 * for something else, names no document, or the file does not say it. The source is the line that states it, otherwise the
 * first line of the document.
 */
export function propertyAnswer(asked: QuestionContext): TextAnswer | null {
  const request = askedProperty(asked.question.text)
  if (request === null) return null
  const { store, weightOf } = asked
  const documentId = documentNamed(request.named, store, (id) => weightOf(id) > 0)
  if (documentId === null) return null
  const document = store.documents.get(documentId)
  const stated = document === undefined ? undefined : statedIn(request.property, document)
  if (stated === undefined) return null
  const lines = firstLines(documentId, asked)
  const isCounted = request.property === 'length' || request.property === 'language'
  const stating = isCounted ? undefined : lines.find(({ sentence }) => sentence.text.includes(stated))
  const line = stating ?? lines[0]
  if (line === undefined) return null
  const value = textOf(request.property, stated)
  const { passage, sentence } = line
  const isStated = stating !== undefined
  const claim = lineClaim(line, isStated ? PROBABILITY.inText : PROBABILITY.inFile, asked)
  const file = escapeMarkdown(passage.filename)
  const from = isCounted ? `Found in the text of ${file}.` : `As the properties of ${file} say.`
  const said = isStated ? escapeMarkdown(sentence.text) : from
  return {
    claims: [claim],
    hypotheses: [
      {
        hypothesis: `${SAYS[request.property]} ${value}.`,
        confidence: claim.confidence,
        reasoning: isStated ? 'The document says it itself.' : from,
        sources: [passage.filename],
        supporting: 1,
        contradicting: 0,
      },
    ],
    response: `**${escapeMarkdown(value)}**\n\n${said} [1]`,
    citations: [{ marker: 1, source: 0 }],
    contradictions: [],
  }
}

const SAYS: Readonly<Record<AskedProperty, string>> = {
  author: 'Written by',
  created: 'Written on',
  modified: 'Last changed on',
  length: 'The document has',
  language: 'Written in',
}

function statedIn(
  property: AskedProperty,
  { extracted, index }: { readonly extracted: ExtractedDocument; readonly index: DocumentIndex },
): string | undefined {
  const { metadata } = extracted
  if (property === 'length') return sayLength(lengthOf(extracted))
  if (property !== 'language') return metadata?.[property]
  return metadata?.language ?? (index.language === 'unknown' ? undefined : index.language)
}

function textOf(property: AskedProperty, stated: string): string {
  if (property === 'language') return new Intl.DisplayNames('en', { type: 'language' }).of(stated) ?? stated
  if (property === 'author') return stated.replace(/^(?:\p{L}+ )?by\s/iu, '')
  return property === 'created' || property === 'modified' ? formatPartialDate(stated) : stated
}

/** Whether a question asks for a property of a document that it names. */
export function namesDocumentAsked(
  question: string,
  store: DocumentStore,
  includes: (documentId: string) => boolean,
): boolean {
  const request = askedProperty(question)
  return request !== null && documentNamed(request.named, store, includes) !== null
}

function documentNamed(
  name: string,
  store: DocumentStore,
  includes: (documentId: string) => boolean,
): string | null {
  const target = findTarget(name, store, includes)
  return target?.isNamed && target.isWholeName ? target.documentId : null
}
