import { useMachine } from '@xstate/react'
import { HistoryView } from './HistoryView.tsx'
import { liveActors } from './history.actors.ts'
import { historyMachine } from './history.machine.ts'

const liveMachine = historyMachine.provide({ actors: liveActors })

/** What has become of an application, read anew whenever it is opened. */
export function HistoryScreen({ submissionId, now }: { submissionId: string; now: number }) {
  const [state, send] = useMachine(liveMachine, { input: { submissionId } })
  return <HistoryView state={state} send={send} now={now} />
}
