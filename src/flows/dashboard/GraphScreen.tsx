import { useMachine } from '@xstate/react'
import { GraphView } from './GraphView.tsx'
import { liveActors } from './graph.actors.ts'
import { graphMachine } from './graph.machine.ts'

const liveMachine = graphMachine.provide({ actors: liveActors })

/** The picture of a user's graph; a part of the dashboard that loads, and fails, by itself. */
export default function GraphScreen({ userId }: { userId: string }) {
  const [state, send] = useMachine(liveMachine, { input: { userId } })
  return <GraphView state={state} send={send} />
}
