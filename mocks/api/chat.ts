import * as v from 'valibot'
import { NEW_CHAT_TITLE } from '../../src/domain/chat.ts'
import type { Context } from '../context.ts'
import { timestamp } from '../context.ts'
import type { ChatSessionRow, MessageRow } from '../db/rows.ts'
import type { Answer, Turn } from '../engine/types.ts'
import { deleteChatSession } from '../jobs/deleting.ts'
import { answeringMemory, askMemory } from './askMemory.ts'
import { readBody } from './body.ts'
import { requireUser } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { body, nonBlank } from './fields.ts'
import { latestFirst } from './latestFirst.ts'
import { presentMessage, presentSession } from './present.ts'
import { requireSession } from './requireOwned.ts'

const newSession = body({ title: v.optional(nonBlank, NEW_CHAT_TITLE) })
const sessionUpdate = body({ title: v.exactOptional(nonBlank), pinned: v.exactOptional(v.boolean()) })
const newMessage = body({ content: nonBlank })
const question = body({
  text: nonBlank,
  as_typed: v.optional(v.boolean(), false),
  document_ids: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
})

export function chat(context: Context): Operation[] {
  const { db, clock, ids } = context

  async function addMessage(
    session: ChatSessionRow,
    message: Omit<MessageRow, 'id' | 'session_id'>,
  ): Promise<MessageRow> {
    const added = await db.messages.create({ ...message, id: ids.uuid(), session_id: session.id })
    const { length } = db.messages.list(({ session_id }) => session_id === session.id)
    await db.chatSessions.update(session.id, { message_count: length })
    return added
  }

  /** The answered questions of a chat session, oldest first, as they were understood. */
  function threadOf({ id }: ChatSessionRow): Turn[] {
    const messages = db.messages.list(({ session_id }) => session_id === id)
    return messages.flatMap(({ answer }, i) =>
      answer === null ? [] : [{ question: answer.understood_as ?? messages[i - 1]?.content ?? '', answer }],
    )
  }

  async function followUps(
    { id, owner_id }: ChatSessionRow,
    question: string,
    { sources }: Answer,
    document_ids: readonly string[] | undefined,
  ): Promise<string[]> {
    const messages = db.messages.list(({ session_id }) => session_id === id)
    const questions = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    const earlierSources = messages.flatMap(({ answer }) => answer?.sources ?? [])
    const memory = await answeringMemory(context, owner_id, document_ids)
    return memory.followUps({ questions: [...questions, question], sources, earlierSources })
  }

  return [
    defineOperation('get', '/chat/sessions', ({ request }) => {
      const { id } = requireUser(context, request)
      const sessions = db.chatSessions.list(({ owner_id }) => owner_id === id)
      return { status: 200, body: latestFirst(sessions).map(presentSession) }
    }),

    defineOperation('post', '/chat/new', async ({ request }) => {
      const { id: owner_id } = requireUser(context, request)
      const { title } = await readBody(request, newSession)
      const session = await db.chatSessions.create({
        id: ids.uuid(),
        owner_id,
        title: title.trim(),
        message_count: 0,
        created_at: timestamp(clock),
      })
      return { status: 201, body: presentSession(session) }
    }),

    defineOperation('get', '/chat/session/{id}', ({ request, params }) => {
      const session = requireSession(context, request, params.id)
      const messages = db.messages.list(({ session_id }) => session_id === session.id)
      return { status: 200, body: { ...presentSession(session), messages: messages.map(presentMessage) } }
    }),

    defineOperation('patch', '/chat/session/{id}', async ({ request, params }) => {
      requireUser(context, request)
      const changes = await readBody(request, sessionUpdate)
      const session = requireSession(context, request, params.id)
      const updated = await db.chatSessions.update(session.id, changes)
      return { status: 200, body: presentSession(updated ?? session) }
    }),

    defineOperation('delete', '/chat/session/{id}', ({ request, params }) => {
      deleteChatSession(context, requireSession(context, request, params.id).id)
      return { status: 204, body: null }
    }),

    defineOperation('post', '/chat/session/{id}/message', async ({ request, params }) => {
      const session = requireSession(context, request, params.id)
      const { content } = await readBody(request, newMessage)
      const message = await addMessage(session, {
        role: 'user',
        content,
        created_at: timestamp(clock),
        answer: null,
      })
      return { status: 201, body: presentMessage(message) }
    }),

    defineOperation('post', '/chat/session/{id}/ask', async ({ request, params }) => {
      const session = requireSession(context, request, params.id)
      const user = requireUser(context, request)
      const { text, as_typed, document_ids } = await readBody(request, question)
      const askedAt = timestamp(clock)
      const found = await askMemory(context, user, text, {
        thread: as_typed ? [] : threadOf(session),
        document_ids,
      })
      const asked = found.understood_as ?? text
      const answered = { ...found, follow_up_questions: await followUps(session, asked, found, document_ids) }
      // Stored together after the answer, so that a failed question can be repeated without a duplicate.
      if (db.chatSessions.get(session.id) === undefined) throw new HttpError(404, 'Not found.')
      await addMessage(session, {
        role: 'user',
        content: text,
        created_at: askedAt,
        ...(document_ids && { document_ids }),
        answer: null,
      })
      await addMessage(session, {
        role: 'assistant',
        content: answered.response,
        created_at: timestamp(clock),
        answer: answered,
      })
      if (session.title === NEW_CHAT_TITLE)
        await db.chatSessions.update(session.id, { title: titleFrom(text) })
      return { status: 200, body: answered }
    }),
  ]
}

const MAX_TITLE_LENGTH = 60

/** The question on one line, truncated at a word boundary. */
function titleFrom(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= MAX_TITLE_LENGTH) return line
  const cut = line.slice(0, MAX_TITLE_LENGTH)
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`
}
