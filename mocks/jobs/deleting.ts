import type { Context } from '../context.ts'
import { removeDisagreements } from './disagreements.ts'

/** Deletes a document with its file and its entries in the owner's memory. */
export async function deleteDocument({ db, clock }: Context, id: string): Promise<void> {
  const document = db.documents.get(id)
  if (document === undefined) return
  db.memories.of(document.owner_id).remove(id)
  db.files.delete(id)
  db.extracts.delete(id)
  db.documents.delete(id)
  await removeDisagreements(db, clock, id)
}

export function deleteChatSession({ db }: Context, id: string): void {
  for (const message of db.messages.list(({ session_id }) => session_id === id))
    db.messages.delete(message.id)
  db.chatSessions.delete(id)
}

export function deleteStoredFile({ db }: Context, id: string): void {
  db.files.delete(id)
  db.storedFiles.delete(id)
}

/** Empties a user's memory. The documents stay and are no longer indexed. */
export async function clearMemory({ db }: Context, userId: string): Promise<void> {
  db.memories.delete(userId)
  for (const { id } of db.cognitiveObjects.list(({ owner_id }) => owner_id === userId))
    db.cognitiveObjects.delete(id)
  for (const { id } of db.documents.list((row) => row.owner_id === userId && row.is_indexed))
    await db.documents.update(id, { is_indexed: false })
}

export async function deleteAccount(context: Context, userId: string): Promise<void> {
  const { db } = context
  await clearMemory(context, userId)
  for (const { id } of db.documents.list(({ owner_id }) => owner_id === userId))
    await deleteDocument(context, id)
  for (const { id } of db.chatSessions.list(({ owner_id }) => owner_id === userId))
    deleteChatSession(context, id)
  for (const { id } of db.storedFiles.list(({ owner_id }) => owner_id === userId))
    deleteStoredFile(context, id)
  for (const { id } of db.tokens.list(({ user_id }) => user_id === userId)) db.tokens.delete(id)
  db.users.delete(userId)
}
