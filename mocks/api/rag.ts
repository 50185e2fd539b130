import * as v from 'valibot'
import { displayStatusOf, isInProgress, retryStep } from '../../src/domain/document.ts'
import type { Context } from '../context.ts'
import { runInSlices } from '../engine/slices.ts'
import { answeringMemory, askMemory } from './askMemory.ts'
import { readBody } from './body.ts'
import { requireAdmin, requireUser } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { body, nonBlank, query as queryBody } from './fields.ts'
import { presentDocument } from './present.ts'
import { requireDocument } from './requireOwned.ts'

const documentQuery = body({
  query: nonBlank,
  use_graph_rag: v.optional(v.boolean(), true),
  include_reasoning: v.optional(v.boolean(), true),
})

export function rag(context: Context): Operation[] {
  const { db, indexing } = context

  return [
    defineOperation('get', '/rag/', async ({ request }) => {
      const { id } = requireUser(context, request)
      const indexed = db.documents.list(({ owner_id, is_indexed }) => owner_id === id && is_indexed)
      const ids = new Set(indexed.map((document) => document.id))
      const memory = await answeringMemory(context, id)
      const indexes = memory.toJSON().documents.filter((document) => ids.has(document.id))
      const suggested = await runInSlices(memory.suggestions())
      return {
        status: 200,
        body: {
          status: indexed.length > 0 ? 'ready' : 'empty',
          documents: indexed.length,
          passages: indexes.reduce((total, { index }) => total + index.passages.length, 0),
          suggested_questions: [...suggested],
        },
      }
    }),

    defineOperation('post', '/rag/index-document/{id}', async ({ request, params }) => {
      const document = requireDocument(context, request, params.id)
      const status = displayStatusOf(document)
      if (isInProgress(document) || (status === 'failed' && retryStep(document) === 'process'))
        throw new HttpError(409, 'The document has not been processed yet.')
      if (status !== 'indexed') await indexing.index(document.id)
      const indexed = requireDocument(context, request, params.id)
      if (indexed.status === 'failed') throw new HttpError(500, indexed.failure_reason ?? 'Indexing failed.')
      return { status: 200, body: presentDocument(indexed) }
    }),

    defineOperation('post', '/rag/process-pending', ({ request }) => {
      requireAdmin(context, request)
      return { status: 202, body: { queued: indexing.queueReady() } }
    }),

    defineOperation('delete', '/rag/document/{id}', async ({ request, params }) => {
      const { id, owner_id } = requireDocument(context, request, params.id)
      db.memories.of(owner_id).remove(id)
      await db.documents.update(id, { is_indexed: false })
      return { status: 204, body: null }
    }),

    defineOperation('post', '/rag/query', async ({ request }) => {
      const user = requireUser(context, request)
      const { query, use_graph_rag, include_reasoning } = await readBody(request, documentQuery)
      const answered = await askMemory(context, user, query, {
        evidence: use_graph_rag ? 'both' : 'text',
        includes: (id) => db.documents.get(id) !== undefined,
      })
      const noNodes = { reasoning_nodes: [] }
      const noReasoning = { ...noNodes, hypotheses: [], avg_confidence: null, avg_salience: null }
      return {
        status: 200,
        body: {
          ...answered,
          ...(!use_graph_rag && noNodes),
          ...(!include_reasoning && noReasoning),
        },
      }
    }),

    defineOperation('post', '/rag/combined/query', async ({ request }) => {
      const user = requireUser(context, request)
      const { query } = await readBody(request, queryBody)
      return { status: 200, body: await askMemory(context, user, query, { evidence: 'both' }) }
    }),
  ]
}
