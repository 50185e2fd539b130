import { withoutConnective } from '../connectives.ts'
import { firstLines, lineClaim } from '../firstLine.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown } from '../quotation.ts'
import { statedAnswer, type TextAnswer } from '../textAnswer.ts'
import { chooseSentences } from './chooseSentences.ts'
import { poolOf } from './pool.ts'
import { topicOf } from './target.ts'

const ALL =
  /\b(?:(?:all|my|the|our|these) (?:\w+ )?(?:documents|files|papers|pdfs|texts)|(?:each|every) (?:document|file|paper|pdf|of them)|everything|(?:the|my|our) (?:library|knowledge base))\b/i
/** The words of `ALL` that are no words of a request. */
const ALL_WORDS = /\b(?:each|every|everything|library|knowledge|base|my|our|these|sentence|them)\b/gi
const MAX_DOCUMENTS = 20
/** Of the first sentence of a summary, see `summaryAnswer`. */
const PROBABILITY = 0.75

/** Whether a request for a summary is about all documents. */
export function isAboutAll(question: string): boolean {
  return ALL.test(question) && topicOf(question.replace(ALL_WORDS, ' ')).length === 0
}

/** One sentence for each document; null if the question is about one, or if there is only one. */
export function summaryOfAll(asked: QuestionContext): TextAnswer | null {
  if (!isAboutAll(asked.question.text)) return null
  const ids = [...asked.store.documents.keys()].filter((id) => asked.weightOf(id) > 0)
  if (ids.length < 2) return null
  const lines = ids.slice(0, MAX_DOCUMENTS).flatMap((id) => {
    const { extracted } = asked.store.documents.get(id) ?? {}
    const [best] = chooseSentences(poolOf(asked.store, id), extracted?.title ?? '', 1)
    const line = best ?? firstLines(id, asked).find(({ sentence }) => /[.!?]$/.test(sentence.text))
    return extracted === undefined || line === undefined ? [] : [{ name: extracted.filename, line }]
  })
  const more = ids.length - lines.length
  const items = lines.map(
    ({ name, line }, i) =>
      `- **${escapeMarkdown(name)}**: ${escapeMarkdown(withoutConnective(line.sentence.text))} [${i + 1}]`,
  )
  if (more > 0) items.push(`- and ${more} more`)
  return statedAnswer(
    lines.map(({ line }) => lineClaim(line, PROBABILITY, asked)),
    items.join('\n'),
    `One sentence of each of ${lines.length} documents.`,
    'The sentence that carries most of each document.',
  )
}
