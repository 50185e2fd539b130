import { hasUnreadPages } from '../../src/domain/document.ts'
import type { Context } from '../context.ts'
import type { UserRow } from '../db/rows.ts'
import { escapeMarkdown } from '../engine/answer/quotation.ts'
import type { Answer, AskOptions, Contradiction } from '../engine/types.ts'

/** Answers a question from the user's memory, with the user's settings. Without a scope from all texts of the memory. */
export async function askMemory(
  { db, clock, delays }: Context,
  user: UserRow,
  question: string,
  scope: Pick<AskOptions, 'evidence' | 'includes' | 'thread'> = {},
): Promise<Answer> {
  await clock.sleep(delays.answering)
  const answer = db.memories.of(user.id).ask(question, {
    beliefSensitivity: user.belief_sensitivity,
    contradictionTolerance: user.contradiction_tolerance,
    memoryDecay: user.memory_decay,
    ...scope,
  })
  const unread = unreadPages(db, user, scope.includes)
  return {
    ...answer,
    response: [answer.response, ...unread].join('\n\n'),
    contradictions: answer.contradictions.map((one) => withDates(one, answer, db)),
  }
}

/** A sentence for each scan of which pages are missing in the answer, because they are not read yet. */
function unreadPages(
  { documents }: Context['db'],
  user: UserRow,
  includes: AskOptions['includes'],
): string[] {
  const unread = documents.list(
    (document) =>
      document.owner_id === user.id && hasUnreadPages(document) && includes?.(document.id) !== false,
  )
  return unread.map(({ filename, pages = 0, pages_read = 0 }) => {
    const missing = pages - pages_read
    const verb = missing === 1 ? 'is' : 'are'
    return `${missing} of ${pages} pages of ${escapeMarkdown(filename)} ${verb} still being read and missing in this answer.`
  })
}

/** Adds to each side when its document was uploaded. A text that is no document has no date. */
function withDates({ kind, sides }: Contradiction, { sources }: Answer, db: Context['db']): Contradiction {
  return {
    kind,
    sides: sides.map((side) => {
      const document = db.documents.get(sources[side.source]?.document_id ?? '')
      return document === undefined ? side : { ...side, created_at: document.created_at }
    }),
  }
}
