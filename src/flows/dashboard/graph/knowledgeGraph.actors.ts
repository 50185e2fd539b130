import { listRelationships, topConnections } from '../../../api/graph.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { orOn404 } from '../orOn404.ts'
import { type ConceptMap, createConceptMap, REQUESTED_CONCEPTS } from './concepts.ts'

/** Relationships are optional: on 404 the concepts have no neighbors. */
const loadConcepts = fromCall<ConceptMap, string>(async ({ input, signal }) => {
  const [concepts, relationships] = await Promise.all([
    orOn404(topConnections(input, { limit: REQUESTED_CONCEPTS, signal }), []),
    orOn404(listRelationships(signal), []),
  ])
  return createConceptMap(concepts, relationships)
})

export const liveActors = { loadConcepts }
