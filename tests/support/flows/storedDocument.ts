import type { DocumentRow } from '../../../mocks/db/rows.ts'
import { extract } from '../../../mocks/engine/extract.ts'
import { createDocument } from '../../../mocks/factories/document.ts'
import { indexDocument } from '../../../src/api/documents.ts'
import { disagreementRowOf } from '../mocks/documentedBackend.ts'
import { USER_ID } from './backendAccount.ts'
import type { MockNetwork } from './mockNetwork.ts'

export const TEXT =
  'The harbour of Skarholm uses the tide mill. The tide mill needs the spring tide. The spring range at Skarholm is 3.4 metres.'

/** Stores a document of the user, with its file and its text, or changes the stored one. The backend answers as usual. */
export async function storeDocument(network: MockNetwork, fields: Partial<DocumentRow> = {}): Promise<void> {
  network.answerAsUsual()
  const { db } = network.backend
  const document: DocumentRow = { ...createDocument(), failure_reason: null, owner_id: USER_ID, ...fields }
  const { id, filename } = document
  if ((await db.documents.update(id, document)) !== undefined) return
  await db.documents.create(document)
  const bytes = new TextEncoder().encode(TEXT)
  db.files.set(id, bytes)
  db.extracts.set(id, await extract({ name: filename, bytes }))
}

export async function storeIndexedDocument(
  network: MockNetwork,
  fields: Partial<DocumentRow> = {},
): Promise<void> {
  const id = fields.id ?? createDocument().id
  await storeDocument(network, { ...fields, id })
  await indexDocument(id)
}

/** Stores an open disagreement 'x1' of the user's documents. */
export async function storeDisagreement(network: MockNetwork): Promise<void> {
  const documentId = createDocument().id
  await storeIndexedDocument(network)
  await network.backend.db.disagreements.create(
    disagreementRowOf({ id: 'x1', owner_id: USER_ID, documentId }),
  )
}
