import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readParams } from '../../../lib/url/params.ts'
import { useUrlParams } from '../../../lib/url/useUrlParams.ts'
import { tokens } from '../../../theme/tokens.ts'
import { graphParams } from './graphParams.ts'
import { KnowledgeGraphView } from './KnowledgeGraphView.tsx'
import { liveActors } from './knowledgeGraph.actors.ts'
import { knowledgeGraphMachine } from './knowledgeGraph.machine.ts'

const liveMachine = knowledgeGraphMachine.provide({ actors: liveActors })

/** Phones show the table first: the picture needs more room. */
const initialDisplay = () => (window.matchMedia(tokens.media.narrow).matches ? 'table' : 'picture')

/** The user's knowledge graph. It loads and fails independently of the rest of the dashboard. */
export default function KnowledgeGraphScreen({ userId }: { userId: string }) {
  const { search: query } = useLocation()
  const [params] = useState(() => graphParams(initialDisplay()))
  const linked = readParams(params, query)
  const [state, send] = useMachine(liveMachine, {
    input: { userId, display: linked.graph, search: linked.search, openConceptName: linked.concept },
  })
  const { display, search, openConceptName } = state.context
  const isOpen = state.matches('open') || state.matches('loading') || state.matches('failed')
  useUrlParams({
    params,
    values: { graph: display, search, concept: isOpen ? openConceptName : null },
    onFollow({ graph, search, concept }) {
      send({ type: 'display.chosen', display: graph })
      send({ type: 'search.edited', search })
      send(concept === null ? { type: 'concept.closed' } : { type: 'concept.opened', name: concept })
    },
  })
  return <KnowledgeGraphView state={state} send={send} />
}
