import type { Context } from '../context.ts'
import type { UserRow } from '../db/rows.ts'
import type { Answer } from '../engine/types.ts'

/** Answers a question from the user's memory, with the user's settings. */
export async function askMemory(
  { db, clock, delays }: Context,
  user: UserRow,
  question: string,
): Promise<Answer> {
  await clock.sleep(delays.answering)
  return db.memories.of(user.id).ask(question, {
    beliefSensitivity: user.belief_sensitivity,
    contradictionTolerance: user.contradiction_tolerance,
    memoryDecay: user.memory_decay,
  })
}
