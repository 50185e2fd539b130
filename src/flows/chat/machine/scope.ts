import type { Document } from '../../../api/types.ts'
import type { DocumentIdsBySession } from '../../../device/storedChat.ts'
import { withEntry } from '../../../lib/records.ts'
import { lastQuestion } from '../messages/messages.ts'
import type { ChatContext } from './chat.types.ts'

type ScopeContext = Pick<ChatContext, 'scopes' | 'selectedId' | 'messages' | 'documents'>

/** Whether answers can use a document. */
export const isUsable = ({ is_indexed, excluded }: Document) => is_indexed && excluded !== true

/** What the user chose for the open chat, otherwise the choice of its last question. */
function chosenIds({ scopes, selectedId, messages }: ScopeContext): readonly string[] {
  return scopes[selectedId ?? ''] ?? lastQuestion(messages)?.document_ids ?? []
}

/** The documents that the open chat is limited to; empty if it uses all. Those that no longer exist are left out. */
export function scopeOf(context: ScopeContext): readonly string[] {
  const unavailable = new Set(unavailableIds(context))
  return chosenIds(context).filter((id) => !unavailable.has(id))
}

/** The chosen documents that were deleted or excluded from answers. None until the documents are listed. */
export function unavailableIds(context: ScopeContext): readonly string[] {
  const chosen = chosenIds(context)
  if (context.documents === null || chosen.length === 0) return []
  const listed = new Map(context.documents.map((document) => [document.id, document]))
  return chosen.filter((id) => listed.get(id)?.excluded ?? !listed.has(id))
}

/** Replaces the scope of a chat session, as the newest entry; null for a new chat. */
export function setScope(
  scopes: DocumentIdsBySession,
  sessionId: string | null,
  documentIds: readonly string[] | null,
): DocumentIdsBySession {
  return withEntry(scopes, sessionId ?? '', documentIds)
}
