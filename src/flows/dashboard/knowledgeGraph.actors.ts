import { listRelationships, topConnections } from '../../api/graph.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { Concept } from './concepts.ts'
import { createConcepts } from './concepts.ts'
import { orOn404 } from './orOn404.ts'

/** Relationships are optional: on 404 the concepts have no neighbors. */
const loadConcepts = fromCall<Concept[], string>(async ({ input, signal }) => {
  const [concepts, relationships] = await Promise.all([
    orOn404(topConnections(input, signal), []),
    orOn404(listRelationships(signal), []),
  ])
  return createConcepts(concepts, relationships)
})

export const liveActors = { loadConcepts }
