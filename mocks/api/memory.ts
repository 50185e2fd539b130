import * as v from 'valibot'
import type { Context } from '../context.ts'
import { clearMemory } from '../jobs/deleting.ts'
import { check, readBody } from './body.ts'
import { requireAdmin, requireUserAccess } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { query as queryBody } from './fields.ts'
import { filenamesOf } from './filenames.ts'

const connectionLimit = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, 'Not a whole number'), v.toNumber(), v.minValue(1), v.maxValue(100)),
    '10',
  ),
})

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

    defineOperation('get', '/memory/top-connections/{id}', ({ request, params, query }) => {
      const { id } = requireUserAccess(context, request, params.id)
      const { limit } = check({ limit: query.get('limit') ?? undefined }, connectionLimit, 'query')
      const { nodes, edges } = db.memories.of(id).graph()
      const connections = new Map<string, number>()
      for (const node of edges.flatMap(({ source, target }) => [source, target]))
        connections.set(node, (connections.get(node) ?? 0) + 1)
      const concepts = nodes.map(({ id: node, name, type, salience, passages }) => ({
        name,
        type,
        salience,
        connections: connections.get(node) ?? 0,
        documents: filenamesOf(db, passages),
      }))
      return { status: 200, body: concepts.sort((a, b) => b.connections - a.connections).slice(0, limit) }
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
