import type { components } from '../../src/api/schema.gen.ts'
import type { Context } from '../context.ts'
import type { UserRow } from '../db/rows.ts'
import type { Answer, AskOptions, Contradiction } from '../engine/types.ts'

/** Answers a question from the user's memory, with the user's settings. Without a scope from all texts of the memory. */
export async function askMemory(
  { db, clock, delays }: Context,
  user: UserRow,
  question: string,
  scope: Pick<AskOptions, 'evidence' | 'includes' | 'thread'> = {},
): Promise<Answer & Pick<components['schemas']['Evidence'], 'settings'>> {
  await clock.sleep(delays.answering)
  const { belief_sensitivity, contradiction_tolerance, memory_decay } = user
  const answer = db.memories.of(user.id).ask(question, {
    beliefSensitivity: belief_sensitivity,
    contradictionTolerance: contradiction_tolerance,
    memoryDecay: memory_decay,
    ...scope,
  })
  return {
    ...answer,
    contradictions: answer.contradictions.map((one) => withDates(one, answer, db)),
    settings: { belief_sensitivity, contradiction_tolerance, memory_decay },
  }
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
