import { useMachine } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { accessModeOf } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import type { ClaimLinkViewProps } from './ClaimLinkView.tsx'
import { ClaimLinkView } from './ClaimLinkView.tsx'
import { liveActors } from './claimLink.actors.ts'
import { claimLinkMachine } from './claimLink.machine.ts'

export interface ClaimLinkScreenProps extends Pick<ClaimLinkViewProps, 'page' | 'signOutPrompt'> {
  /** The setup token. */
  token: string
}

const liveMachine = claimLinkMachine.provide({ actors: liveActors })

/** Replaces the page of a setup link for signed-in users. */
export default function ClaimLinkScreen({ token, ...props }: ClaimLinkScreenProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const email = useSession((session) => sessionUserOf(session).email)
  const mode = useSession(accessModeOf)
  const [state, send, actor] = useMachine(liveMachine, {
    input: { token, email, hasBackendAccess: mode === 'backend' },
  })
  useEmitted(actor, {
    // Replaces the history entry: the link works only once.
    'setup.finished': () => navigate(PATHS.dashboard, { replace: true }),
    // The route guard redirects to the demo login.
    'signIn.requested': () => session.send({ type: 'signInAgain.requested' }),
  })
  return <ClaimLinkView state={state} send={send} {...props} />
}
