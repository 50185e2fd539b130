import { formatPartialDate } from '../../../../src/lib/text/format.ts'
import type { StoredPassage } from '../../documentStore.ts'
import type { Sentence } from '../../text/sentence.ts'
import { plainClaim } from '../plainClaim.ts'
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
  const target = findTarget(request.named, store, (id) => weightOf(id) > 0)
  if (target === null || !target.isNamed || !target.isWholeName) return null
  const document = store.documents.get(target.documentId)
  const stated = document?.extracted.metadata?.[request.property]
  const line = stated === undefined ? null : lineWith(String(stated), target.documentId, asked)
  if (stated === undefined || line === null) return null
  const value = textOf(request.property, stated)
  const { passage, sentence, isStated } = line
  const probability = isStated ? PROBABILITY.inText : PROBABILITY.inFile
  const fitted = Math.log(probability / (1 - probability))
  const claim = plainClaim(passage, sentence, sentence, fitted, asked)
  const said = isStated
    ? escapeMarkdown(sentence.text)
    : `As the properties of ${escapeMarkdown(passage.filename)} say.`
  return {
    claims: [claim],
    hypotheses: [
      {
        hypothesis: `${SAYS[request.property]} ${value}.`,
        confidence: claim.confidence,
        reasoning: isStated ? 'The document says it itself.' : 'The properties of the file say it.',
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
  pageCount: 'The document has',
}

function textOf(property: AskedProperty, stated: string | number): string {
  if (typeof stated === 'number') return pagesOf(stated)
  return property === 'author' ? stated : formatPartialDate(stated)
}

function pagesOf(count: number): string {
  return count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`
}

interface Line {
  readonly passage: StoredPassage
  readonly sentence: Sentence
  readonly isStated: boolean
}

/** The first sentence of the first page that has a text, otherwise the first sentence of the document. */
function lineWith(stated: string, documentId: string, { store }: QuestionContext): Line | null {
  const lines = (store.documents.get(documentId)?.passages ?? [])
    .filter(({ pageIndex }) => pageIndex === 0)
    .flatMap((passage) =>
      store.featuresOf(passage).sentences.map((sentence) => ({
        passage,
        sentence,
        isStated: sentence.text.includes(stated),
      })),
    )
  return lines.find(({ isStated }) => isStated) ?? lines[0] ?? null
}
