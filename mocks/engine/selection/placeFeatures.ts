import type { DocumentStore } from '../documentStore.ts'
import type { Features } from './featureGroups.ts'
import type { Match } from './matches.ts'
import type { Question } from './question.ts'

/** The first sentences of a single paragraph say what it is about. */
const MAX_BLOCKS = 2

/** Whether the memory is one paragraph, with or without a title. */
export function isShortText({ documents }: DocumentStore): boolean {
  if (documents.size !== 1) return false
  const [document] = documents.values()
  const blocks = document?.extracted.pages.flatMap((page) => page.blocks) ?? []
  return blocks.filter(({ kind }) => kind !== 'heading').length <= MAX_BLOCKS
}

/** Where the sentence stands in its document. The position counts only in a short text. */
export function placeFeatures(
  matches: readonly Match[],
  question: Question,
  store: DocumentStore,
): Features[] {
  const isShort = isShortText(store)
  const inOrder = matches.map((match, i) => ({ match, i })).sort((a, b) => compare(a.match, b.match))
  const features: Features[] = []
  let mentions = 0
  for (const [position, { match, i }] of inOrder.entries()) {
    const isMention = question.rarest >= 0 && match.found.has(question.rarest)
    features[i] = {
      shortText: isShort ? 1 : 0,
      position: isShort ? Math.log(position + 1) : 0,
      isFirst: isShort && position === 0 ? 1 : 0,
      mention: isShort && isMention ? Math.log(mentions + 1) : 0,
      isItem: match.sentence.block.kind === 'item' ? 1 : 0,
      isRow: match.sentence.block.kind === 'row' ? 1 : 0,
      startsSection: match.sentence.startsSection ? 1 : 0,
    }
    if (isMention) mentions += 1
  }
  return features
}

function compare(a: Match, b: Match): number {
  if (a.passage.documentId !== b.passage.documentId)
    return a.passage.documentId < b.passage.documentId ? -1 : 1
  if (a.passage.page !== b.passage.page) return a.passage.pageIndex - b.passage.pageIndex
  return a.sentence.start - b.sentence.start
}
