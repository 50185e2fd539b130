import type { Context } from '../context.ts'
import type { ChatSessionRow, DisagreementRow, DocumentRow } from '../db/rows.ts'
import { requireUser } from './caller.ts'
import { HttpError } from './errors.ts'

/**
 * The caller's document with this id.
 *
 * @throws HttpError 401, or 404 for an unknown id and for another user's document.
 */
export function requireDocument(context: Context, request: Request, id: string): DocumentRow {
  return own(context, request, context.db.documents.get(id))
}

/**
 * The caller's chat session with this id.
 *
 * @throws HttpError 401, or 404 for an unknown id and for another user's chat session.
 */
export function requireSession(context: Context, request: Request, id: string): ChatSessionRow {
  return own(context, request, context.db.chatSessions.get(id))
}

/**
 * The caller's disagreement with this id.
 *
 * @throws HttpError 401, or 404 for an unknown id and for another user's disagreement.
 */
export function requireDisagreement(context: Context, request: Request, id: string): DisagreementRow {
  return own(context, request, context.db.disagreements.get(id))
}

function own<R extends { owner_id: string }>(context: Context, request: Request, row: R | undefined): R {
  const { id } = requireUser(context, request)
  if (row === undefined || row.owner_id !== id) throw new HttpError(404, 'Not found.')
  return row
}
