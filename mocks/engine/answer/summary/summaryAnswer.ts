import { withoutConnective } from '../connectives.ts'
import { plainClaim } from '../plainClaim.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown } from '../quotation.ts'
import type { TextAnswer } from '../textAnswer.ts'
import { type ChosenSentence, chooseSentences } from './chooseSentences.ts'
import { poolOf } from './pool.ts'
import { findTarget, topicOf } from './target.ts'

/**
 * The probability that the best sentence of a document carries it: of one that is named or the only one, of the newest one,
 * and of a part of a document. Not fitted: there are no labeled summaries to fit it on.
 */
const BEST = { named: 0.9, newest: 0.75, part: 0.75 }
/** The least probable sentence has this share of it. */
const LEAST = 0.6
/** Minimum sentences below titles that contain a topic. */
const MIN_SENTENCES = 2

/**
 * Three to five sentences that carry a document or the sections about a topic, in the document's order, each a source; null
 * if the question names neither. One hypothesis: the first sentence.
 */
export function summaryAnswer(asked: QuestionContext): TextAnswer | null {
  const { question, store, weightOf } = asked
  const count = asked.form.sentences ?? undefined
  const includes = (id: string): boolean => weightOf(id) > 0
  const target = findTarget(question.text, store, includes)
  if (target !== null) {
    const { extracted } = store.documents.get(target.documentId) ?? {}
    const sentences = chooseSentences(poolOf(store, target.documentId), extracted?.title ?? '', count)
    const ending = target.isNamed ? null : 'the newest document'
    return sentencesAnswer(sentences, target.isNamed ? BEST.named : BEST.newest, ending, asked)
  }
  const topic = topicOf(question.text)
  const documentId = documentAbout(topic, asked)
  if (documentId === null) return null
  const sentences = chooseSentences(poolOf(store, documentId, topic), topic.join(' '), count)
  return sentencesAnswer(sentences, BEST.part, null, asked)
}

/** The newest document with a title that contains a topic, or null. */
function documentAbout(topic: readonly string[], { store, weightOf }: QuestionContext): string | null {
  if (topic.length === 0) return null
  const ids = [...store.documents.keys()].filter((id) => weightOf(id) > 0)
  return ids.findLast((id) => poolOf(store, id, topic).sentences.length >= MIN_SENTENCES) ?? null
}

export function sentencesAnswer(
  sentences: readonly ChosenSentence[],
  best: number,
  ending: string | null,
  asked: QuestionContext,
): TextAnswer | null {
  const claims = sentences.map(({ passage, sentence, score }) => {
    const probability = best * (LEAST + (1 - LEAST) * score)
    const fitted = Math.log(probability / (1 - probability))
    return plainClaim(passage, sentence, { start: sentence.start, end: sentence.end }, fitted, asked)
  })
  const [first] = claims
  if (first === undefined) return null
  const { filename } = first.cited.best.passage
  const [lead = '', ...rest] = sentences.map(
    ({ sentence }, i) => `${escapeMarkdown(withoutConnective(sentence.text))} [${i + 1}]`,
  )
  const said = asked.form.isList
    ? [lead, ...rest].map((text) => `- ${text}`).join('\n')
    : [lead, rest.join(' ')].filter((text) => text !== '').join('\n\n')
  const note = ending === null ? '' : `This summarizes ${escapeMarkdown(filename)}, ${ending}.`
  return {
    claims,
    hypotheses: [
      {
        hypothesis: withoutConnective(first.cited.best.sentence.text),
        confidence: first.confidence,
        reasoning: `The first of ${claims.length} sentences that summarize ${filename}.`,
        sources: [filename],
        supporting: claims.length,
        contradicting: 0,
      },
    ],
    response: [said, note].filter((text) => text !== '').join('\n\n'),
    citations: claims.map((_, source) => ({ marker: source + 1, source })),
    contradictions: [],
  }
}
