import { listRelationships, topConnections } from '../../api/graph.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { Concept } from './concepts.ts'
import { conceptsOf } from './concepts.ts'
import { tolerated } from './tolerated.ts'

/** Without relationships the concepts still stand; without concepts there is nothing to show. */
const loadConcepts = fromCall<Concept[], string>(async ({ input, signal }) => {
  const [concepts, relationships] = await Promise.all([
    tolerated(topConnections(input, signal), []),
    tolerated(listRelationships(signal), []),
  ])
  return conceptsOf(concepts, relationships)
})

/** The actors of the graph's picture that speak to the backend, for `graphMachine.provide`. */
export const liveActors = { loadConcepts }
