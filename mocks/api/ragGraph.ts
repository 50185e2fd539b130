import * as v from 'valibot'
import type { Context } from '../context.ts'
import { emailKey } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { GraphStats } from '../engine/types.ts'
import { askMemory } from './askMemory.ts'
import { check, readBody } from './body.ts'
import { isAdmin, requireAdmin, requireUser } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { body, nonBlank, query as queryBody } from './fields.ts'
import { filenamesOf } from './filenames.ts'
import { graphContradictions } from './graphContradictions.ts'

const graphOwner = v.object({ user_id: v.optional(v.pipe(v.string(), v.minLength(1))) })
const graphQuestion = body({ question: nonBlank })

/** Maximum passages searched for similar concepts, and maximum concepts returned. */
const SIMILAR_PASSAGES = 20
const SIMILAR_CONCEPTS = 10

/** Verbs that say that the source is evidence for the target. */
const SUPPORTING = /^(?:confirm|corroborate|prove|support|substantiate|verif)(?:s|es|ed|ied|ies)?(?: |$)/

export function ragGraph(context: Context): Operation[] {
  const { db, graphRun } = context

  /** Size of a user's graph. Memory entries without a document count as nodes, not as documents. */
  function statsOf({ id }: UserRow): GraphStats {
    const documents = db.documents.list(({ owner_id, is_indexed }) => owner_id === id && is_indexed)
    return { ...db.memories.of(id).stats(), documentsProcessed: documents.length }
  }

  return [
    defineOperation('get', '/rag/graph/stats', ({ request, query }) => {
      const caller = requireUser(context, request)
      const { user_id } = check({ user_id: query.get('user_id') ?? undefined }, graphOwner, 'query')
      // Every user may read the totals over all users, because they contain no personal data.
      if (user_id === undefined) return { status: 200, body: sum(db.users.list().map(statsOf)) }
      const owner =
        db.users.find('email', emailKey(user_id)) ??
        db.users.get(user_id) ??
        db.users.find('user_id', user_id) ??
        db.users.find('sub', user_id)
      const mayRead = owner !== undefined && (owner.id === caller.id || isAdmin(caller))
      return { status: 200, body: sum(mayRead ? [statsOf(owner)] : []) }
    }),

    defineOperation('get', '/rag/graph/relationships', async ({ request }) => {
      const { id } = requireUser(context, request)
      const { nodes, edges } = db.memories.of(id).graph()
      const names = new Map(nodes.map((node) => [node.id, node.name]))
      const stated = edges.map(({ source, target, type, passages }) => ({
        source: names.get(source) ?? source,
        relation: type,
        target: names.get(target) ?? target,
        documents: filenamesOf(db, passages),
        ...(SUPPORTING.test(type) && { polarity: 'supports' as const }),
      }))
      const contradictions = graphContradictions(context, id).map(({ nodes: [a, b], documents }) => ({
        source: a.name,
        relation: 'contradicts',
        target: b.name,
        documents: documents.flatMap((document) => db.documents.get(document)?.filename ?? []),
        polarity: 'contradicts' as const,
      }))
      const body = [...contradictions, ...stated].sort((a, b) => b.documents.length - a.documents.length)
      return { status: 200, body }
    }),

    defineOperation('post', '/rag/graph/similar/', async ({ request }) => {
      const { id } = requireUser(context, request)
      const { query } = await readBody(request, queryBody)
      const memory = db.memories.of(id)
      const found = memory.search(query, { limit: SIMILAR_PASSAGES })
      const scores = new Map(found.map((passage) => [passage.id, passage.score]))
      const concepts = memory
        .graph()
        .nodes.map(({ name, type, salience, passages }) => ({
          name,
          type,
          salience,
          score: passages.reduce((total, passage) => total + (scores.get(passage) ?? 0), 0),
        }))
        .filter(({ score }) => score > 0)
      return { status: 200, body: concepts.sort((a, b) => b.score - a.score).slice(0, SIMILAR_CONCEPTS) }
    }),

    defineOperation('post', '/rag/graph/ask/', async ({ request }) => {
      const user = requireUser(context, request)
      const { question } = await readBody(request, graphQuestion)
      return { status: 200, body: await askMemory(context, user, question, { evidence: 'graph' }) }
    }),

    defineOperation('post', '/rag/graph/process-documents', ({ request }) => {
      requireAdmin(context, request)
      if (graphRun.progress().status === 'running') throw new HttpError(409, 'A run is already in progress.')
      graphRun.start()
      return { status: 202, body: graphRun.progress() }
    }),

    defineOperation('get', '/rag/graph/process-documents/status', ({ request }) => {
      requireUser(context, request)
      return { status: 200, body: graphRun.progress() }
    }),
  ]
}

function sum(stats: readonly GraphStats[]): GraphStats {
  return stats.reduce(
    (total, { totalNodes, totalRelationships, documentsProcessed }) => ({
      totalNodes: total.totalNodes + totalNodes,
      totalRelationships: total.totalRelationships + totalRelationships,
      documentsProcessed: total.documentsProcessed + documentsProcessed,
    }),
    { totalNodes: 0, totalRelationships: 0, documentsProcessed: 0 },
  )
}
