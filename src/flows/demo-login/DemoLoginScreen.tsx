import { useMachine } from '@xstate/react'
import { useEmitted } from '../../machines/useEmitted.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { DemoLoginView } from './DemoLoginView.tsx'
import { signIn } from './demoLogin.actors.ts'
import { demoLoginMachine } from './demoLogin.machine.ts'

export interface DemoLoginScreenProps {
  /** Where 'Contact Us' writes to. */
  contactEmail: string
  /** The salted hash of the master access code; empty where there is none. */
  accessCodeHash: string
}

const liveMachine = demoLoginMachine.provide({ actors: { signIn } })

/** The sign-in screen. Where a signed-in person goes next is the route's guard's business. */
export default function DemoLoginScreen({ contactEmail }: DemoLoginScreenProps) {
  const session = useSessionActor()
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, {
    'signIn.granted': ({ grant }) => session.send({ type: 'backend.granted', grant, hostedUser: null }),
  })
  return <DemoLoginView state={state} send={send} contactEmail={contactEmail} />
}
