import { useMachine } from '@xstate/react'
import { HistoryView } from './HistoryView.tsx'
import { liveActors } from './history.actors.ts'
import { historyMachine } from './history.machine.ts'

const liveMachine = historyMachine.provide({ actors: liveActors })

/** The history of an application; loads it when mounted. */
export function HistoryScreen({ applicationId, now }: { applicationId: string; now: number }) {
  const [state, send] = useMachine(liveMachine, { input: { query: applicationId } })
  return <HistoryView state={state} send={send} now={now} />
}
