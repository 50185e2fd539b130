import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { GraphNode } from '../engine/types.ts'
import { clearMemory } from '../jobs/deleting.ts'
import { check, readBody } from './body.ts'
import { requireAdmin, requireUserAccess } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { query as queryBody, wholeNumber } from './fields.ts'
import { filenamesOf } from './filenames.ts'
import { graphContradictions } from './graphContradictions.ts'

const connectionLimit = v.object({ limit: v.optional(wholeNumber(1, 100), '10') })

/** Maximum sentences of each concept. */
const QUOTATIONS = 5

export function memory(context: Context): Operation[] {
  const { db, indexing } = context

  return [
    defineOperation('post', '/memory/search/{id}', async ({ request, params }) => {
      const { id } = requireUserAccess(context, request, params.id)
      const { query } = await readBody(request, queryBody)
      const passages = db.memories.of(id).search(query)
      return {
        status: 200,
        body: passages.map(({ text, score, filename, page, documentId, heading }) => ({
          text,
          score,
          // Memory entries that were added as text have no file.
          filename: db.documents.get(documentId) === undefined ? null : filename,
          page,
          document_id: documentId,
          heading,
        })),
      }
    }),

    defineOperation('get', '/memory/top-connections/{id}', async ({ request, params, query }) => {
      const user = requireUserAccess(context, request, params.id)
      const { limit } = check({ limit: query.get('limit') ?? undefined }, connectionLimit, 'query')
      const memory = db.memories.of(user.id)
      const { nodes, edges } = memory.graph()
      const connections = new Map<string, number>()
      for (const node of edges.flatMap(({ source, target }) => [source, target]))
        connections.set(node, (connections.get(node) ?? 0) + 1)
      const connectionsOf = (node: GraphNode): number => connections.get(node.id) ?? 0
      // Values are nodes of their own only where documents disagree about them.
      const contradicting = new Set(
        graphContradictions(context, user.id).flatMap((found) => found.nodes.map((node) => node.id)),
      )
      const best = nodes
        .filter(({ id, type }) => (type !== 'date' && type !== 'quantity') || contradicting.has(id))
        .sort((a, b) => connectionsOf(b) - connectionsOf(a) || b.salience - a.salience)
        .slice(0, limit)
      const body = best.map((node) => ({
        name: node.name,
        type: node.type,
        salience: node.salience,
        connections: connectionsOf(node),
        documents: filenamesOf(db, node.passages),
        passages: memory.quotationsOf(node.id, QUOTATIONS).flatMap(({ documentId, ...quotation }) => {
          const document = db.documents.get(documentId)
          return document === undefined
            ? []
            : [{ ...quotation, filename: document.filename, document_id: documentId }]
        }),
      }))
      return { status: 200, body }
    }),

    defineOperation('delete', '/memory/user/{id}', async ({ request, params }) => {
      await clearMemory(context, requireUserAccess(context, request, params.id).id)
      return { status: 204, body: null }
    }),

    defineOperation('post', '/memory/process-documents', ({ request }) => {
      requireAdmin(context, request)
      return { status: 202, body: { queued: indexing.queueReady() } }
    }),

    defineOperation('post', '/memory/clear-neo4j', async ({ request }) => {
      requireAdmin(context, request)
      for (const { id } of db.users.list()) await clearMemory(context, id)
      return { status: 204, body: null }
    }),
  ]
}
