import { useMachine } from '@xstate/react'
import { KnowledgeGraphView } from './KnowledgeGraphView.tsx'
import { liveActors } from './knowledgeGraph.actors.ts'
import { knowledgeGraphMachine } from './knowledgeGraph.machine.ts'

const liveMachine = knowledgeGraphMachine.provide({ actors: liveActors })

/** The user's knowledge graph. It loads and fails independently of the rest of the dashboard. */
export default function KnowledgeGraphScreen({ userId }: { userId: string }) {
  const [state, send] = useMachine(liveMachine, { input: { userId } })
  return <KnowledgeGraphView state={state} send={send} />
}
