import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import SecondFactorScreen from '../second-factor/SecondFactorScreen.tsx'
import { DemoLoginView } from './DemoLoginView.tsx'
import { askBackend, askProvider, checkAccessCode, leaveHere, leaveProvider } from './demoLogin.actors.ts'
import { demoLoginMachine } from './demoLogin.machine.ts'

export interface DemoLoginScreenProps {
  /** Where 'Contact Us' writes to. */
  contactEmail: string
  /** The salted hash of the master access code; empty where there is none. */
  accessCodeHash: string
}

const liveMachine = demoLoginMachine.provide({
  actors: { askProvider, askBackend, leaveProvider, checkAccessCode },
})

/** The sign-in screen. Where a signed-in person goes next is the route's guard's business. */
export default function DemoLoginScreen({ contactEmail, accessCodeHash }: DemoLoginScreenProps) {
  const session = useSessionActor()
  const { email = '' } = (useLocation().state ?? {}) as { email?: string }
  const [state, send, actor] = useMachine(liveMachine, { input: { accessCodeHash, email } })
  useEmitted(actor, {
    'signIn.granted': ({ how, notice }) => {
      session.send(how)
      if (notice) toasts.warning(notice.title, notice.text)
    },
  })

  // Whoever leaves in the middle is not signed in by half.
  useEffect(
    () => () => {
      if (actor.getSnapshot().hasTag('halfSignedIn')) void leaveHere()
    },
    [actor],
  )

  return (
    <DemoLoginView
      state={state}
      send={send}
      contactEmail={contactEmail}
      challenge={
        <SecondFactorScreen
          onVerified={() => send({ type: 'factor.verified' })}
          onCancel={() => send({ type: 'challenge.cancelled' })}
        />
      }
    />
  )
}
