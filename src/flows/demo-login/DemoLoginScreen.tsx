import { useMachine } from '@xstate/react'
import { useEmitted } from '../../machines/useEmitted.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { DemoLoginView } from './DemoLoginView.tsx'
import { signIn } from './demoLogin.actors.ts'
import { demoLoginMachine } from './demoLogin.machine.ts'

const liveMachine = demoLoginMachine.provide({ actors: { signIn } })

/** The sign-in screen. Where a signed-in person goes next is the route's guard's business. */
export default function DemoLoginScreen({ contactEmail }: { contactEmail: string }) {
  const session = useSessionActor()
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, {
    'signIn.granted': ({ grant }) => session.send({ type: 'backend.granted', grant }),
  })
  return <DemoLoginView state={state} send={send} contactEmail={contactEmail} />
}
