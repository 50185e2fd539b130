import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { GraphStats } from '../engine/types.ts'
import { answer } from './answers.ts'
import { check, readBody } from './body.ts'
import { isAdmin, requireAdmin, requireUser } from './caller.ts'
import { HttpError } from './errors.ts'
import { nonBlank, query as queryBody } from './fields.ts'
import { requireDocument } from './owned.ts'
import { presentDocument } from './present.ts'
import type { Operation } from './typed.ts'
import { on } from './typed.ts'

const graphOwner = v.object({ user_id: v.optional(v.pipe(v.string(), v.minLength(1))) })
const graphQuestion = v.strictObject({ question: nonBlank })
const documentQuery = v.strictObject({
  query: nonBlank,
  use_graph_rag: v.optional(v.boolean(), true),
  include_reasoning: v.optional(v.boolean(), true),
})

const NO_GRAPH: GraphStats = { totalNodes: 0, totalRelationships: 0, documentsProcessed: 0 }

export function rag(context: Context): Operation[] {
  const { db, indexing } = context

  return [
    on('get', '/rag/graph/stats', ({ request, query }) => {
      const caller = requireUser(context, request)
      const { user_id } = check({ user_id: query.get('user_id') ?? undefined }, graphOwner, 'query')
      const stats = db.users
        .list((user) => user_id === undefined || user.id === user_id || user.email === user_id)
        // The whole graph says nothing about anybody; a single user's is shown to who may reach that user.
        .filter(({ id }) => user_id === undefined || id === caller.id || isAdmin(caller))
        .map(({ id }) => db.memories.of(id).stats())
      return { status: 200, body: stats.reduce(sum, NO_GRAPH) }
    }),

    on('post', '/rag/index-document/{id}', async ({ request, params }) => {
      const document = requireDocument(context, request, params.id)
      if (document.processed_at === null) throw new HttpError(409, 'The document has not been processed yet.')
      if (!document.is_indexed) await indexing.index(document.id)
      const indexed = requireDocument(context, request, params.id)
      if (indexed.status === 'failed') throw new HttpError(500, indexed.failure_reason ?? 'Indexing failed.')
      return { status: 200, body: presentDocument(indexed) }
    }),

    on('post', '/rag/process-pending', ({ request }) => {
      requireAdmin(context, request)
      const waiting = db.documents.list(({ status, is_indexed }) => status === 'completed' && !is_indexed)
      indexing.queue(waiting.map(({ id }) => id))
      return { status: 202, body: { queued: waiting.length } }
    }),

    on('delete', '/rag/document/{id}', async ({ request, params }) => {
      const { id, owner_id } = requireDocument(context, request, params.id)
      db.memories.of(owner_id).remove(id)
      await db.documents.update(id, { is_indexed: false })
      return { status: 204, body: null }
    }),

    on('post', '/rag/query', async ({ request }) => {
      const user = requireUser(context, request)
      const { query, include_reasoning } = await readBody(request, documentQuery)
      const answered = await answer(context, user, query)
      const body = include_reasoning ? answered : { ...answered, hypotheses: [], reasoning_nodes: [] }
      return { status: 200, body }
    }),

    on('post', '/rag/combined/query', async ({ request }) => {
      const user = requireUser(context, request)
      const { query } = await readBody(request, queryBody)
      return { status: 200, body: await answer(context, user, query) }
    }),

    on('post', '/rag/graph/ask/', async ({ request }) => {
      const user = requireUser(context, request)
      const { question } = await readBody(request, graphQuestion)
      return { status: 200, body: await answer(context, user, question) }
    }),
  ]
}

function sum(a: GraphStats, b: GraphStats): GraphStats {
  return {
    totalNodes: a.totalNodes + b.totalNodes,
    totalRelationships: a.totalRelationships + b.totalRelationships,
    documentsProcessed: a.documentsProcessed + b.documentsProcessed,
  }
}
