import { listRelationships, topConnections } from '../../api/graph.ts'
import type { Concept } from '../../domain/concepts.ts'
import { conceptsOf } from '../../domain/concepts.ts'
import { fromCall } from '../../machines/fromCall.ts'
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
