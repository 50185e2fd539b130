import { useMachine } from '@xstate/react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { BackendAccessView, type BackendAccessViewProps } from './BackendAccessView.tsx'
import { findProblem } from './backendAccess.actors.ts'
import { backendAccessMachine } from './backendAccess.machine.ts'

export type BackendAccessScreenProps = Pick<BackendAccessViewProps, 'title' | 'tone'>

const liveMachine = backendAccessMachine.provide({ actors: { findProblem } })

/** Explains the missing backend access. Signing in again returns to the current page. */
export function BackendAccessScreen(props: BackendAccessScreenProps) {
  const session = useSessionActor()
  const hasAccount = useSession((state) => state.context.hostedUser !== null)
  const issue = useSession((state) => state.context.backendIssue)
  const [state, send, actor] = useMachine(liveMachine, { input: { hasAccount, issue } })
  // The route guard redirects to the demo login.
  useEmitted(actor, { 'signIn.requested': () => session.send({ type: 'signInAgain.requested' }) })
  return (
    <BackendAccessView
      state={state}
      {...props}
      onRetry={() => send({ type: 'retry.requested' })}
      onSignIn={() => send({ type: 'signIn.requested' })}
    />
  )
}
