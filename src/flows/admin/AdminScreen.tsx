import { useMachine } from '@xstate/react'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { whoOf } from '../../session/who.ts'
import { AdminView } from './AdminView.tsx'
import { liveActors } from './adminWaitlist.actors.ts'
import { adminWaitlistMachine } from './adminWaitlist.machine.ts'

const liveMachine = adminWaitlistMachine.provide({ actors: liveActors })

/** The admin area. */
export default function AdminScreen() {
  const session = useSessionActor()
  const email = useSession((session) => whoOf(session).email)
  const [state, send] = useMachine(liveMachine)
  return (
    <AdminView
      state={state}
      send={send}
      email={email}
      onLogOut={() => session.send({ type: 'signOut.requested' })}
    />
  )
}
