import { useMachine } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { AdminLoginView } from './AdminLoginView.tsx'
import { checkAdmin, endHalfSession, signIn } from './adminLogin.actors.ts'
import { adminLoginMachine } from './adminLogin.machine.ts'

// Few are asked for one.
const SecondFactorScreen = lazy(() => import('../second-factor/SecondFactorScreen.tsx'))

export interface AdminLoginScreenProps {
  /** 'Back to Main App', or Escape. */
  onClose: () => void
}

const liveMachine = adminLoginMachine.provide({ actors: { signIn, checkAdmin, endHalfSession } })

/** The admin login, over the page. Where an admin goes next is the route's guard's business. */
export default function AdminLoginScreen({ onClose }: AdminLoginScreenProps) {
  const session = useSessionActor()
  const [state, send, actor] = useMachine(liveMachine)
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
      challenge={
        <Suspense fallback={<Spinner label="Looking up your second factor" showLabel />}>
          <SecondFactorScreen
            onVerified={() => send({ type: 'challenge.passed' })}
            onCancel={() => send({ type: 'challenge.cancelled' })}
          />
        </Suspense>
      }
    />
  )
}
