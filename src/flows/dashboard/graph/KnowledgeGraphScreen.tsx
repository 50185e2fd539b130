import { useMachine } from '@xstate/react'
import { tokens } from '../../../theme/tokens.ts'
import { KnowledgeGraphView } from './KnowledgeGraphView.tsx'
import { liveActors } from './knowledgeGraph.actors.ts'
import { knowledgeGraphMachine } from './knowledgeGraph.machine.ts'

const liveMachine = knowledgeGraphMachine.provide({ actors: liveActors })

/** Phones show the table first: the picture needs more room. */
const initialDisplay = () => (window.matchMedia(tokens.media.narrow).matches ? 'table' : 'picture')

/** The user's knowledge graph. It loads and fails independently of the rest of the dashboard. */
export default function KnowledgeGraphScreen({ userId }: { userId: string }) {
  const [state, send] = useMachine(liveMachine, { input: { userId, display: initialDisplay() } })
  return <KnowledgeGraphView state={state} send={send} />
}
