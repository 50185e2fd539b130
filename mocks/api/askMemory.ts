import type { Context } from '../context.ts'
import type { UserRow } from '../db/rows.ts'
import type { Answer, AskOptions } from '../engine/types.ts'

/** Answers a question from the user's memory, with the user's settings. Without a scope from all texts of the memory. */
export async function askMemory(
  { db, clock, delays }: Context,
  user: UserRow,
  question: string,
  scope: Pick<AskOptions, 'evidence' | 'includes'> = {},
): Promise<Answer> {
  await clock.sleep(delays.answering)
  return db.memories.of(user.id).ask(question, {
    beliefSensitivity: user.belief_sensitivity,
    contradictionTolerance: user.contradiction_tolerance,
    memoryDecay: user.memory_decay,
    ...scope,
  })
}
