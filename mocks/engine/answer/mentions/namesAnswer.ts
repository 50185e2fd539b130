import type { StoredPassage } from '../../documentStore.ts'
import type { NodeType } from '../../types.ts'
import { lineClaim } from '../firstLine.ts'
import type { Line } from '../line.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown } from '../quotation.ts'
import { statedAnswer, type TextAnswer } from '../textAnswer.ts'

const TYPES: readonly (readonly [NodeType, string])[] = [
  ['person', '(?:people|persons?|individuals)'],
  ['organization', '(?:organi[sz]ations?|companies|firms|institutions|institutes|authorities)'],
  ['place', '(?:places|locations|cities|towns|countries)'],
]
const PATTERNS = TYPES.map(
  ([type, nouns]) =>
    [
      type,
      new RegExp(
        `^\\W*(?:(?:please )?(?:list|name|show|give)(?: me)?|which|what|who are)(?: all| every| each)?(?: of)?(?: the)?(?: names of)?(?: all)?(?: the)? ${nouns}(?: (?:that|who|which))?(?: (?:is|are|were))?(?: (?:mentioned|named|there|in|anywhere|my|the|all|these|documents?|files?|library|knowledge base))*[\\s?.!]*$`,
        'iu',
      ),
    ] as const,
)
/** A person has a first name, an initial or a title: no 'Treasurer', no 'Annex B'. */
const FULL_NAME = /^(?!(?:annex|appendix|section|table|figure|chapter|part|form|room|flat)\b)\S+ \S/i
const MAX_NAMES = 30
/** A name was recognized by rules. */
const PROBABILITY = 0.8

/** The type of the names that a question asks for; null for other questions. */
function askedNames(question: string): NodeType | null {
  return PATTERNS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}

/** All people, organizations or places that the documents name, most frequent first; null for other questions. */
export function namesAnswer(asked: QuestionContext): TextAnswer | null {
  const type = askedNames(asked.question.text)
  if (type === null) return null
  const { graph, passages } = asked.store
  const found = graph
    .toGraph()
    .nodes.filter((node) => node.type === type && (type !== 'person' || FULL_NAME.test(node.name)))
    .flatMap(({ name, passages: ids }) => {
      const used = ids.flatMap((id) => passages.get(id) ?? []).filter(isIncluded(asked))
      return used.length === 0 ? [] : [{ name, used }]
    })
    .sort((a, b) => b.used.length - a.used.length)
  if (found.length === 0) return null
  const shown = found.slice(0, MAX_NAMES).flatMap(({ name, used }) => {
    const line = lineWith(name, used, asked)
    return line === undefined ? [] : [{ name, line, count: used.length }]
  })
  const lines = shown.map(
    ({ name, count }, i) => `- ${escapeMarkdown(name)}${count > 1 ? ` (${count} passages)` : ''} [${i + 1}]`,
  )
  const more = found.length - shown.length
  if (more > 0) lines.push(`- and ${more} more`)
  const said = `${found.length} ${found.length === 1 ? 'name was' : 'names were'} recognized`
  return statedAnswer(
    shown.map(({ line }) => lineClaim(line, PROBABILITY, asked)),
    `${said}:\n\n${lines.join('\n')}`,
    `${said}.`,
    'From the names in the texts of your documents.',
  )
}

function isIncluded({ weightOf }: QuestionContext): (passage: StoredPassage) => boolean {
  return ({ documentId }) => weightOf(documentId) > 0
}

function lineWith(
  name: string,
  passages: readonly StoredPassage[],
  { store }: QuestionContext,
): Line | undefined {
  const last = name.split(' ').at(-1) ?? name
  const lines = passages.flatMap((passage) =>
    store.featuresOf(passage).sentences.map((sentence) => ({ passage, sentence })),
  )
  return (
    lines.find(({ sentence }) => sentence.text.includes(name)) ??
    lines.find(({ sentence }) => sentence.text.includes(last)) ??
    lines[0]
  )
}
