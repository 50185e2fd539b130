import type { Context } from '../context.ts'

/** Deletes a document with its file, and its owner's memory of it. */
export function deleteDocument({ db }: Context, id: string): void {
  const document = db.documents.get(id)
  if (document === undefined) return
  db.memories.of(document.owner_id).remove(id)
  db.files.delete(id)
  db.extracts.delete(id)
  db.documents.delete(id)
}

/** Deletes a chat session with its messages. */
export function deleteSession({ db }: Context, id: string): void {
  for (const message of db.messages.list(({ session_id }) => session_id === id))
    db.messages.delete(message.id)
  db.sessions.delete(id)
}

/** Deletes an account and everything in it. */
export function deleteAccount(context: Context, userId: string): void {
  const { db } = context
  for (const { id } of db.documents.list(({ owner_id }) => owner_id === userId)) deleteDocument(context, id)
  for (const { id } of db.sessions.list(({ owner_id }) => owner_id === userId)) deleteSession(context, id)
  for (const { id } of db.tokens.list(({ user_id }) => user_id === userId)) db.tokens.delete(id)
  db.memories.delete(userId)
  db.users.delete(userId)
}
