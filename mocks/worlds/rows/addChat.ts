import type { Answer } from '../../engine/types.ts'
import { createChatSession } from '../../factories/chatSession.ts'
import type { WorldTables } from '../world.ts'

const ANSWER_MS = 4000

/** One question of a chat session, asked so many hours ago. */
export interface AskedQuestion {
  readonly question: string
  readonly hoursAgo: number
}

/** Stores a chat session whose questions are answered from the owner's memory. */
export async function addChat(
  { db, ids, timeAgo }: WorldTables,
  owner_id: string,
  { title, asked }: { readonly title: string; readonly asked: readonly AskedQuestion[] },
): Promise<void> {
  const [first] = asked
  if (first === undefined) throw new Error('A chat session needs a question.')
  const { id: session_id } = await db.chatSessions.create({
    ...createChatSession({
      id: ids.uuid(),
      title,
      message_count: asked.length * 2,
      created_at: new Date(timeAgo(first.hoursAgo)).toISOString(),
    }),
    owner_id,
  })
  const answers = new Map<string, Answer>()
  for (const { question, hoursAgo } of asked) {
    const time = timeAgo(hoursAgo)
    const answer = answers.get(question) ?? db.memories.of(owner_id).ask(question)
    answers.set(question, answer)
    await db.messages.create({
      id: ids.uuid(),
      session_id,
      role: 'user',
      content: question,
      created_at: new Date(time).toISOString(),
      answer: null,
    })
    await db.messages.create({
      id: ids.uuid(),
      session_id,
      role: 'assistant',
      content: answer.response,
      created_at: new Date(time + ANSWER_MS).toISOString(),
      answer,
    })
  }
}
