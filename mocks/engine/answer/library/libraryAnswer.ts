import type { Claim } from '../claims.ts'
import { firstLines, lineClaim } from '../firstLine.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown } from '../quotation.ts'
import { statedAnswer, type TextAnswer } from '../textAnswer.ts'
import { lengthOf, sayLength } from './documentLength.ts'
import { type LibraryQuestion, libraryQuestion } from './libraryQuestion.ts'

/** Names that a list has before 'and 12 more'. */
const MAX_NAMES = 20
/** Nothing is inferred: the list of the documents says it. */
const PROBABILITY = 0.95
const FROM_LIST = 'From the list of your documents.'

/** How many documents there are, which, the newest, the longest; null for other questions. The first line of each is its source. */
export function libraryAnswer(asked: QuestionContext): TextAnswer | null {
  const kind = libraryQuestion(asked.question.text)
  if (kind === null) return null
  const ids = [...asked.store.documents.keys()].filter((id) => asked.weightOf(id) > 0)
  return kind === 'names' || kind === 'length'
    ? allDocuments(ids, kind === 'length', asked)
    : oneDocument(chosen(kind, ids, asked), kind, asked)
}

function chosen(
  kind: LibraryQuestion,
  ids: readonly string[],
  { store }: QuestionContext,
): string | undefined {
  if (kind === 'newest') return ids.at(-1)
  if (kind === 'oldest') return ids[0]
  const length = (id: string): number => lengthOf(store.documents.get(id)?.extracted).words
  const sorted = ids.toSorted((a, b) => length(a) - length(b))
  return kind === 'longest' ? sorted.at(-1) : sorted[0]
}

const SAYS: Readonly<Record<string, string>> = {
  newest: 'The document that was added last is',
  oldest: 'The document that was added first is',
  longest: 'The longest document is',
  shortest: 'The shortest document is',
}

function oneDocument(id: string | undefined, kind: LibraryQuestion, asked: QuestionContext): TextAnswer {
  const document = id === undefined ? undefined : asked.store.documents.get(id)
  const name = escapeMarkdown(document?.extracted.filename ?? '')
  const length =
    kind === 'longest' || kind === 'shortest' ? `, with ${sayLength(lengthOf(document?.extracted))}` : ''
  const { claims, mark } = cited(id === undefined ? [] : [id], asked)
  const what = `${SAYS[kind]} ${document?.extracted.filename ?? ''}${length}.`
  return statedAnswer(claims, `${SAYS[kind]} **${name}**${length}.${mark(id ?? '')}`, what, FROM_LIST)
}

function allDocuments(ids: readonly string[], withLength: boolean, asked: QuestionContext): TextAnswer {
  const shown = ids.slice(0, MAX_NAMES)
  const { claims, mark } = cited(shown, asked)
  const lengths = new Map(ids.map((id) => [id, lengthOf(asked.store.documents.get(id)?.extracted)]))
  const lines = shown.map((id) => {
    const name = escapeMarkdown(asked.store.documents.get(id)?.extracted.filename ?? '')
    const length = lengths.get(id)
    return `- ${name}${withLength && length !== undefined ? `: ${sayLength(length)}` : ''}${mark(id)}`
  })
  if (ids.length > MAX_NAMES) lines.push(`- and ${ids.length - MAX_NAMES} more`)
  const have = ids.length === 1 ? 'One document is indexed' : `${ids.length} documents are indexed`
  const words = [...lengths.values()].reduce((sum, one) => sum + one.words, 0)
  const pages = [...lengths.values()].reduce((sum, one) => sum + (one.pages ?? 0), 0)
  const total = withLength ? `, with ${sayLength({ words, pages: pages || null })} together` : ''
  return statedAnswer(claims, `${have}${total}:\n\n${lines.join('\n')}`, `${have}${total}.`, FROM_LIST)
}

/** The first lines of documents as sources, and the marker of each: '' without a line. */
function cited(
  ids: readonly string[],
  asked: QuestionContext,
): { claims: Claim[]; mark: (id: string) => string } {
  const found = ids.flatMap((id) => {
    const [line] = firstLines(id, asked)
    return line === undefined ? [] : [{ id, claim: lineClaim(line, PROBABILITY, asked) }]
  })
  return {
    claims: found.map(({ claim }) => claim),
    mark: (id) => {
      const i = found.findIndex((one) => one.id === id)
      return i < 0 ? '' : ` [${i + 1}]`
    },
  }
}
