import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ThreadMessage } from './messages.ts'
import { isAnswer } from './messages.ts'

/** Maximum number of documents that are named. */
const MAX_NAMES = 3

export type DocumentNames = Readonly<Record<string, string>>

/** Which documents the answer at `index` is limited to, or that the server ignored the choice; null without a limit. */
export function answerScope(
  messages: readonly ThreadMessage[],
  index: number,
  names: DocumentNames,
): string | null {
  const answer = messages[index]
  const chosen = messages[index - 1]?.document_ids
  if (answer === undefined || !isAnswer(answer)) return null
  if (answer.document_ids === undefined)
    return chosen === undefined ? null : 'The chosen documents were ignored: this answer is from all of them.'
  if (answer.document_ids.length === 0) return null
  const cited = Object.fromEntries(
    (answer.sources ?? []).map(({ document_id, filename }) => [document_id, filename]),
  )
  const all = answer.document_ids.map((id) => toDisplayName(names[id] ?? cited[id] ?? 'a deleted document'))
  const subject = `Limited to ${listNames(all)}`
  return chosen === undefined ? `${subject}, which the question names.` : `${subject}.`
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES)
  const more = names.length - shown.length
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(
    more > 0 ? [...shown, `${more} more`] : shown,
  )
}
