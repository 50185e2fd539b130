import { emptyAnswer } from '../answer/emptyAnswers.ts'
import { escapeMarkdown } from '../answer/quotation.ts'
import type { DocumentStore } from '../documentStore.ts'
import type { Answer } from '../types.ts'

const DOCUMENTS =
  '(?:documents?|files?|pdfs?|papers?|sources?|dokumente|dateien|documentos|fichiers|documenti)'
const MINE =
  '(?: (?:do (?:i|we|you)|have (?:i|we)|are|did i|habe ich|gibt es|sind)(?: (?:have|there|got|uploaded|upload|know|indexed|in (?:my|the|your) (?:knowledge base|library|memory)|loaded|here|hast du))*)?'
const HOW_MANY = new RegExp(
  `^\\W*(?:how many (?:\\p{L}+ )?${DOCUMENTS}${MINE}|(?:the )?number of (?:my )?${DOCUMENTS}|wie viele ${DOCUMENTS}${MINE}|combien de ${DOCUMENTS}.{0,20}|cuántos ${DOCUMENTS}.{0,20})\\W*$`,
  'iu',
)
const WHICH = new RegExp(
  `^\\W*(?:(?:what|which)(?: of (?:my|the|your))? ${DOCUMENTS}${MINE}(?: are indexed)?|(?:list|show|name)(?: me)?(?: all)?(?: of)?(?: my| the| your)? ${DOCUMENTS}|what(?:'s| is) in (?:my|the) (?:knowledge base|library|memory)|what do you know|welche ${DOCUMENTS}${MINE})\\W*$`,
  'iu',
)
const NEWEST = new RegExp(
  `^\\W*(?:(?:what|which)(?: ${DOCUMENTS})? (?:is|was|did i) (?:the |my )?(?:newest|latest|last|most recent|upload|add)(?: ${DOCUMENTS})?(?: (?:last|uploaded|added|uploaded last|added last))*|(?:the )?(?:newest|latest|most recent) ${DOCUMENTS})\\W*$`,
  'iu',
)
const MENTIONS = new RegExp(
  `^\\W*(?:which|what|how many|in which|welche) ${DOCUMENTS} (?:mention|mentions|contain|contains|talk about|speak of|are about|is|say something about|erwähnen)\\s+(.+?)(?: mentioned)?\\W*$`,
  'iu',
)
/** Names that a list has before 'and 12 more'. */
const MAX_NAMES = 20

/** Questions about the documents as a library: how many, which, the newest, which mention something; null for others. */
export function libraryAnswer(
  text: string,
  store: DocumentStore,
  includes: (documentId: string) => boolean,
): Answer | null {
  const names = [...store.documents].flatMap(([id, { extracted }]) =>
    includes(id) ? [extracted.filename] : [],
  )
  const have = names.length === 1 ? 'One document is indexed' : `${names.length} documents are indexed`
  if (HOW_MANY.test(text) || WHICH.test(text)) return emptyAnswer(`${have}:\n\n${listed(names)}`)
  if (NEWEST.test(text))
    return emptyAnswer(`The document that was added last is **${escapeMarkdown(names.at(-1) ?? '')}**.`)
  const sought = MENTIONS.exec(text)?.[1]
  return sought === undefined ? null : mentioning(sought, store, includes)
}

/** The documents that contain a text; null if none contains several words as they are, which may still be their subject. */
function mentioning(
  sought: string,
  { documents, passages }: DocumentStore,
  includes: (documentId: string) => boolean,
): Answer | null {
  const plain = sought.replace(/^(?:the|an?)\s+|["“”']/giu, '').toLowerCase()
  const counts = new Map<string, number>()
  for (const { documentId, page, start, end } of passages.values())
    if (includes(documentId) && page.text.slice(start, end).toLowerCase().includes(plain))
      counts.set(documentId, (counts.get(documentId) ?? 0) + 1)
  const name = `“${escapeMarkdown(sought)}”`
  if (counts.size === 0) return /\s/.test(plain) ? null : emptyAnswer(`No document contains ${name}.`)
  const included = [...documents.keys()].filter(includes).length
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const lines = [...counts].map(
    ([id, count]) => `${documents.get(id)?.extracted.filename ?? ''} (${counted(count, 'passage')})`,
  )
  const verb = counts.size === 1 ? 'contains' : 'contain'
  return emptyAnswer(
    `${counts.size} of ${counted(included, 'document')} ${verb} ${name}, in ${counted(total, 'passage')}:\n\n${listed(lines)}`,
  )
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => `- ${escapeMarkdown(name)}`)
  const more = names.length > MAX_NAMES ? [`- and ${names.length - MAX_NAMES} more`] : []
  return [...shown, ...more].join('\n')
}
