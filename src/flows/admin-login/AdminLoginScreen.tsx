import { useMachine } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { AdminLoginView } from './AdminLoginView.tsx'
import { checkAdmin, endUnfinishedSignIn, signIn } from './adminLogin.actors.ts'
import { adminLoginMachine } from './adminLogin.machine.ts'

// Loaded on demand: few accounts have one.
const SecondFactorScreen = lazy(() => import('../second-factor/SecondFactorScreen.tsx'))

export interface AdminLoginScreenProps {
  /** 'Back to Main App' or Escape. */
  onClose: () => void
}

const liveMachine = adminLoginMachine.provide({ actors: { signIn, checkAdmin, endUnfinishedSignIn } })

/** The admin login over the landing page. The route guard redirects after the sign-in. */
export default function AdminLoginScreen({ onClose }: AdminLoginScreenProps) {
  const session = useSessionActor()
  const [email] = useState(session.getSnapshot().context.lastEmail)
  const [state, send, actor] = useMachine(liveMachine, { input: { email } })
  useEmitted(actor, {
    'admin.admitted': ({ hostedUser, grant }) =>
      session.send(
        grant === null
          ? { type: 'hosted.granted', hostedUser }
          : { type: 'backend.granted', grant, hostedUser },
      ),
  })
  return (
    <AdminLoginView
      state={state}
      send={send}
      onClose={onClose}
      secondFactor={
        <Suspense fallback={<Spinner label="Loading verification" showLabel />}>
          <SecondFactorScreen
            onVerified={() => send({ type: 'secondFactor.verified' })}
            onCancel={() => send({ type: 'secondFactor.cancelled' })}
          />
        </Suspense>
      }
    />
  )
}
