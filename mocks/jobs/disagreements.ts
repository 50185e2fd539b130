import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Ids } from '../db/ids.ts'
import type { DisagreementRow, DocumentRow } from '../db/rows.ts'
import type { Disagreement } from '../engine/disagreements/disagreement.ts'

export const documentIdsOf = ({ sides }: Pick<Disagreement, 'sides'>): string[] =>
  sides.map(({ documentId }) => documentId)

/** The same two statements, in either order. */
const keyOf = ({ sides }: Pick<Disagreement, 'sides'>): string =>
  sides
    .map(({ documentId, excerpt }) => `${documentId} ${excerpt}`)
    .toSorted()
    .join('\n')

/** Stores where a document that was indexed disagrees. What was known before keeps its decision. */
export async function storeDisagreements(
  { db, ids, clock }: { db: Database; ids: Ids; clock: Clock },
  { id, owner_id }: DocumentRow,
  disagreements: readonly Disagreement[],
): Promise<void> {
  const isIndexed = (documentId: string) =>
    documentId === id || db.documents.get(documentId)?.is_indexed === true
  const found = new Map(
    disagreements
      // A text of the memory that is no document cannot be opened.
      .filter((one) => documentIdsOf(one).every((documentId) => db.documents.get(documentId)))
      .map((one) => [keyOf(one), one]),
  )
  const known = rowsOf(db, id).filter((row) => documentIdsOf(row).every(isIndexed))
  for (const row of known) if (!found.delete(keyOf(row))) await withdraw(db, clock, row)
  for (const one of found.values()) {
    await db.disagreements.create({
      ...one,
      id: ids.uuid(),
      owner_id,
      decision: null,
      is_withdrawn: false,
      note: null,
      decided_at: null,
      created_at: new Date(clock.now()).toISOString(),
    })
  }
}

/** Withdraws decisions about a document that is deleted, and deletes what was not decided. */
export async function removeDisagreements(db: Database, clock: Clock, documentId: string): Promise<void> {
  for (const row of rowsOf(db, documentId)) await withdraw(db, clock, row)
  for (const row of db.disagreements.list(({ is_withdrawn }) => is_withdrawn))
    if (documentIdsOf(row).every((id) => id === documentId || !db.documents.get(id)))
      db.disagreements.delete(row.id)
}

/** Whether the user has chosen, and has not only put it aside. */
const isDecided = ({ decision }: Pick<DisagreementRow, 'decision'>): boolean =>
  decision !== null && decision !== 'later'

const rowsOf = (db: Database, documentId: string) =>
  db.disagreements.list((row) => !row.is_withdrawn && documentIdsOf(row).includes(documentId))

async function withdraw(db: Database, clock: Clock, row: DisagreementRow): Promise<void> {
  if (!isDecided(row)) return db.disagreements.delete(row.id)
  const decided_at = new Date(clock.now()).toISOString()
  await db.disagreements.update(row.id, { is_withdrawn: true, decision: null, decided_at })
}
