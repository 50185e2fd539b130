import { compareDocuments } from '../../disagreements/compareDocuments.ts'
import type { Change, StatedSide } from '../../disagreements/disagreement.ts'
import { runAtOnce } from '../../slices.ts'
import type { Claim } from '../claims.ts'
import { lineClaim } from '../firstLine.ts'
import { lineOf } from '../line.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown, shorten, withoutBullet } from '../quotation.ts'
import { statedAnswer, type TextAnswer } from '../textAnswer.ts'
import { comparedDocuments } from './comparedDocuments.ts'

const MAX_LISTED = 8
/** That a listed difference is one. Not fitted: of those of eight versions, nine in ten are. */
const PROBABILITY = 0.9
/** Longer texts are cut. */
const MAX_LENGTH = 140
const ORDER: readonly Change['kind'][] = ['changed', 'new', 'gone', 'moved']

/** What differs between two documents, the changed values first, each side a source; null for other questions. */
export function changesAnswer(asked: QuestionContext): TextAnswer | null {
  const { question, store, weightOf, changes: known } = asked
  const pair = comparedDocuments(question.text, store, (id) => weightOf(id) > 0)
  if (pair === null) return null
  const nameOf = (id: string): string => escapeMarkdown(store.documents.get(id)?.extracted.filename ?? '')
  if (pair === 'unnamed') {
    const [a = '', b = ''] = [...store.documents.keys()].filter((id) => weightOf(id) > 0).map(nameOf)
    const said = `Name the two documents to compare, for example “What is different between ${a} and ${b}?”.`
    return statedAnswer([], said, '', '')
  }
  const changes = (known ?? runAtOnce(compareDocuments(...pair, store))).toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  )
  const claims: Claim[] = []
  const mark = (side: StatedSide): string => {
    const line = lineOf(side, store)
    if (line === undefined) return ''
    claims.push(lineClaim(line, PROBABILITY, asked))
    return ` [${claims.length}]`
  }
  const said = `${sayCounts(changes)} from ${nameOf(pair[0])} to ${nameOf(pair[1])}.`
  const items = changes
    .filter(({ kind }) => kind !== 'moved')
    .slice(0, MAX_LISTED)
    .map((change) => `- ${sayChange(change, mark)}`)
  const more = changes.length - items.length
  if (items.length > 0 && more > 0) items.push(`- and ${more} more`)
  const response = [said, items.join('\n')].filter((part) => part !== '').join('\n\n')
  const reasoning = 'The statements of both documents were compared with each other.'
  return { ...statedAnswer(claims, response, said, reasoning), compared: pair }
}

/** '10 changed, 2 new and 1 moved statement' */
function sayCounts(changes: readonly Change[]): string {
  const counts = ORDER.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count === 0 ? [] : [`${count} ${kind}`]
  })
  if (counts.length === 0) return 'I found no differences'
  const noun = changes.length === 1 ? 'statement' : 'statements'
  const list = [counts.slice(0, -1).join(', '), counts.at(-1)].filter(Boolean).join(' and ')
  return `${list} ${noun}`
}

function sayChange({ kind, subject, first, second }: Change, mark: (side: StatedSide) => string): string {
  const about = `**${escapeMarkdown(subject)}**`
  if (first !== null && second !== null) {
    const areValues = first.value !== '' && second.value !== ''
    const [before, after] = [first, second].map((side) => quoted(areValues ? side.value : side.excerpt))
    return `${about}: from ${before}${mark(first)} to ${after}${mark(second)}`
  }
  const side = first ?? second
  return side === null ? about : `${about}, ${kind}: ${quoted(side.excerpt)}${mark(side)}`
}

const quoted = (text: string): string => escapeMarkdown(shorten(withoutBullet(text), MAX_LENGTH))
