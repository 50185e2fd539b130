import { hashPassword } from '../../../mocks/db/password.ts'
import type { DisagreementRow } from '../../../mocks/db/rows.ts'
import type { ScannedPage } from '../../../mocks/engine/recognition/scannedPage.ts'
import { createChatSession } from '../../../mocks/factories/chatSession.ts'
import { createDisagreement } from '../../../mocks/factories/disagreement.ts'
import { createDocument } from '../../../mocks/factories/document.ts'
import { createUserRow } from '../../../mocks/factories/user.ts'
import { exampleParameters } from '../../../scripts/contract/examples.ts'
import type { Client, TestBackend } from './testBackend.ts'
import { createTestBackend, formOf, PASSWORD, signIn, signUp } from './testBackend.ts'

/** A backend that has what the examples of the contract name: the user, chat session, document, object and file. */
export interface DocumentedBackend {
  readonly backend: TestBackend
  /** The user of the examples, who owns the rest. */
  readonly owner: Client
  /** A user without data. */
  readonly other: Client
  readonly admin: Client
  readonly ids: {
    readonly user: string
    readonly session: string
    readonly document: string
    readonly object: string
  }
  readonly filename: string
}

/** An open disagreement of a document with itself. */
export function disagreementRowOf({
  documentId,
  ...ids
}: {
  id: string
  owner_id: string
  documentId: string
}): DisagreementRow {
  const { status: _, sides, ...disagreement } = createDisagreement()
  const own = sides.map(({ document_id: _, ...side }) => ({ ...side, documentId, context: '' }))
  return { ...disagreement, ...ids, sides: own as never, is_withdrawn: false }
}

const idOf = (method: string, path: string, name = 'id') =>
  exampleParameters({ method, path }, 'path')[name] ?? ''

export const SCAN: ScannedPage = {
  number: 1,
  kind: 'text',
  angle: 0,
  width: 595,
  height: 842,
  lines: [{ y: 700, size: 11, stroke: 1, words: [{ text: 'Sleep', left: 72, right: 99, confidence: 1 }] }],
}

export async function createDocumentedBackend(): Promise<DocumentedBackend> {
  const backend = createTestBackend()
  const { db } = backend
  const email = 'mira@engram.example'
  const ids = {
    user: idOf('get', '/users/{id}'),
    session: idOf('get', '/chat/session/{id}'),
    document: idOf('get', '/documents/{id}'),
    object: idOf('get', '/memory/cognitive-objects/{id}/{objectId}', 'objectId'),
  }
  const owned = { owner_id: ids.user }
  await db.users.create(
    createUserRow({ id: ids.user, email, password_hash: await hashPassword(PASSWORD, 'salt') }),
  )
  await db.chatSessions.create({ ...createChatSession({ id: ids.session, message_count: 0 }), ...owned })
  await db.documents.create({
    ...createDocument({ id: ids.document, status: 'pending', processed_at: null }),
    ...owned,
    title: null,
    failure_reason: null,
  })
  db.files.set(
    ids.document,
    new TextEncoder().encode('# Notes\n\nSleep helps recall. Mira measured it in 2025.'),
  )
  await db.disagreements.create(
    disagreementRowOf({
      id: idOf('patch', '/rag/contradictions/{id}'),
      owner_id: ids.user,
      documentId: ids.document,
    }),
  )
  await db.cognitiveObjects.create({
    ...owned,
    id: ids.object,
    object: { name: 'Recall', type: 'belief', content: 'Sleep helps recall.' },
  })

  const owner = await signIn(backend, email)
  const other = await signUp(backend, 'eve@quill.example')
  const admin = await signUp(backend, 'root@quill.example', ['user', 'admin'])
  const filename = idOf('get', '/files/file/{name}', 'name')
  await owner.call('post /files/upload-files', { body: formOf({ [filename]: 'Sleep.' }) })
  await admin.call('post /documents/process-pending')
  await backend.idle()
  const extracted = db.extracts.get(ids.document)
  if (extracted !== undefined) db.extracts.set(ids.document, { ...extracted, scans: [SCAN] })
  return { backend, owner, other, admin, ids, filename }
}
