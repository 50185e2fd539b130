import * as v from 'valibot'
import type { Context } from '../context.ts'
import { timestamp } from '../context.ts'
import type { Database } from '../db/database.ts'
import { type DisagreementRow, disagreementRow } from '../db/rows.ts'
import { runInSlices } from '../engine/slices.ts'
import { documentIdsOf } from '../jobs/disagreements.ts'
import { check, readBody } from './body.ts'
import { requireUser } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { body, wholeNumber } from './fields.ts'
import { latestFirst } from './latestFirst.ts'
import { presentDisagreement, presentSide, statusOf } from './present.ts'
import { requireDisagreement, requireDocument } from './requireOwned.ts'

const id = v.pipe(v.string(), v.minLength(1))
const listQuery = v.object({
  document_id: v.optional(id),
  kind: v.optional(disagreementRow.entries.kind),
  status: v.optional(v.picklist(['open', 'later', 'decided', 'withdrawn'])),
  limit: v.optional(wholeNumber(1, 100), '50'),
  offset: v.optional(wholeNumber(0), '0'),
})
const compareQuery = v.object({ first: id, second: id })
const { decision } = disagreementRow.entries
const update = body({
  decision: v.exactOptional(decision),
  note: v.exactOptional(v.pipe(v.string(), v.check(isShort, 'At most 500 characters'))),
})

function isShort(note: string): boolean {
  return [...note].length <= 500
}

/** The user's disagreements whose documents are indexed, and those with a withdrawn decision. */
export function shownDisagreements(db: Database, userId: string): DisagreementRow[] {
  return db.disagreements.list(
    (row) =>
      row.owner_id === userId &&
      (row.is_withdrawn ||
        documentIdsOf(row).every((documentId) => db.documents.get(documentId)?.is_indexed)),
  )
}

export function disagreements(context: Context): Operation[] {
  const { db, clock } = context

  return [
    defineOperation('get', '/rag/contradictions', ({ request, query }) => {
      const user = requireUser(context, request)
      const { document_id, kind, status, limit, offset } = check(
        Object.fromEntries(query),
        listQuery,
        'query',
      )
      const found = shownDisagreements(db, user.id).filter(
        (row) =>
          (document_id === undefined || documentIdsOf(row).includes(document_id)) &&
          (kind === undefined || row.kind === kind) &&
          (status === undefined || statusOf(row) === status),
      )
      const page = latestFirst(found).slice(offset, offset + limit)
      return { status: 200, body: { contradictions: page.map(presentDisagreement), total: found.length } }
    }),

    defineOperation('patch', '/rag/contradictions/{id}', async ({ request, params }) => {
      requireUser(context, request)
      const changes = await readBody(request, update)
      const row = requireDisagreement(context, request, params.id)
      if (row.is_withdrawn)
        throw new HttpError(409, 'A document of this disagreement was deleted or replaced.')
      const decided_at = changes.decision ? timestamp(clock) : null
      const updated = await db.disagreements.update(row.id, {
        ...changes,
        ...(changes.note === '' && { note: null }),
        ...(changes.decision !== undefined && { decided_at }),
      })
      return { status: 200, body: presentDisagreement(updated ?? row) }
    }),

    defineOperation('get', '/rag/compare', async ({ request, query }) => {
      const { id: userId } = requireUser(context, request)
      const { first, second } = check(Object.fromEntries(query), compareQuery, 'query')
      for (const documentId of [first, second])
        if (!requireDocument(context, request, documentId).is_indexed)
          throw new HttpError(409, 'The document is not indexed.')
      const found = await runInSlices(db.memories.of(userId).compare(first, second))
      const changes = found.map((change) => ({
        ...change,
        first: change.first && presentSide(change.first),
        second: change.second && presentSide(change.second),
      }))
      return { status: 200, body: { changes } }
    }),
  ]
}
