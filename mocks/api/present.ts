import type { components } from '../../src/api/schema.gen.ts'
import { otherIdsOf } from '../db/database.ts'
import type { ChatSessionRow, DisagreementRow, DocumentRow, MessageRow, UserRow } from '../db/rows.ts'
import type { StatedSide } from '../engine/disagreements/disagreement.ts'
import { pausedReading } from '../jobs/pausedReading.ts'

// Converts database rows to the shapes of the contract.

type Schemas = components['schemas']

export function presentUser({ password_hash: _, ...user }: UserRow): Schemas['User'] {
  return { ...user, ...otherIdsOf(user), name: fullName(user) }
}

/** Lists the fields, because a rest pattern takes several times as long and lists present many documents. */
export function presentDocument(document: DocumentRow): Schemas['Document'] {
  return {
    id: document.id,
    filename: document.filename,
    title: document.title,
    file_size: document.file_size,
    content_type: document.content_type,
    status: document.status,
    is_indexed: document.is_indexed,
    created_at: document.created_at,
    processed_at: document.processed_at,
    failure_reason: document.failure_reason,
    ...(document.excluded !== undefined && { excluded: document.excluded }),
    ...(document.encoding && { encoding: document.encoding }),
    ...(document.pages !== undefined && {
      pages: document.pages,
      pages_read: document.pages_read ?? 0,
      ...pausedReading(document),
    }),
    ...(document.metadata && { metadata: document.metadata }),
    ...(document.notices?.length && { notices: document.notices }),
    ...(document.summary && { summary: document.summary }),
    ...(document.suggested_questions?.length && { suggested_questions: document.suggested_questions }),
  }
}

export function presentSession({ owner_id: _, ...session }: ChatSessionRow): Schemas['ChatSession'] {
  return session
}

export function presentMessage({
  id,
  role,
  content,
  created_at,
  document_ids,
  answer,
}: MessageRow): Schemas['ChatMessage'] {
  const message = { id, role, content, timestamp: created_at, ...(document_ids && { document_ids }) }
  if (answer === null) return message
  const { response: _, ...evidence } = answer
  return { ...message, ...evidence }
}

export function fullName({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** Splits a full name at the first space. */
export function splitName(name: string): Pick<UserRow, 'first_name' | 'last_name'> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first_name: first, last_name: rest.join(' ') }
}

export function presentDisagreement(row: DisagreementRow): Schemas['Disagreement'] {
  const { owner_id: _, is_withdrawn, sides, ...disagreement } = row
  return { ...disagreement, sides: sides.map(presentSide), status: statusOf(row) }
}

export function presentSide({ documentId, ...side }: StatedSide): Schemas['StatedSide'] {
  return { document_id: documentId, ...side }
}

export function statusOf(row: DisagreementRow): Schemas['Disagreement']['status'] {
  if (row.is_withdrawn) return 'withdrawn'
  return row.decision === null ? 'open' : row.decision === 'later' ? 'later' : 'decided'
}
