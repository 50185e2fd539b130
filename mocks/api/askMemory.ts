import type { components } from '../../src/api/schema.gen.ts'
import { hasUnreadPages } from '../../src/domain/document.ts'
import type { Context } from '../context.ts'
import type { UserRow } from '../db/rows.ts'
import { emptyAnswer } from '../engine/answer/emptyAnswers.ts'
import { escapeMarkdown } from '../engine/answer/quotation.ts'
import type { Memory } from '../engine/memory.ts'
import { runInSlices } from '../engine/slices.ts'
import type { Answer, AskOptions, Contradiction } from '../engine/types.ts'
import { isPaused } from '../jobs/pausedReading.ts'
import { shownDisagreements } from './disagreements.ts'

type Evidence = components['schemas']['Evidence']

/** The part of a user's memory that answers use: without excluded documents, and only the chosen ones if any are. */
export function answeringMemory(
  { db }: Context,
  userId: string,
  chosen?: readonly string[],
): Promise<Memory> {
  const ids = chosen && new Set(chosen)
  return runInSlices(
    db.memories
      .of(userId)
      .limitedTo((id) => db.documents.get(id)?.excluded !== true && (ids === undefined || ids.has(id))),
  )
}

/** Answers a question with the user's settings. Without a scope from all texts of the memory. */
export async function askMemory(
  context: Context,
  user: UserRow,
  question: string,
  {
    document_ids,
    ...scope
  }: Pick<AskOptions, 'evidence' | 'includes' | 'thread'> & {
    document_ids?: readonly string[] | undefined
  } = {},
): Promise<Answer & Pick<Evidence, 'settings' | 'contradictions'>> {
  const { db, clock, delays } = context
  const { belief_sensitivity, contradiction_tolerance, memory_decay } = user
  await clock.sleep(delays.answering)
  const memory = await answeringMemory(context, user.id, document_ids)
  const known = shownDisagreements(db, user.id).filter((row) => !row.is_withdrawn)
  const compared = memory.comparedBy(question, scope.includes)
  const changes = compared === null ? undefined : await runInSlices(memory.compare(...compared))
  const isEmpty = memory.stats().documentsProcessed === 0
  const answer =
    isEmpty && db.memories.of(user.id).stats().documentsProcessed > 0
      ? emptyAnswer(document_ids === undefined ? ALL_EXCLUDED : NONE_USABLE)
      : memory.ask(question, {
          beliefSensitivity: belief_sensitivity,
          contradictionTolerance: contradiction_tolerance,
          memoryDecay: memory_decay,
          disagreements: known.map(({ decision, decided_at, ...row }) => ({
            ...row,
            decision: decision === 'later' ? null : decision,
            decidedAt: decided_at,
          })),
          changes,
          ...scope,
        })
  const ids = memory.toJSON().documents.map(({ id }) => id)
  const usable = new Set(ids.filter((id) => scope.includes?.(id) ?? true))
  const used = document_ids?.filter((id) => usable.has(id))
  const missing = memory.isTalk(question) ? [] : unreadPages(context, user, usable)
  return {
    ...(used && { document_ids: used }),
    ...answer,
    response: [answer.response, ...missing].join('\n\n'),
    contradictions: answer.contradictions.map(({ disagreement, ...one }) => {
      const id = disagreement === undefined ? undefined : known[disagreement]?.id
      return { ...withDates(one, answer, db), ...(id !== undefined && { disagreement_id: id }) }
    }),
    settings: { belief_sensitivity, contradiction_tolerance, memory_decay },
  }
}

/** A sentence for each scan of which pages are missing in the answer, because they are not read yet. */
function unreadPages({ db }: Context, user: UserRow, usable: ReadonlySet<string>): string[] {
  const unread = db.documents.list(
    (document) => document.owner_id === user.id && hasUnreadPages(document) && usable.has(document.id),
  )
  return unread.map((document) => {
    const { filename, pages = 0, pages_read = 0 } = document
    const missing = pages - pages_read
    const verb = missing === 1 ? 'is' : 'are'
    const state = isPaused(document) ? 'not read' : 'still being read'
    return `${missing} of ${pages} pages of ${escapeMarkdown(filename)} ${verb} ${state} and missing in this answer.`
  })
}

const ALL_EXCLUDED = 'All of your documents are excluded from answers.'
const NONE_USABLE =
  'None of the chosen documents can be used: they were deleted, are not indexed, or are excluded from answers.'

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
