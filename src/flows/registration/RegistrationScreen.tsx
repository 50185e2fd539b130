import { useMachine } from '@xstate/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { RegistrationView } from './RegistrationView.tsx'
import { liveActors } from './registration.actors.ts'
import { registrationMachine } from './registration.machine.ts'

export interface RegistrationScreenProps {
  /** The setup token; null if the link has none. */
  token: string | null
  /** Whether /magic-setup found an existing account. */
  accountExists: boolean
}

const liveMachine = registrationMachine.provide({ actors: liveActors })

/** /register: creates an account from a setup link and signs its owner in. */
export default function RegistrationScreen({ token, accountExists }: RegistrationScreenProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const email = emailFrom(useLocation().state)
  const [state, send, actor] = useMachine(liveMachine, { input: { token, accountExists, email } })
  // Replaces the history entry: the link works only once.
  const openDashboard = () => navigate(PATHS.dashboard, { replace: true })
  useEmitted(actor, {
    'account.connected': ({ grant, hostedUser }) => {
      session.send({ type: 'backend.granted', grant, hostedUser })
      openDashboard()
    },
    'account.limited': ({ hostedUser, reason }) => {
      session.send({ type: 'hosted.granted', hostedUser })
      toasts.warning(LIMITED_FEATURES, reason)
      openDashboard()
    },
  })
  return <RegistrationView state={state} send={send} />
}

/** The email that /magic-setup passes in the history state, or ''. */
function emailFrom(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
