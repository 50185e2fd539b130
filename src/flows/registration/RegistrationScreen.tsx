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
  /** Of the link; null where it has none. */
  token: string | null
  /** Magic setup found that the account exists. */
  accountExists: boolean
  /** Where 'Contact Us' writes to. */
  contactEmail: string
}

const liveMachine = registrationMachine.provide({ actors: liveActors })

/** The page of a registration link: an account is made, and its owner comes in. */
export default function RegistrationScreen({ token, accountExists, contactEmail }: RegistrationScreenProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const email = emailIn(useLocation().state)
  const [state, send, actor] = useMachine(liveMachine, { input: { token, accountExists, email } })
  // The link is spent: nobody comes back to it.
  const enter = () => navigate(PATHS.dashboard, { replace: true })
  useEmitted(actor, {
    'account.connected': ({ grant, hostedUser }) => {
      session.send({ type: 'backend.granted', grant, hostedUser })
      enter()
    },
    'account.limited': ({ hostedUser, reason }) => {
      session.send({ type: 'hosted.granted', hostedUser })
      toasts.warning(LIMITED_FEATURES, reason)
      enter()
    },
  })
  return <RegistrationView state={state} send={send} contactEmail={contactEmail} />
}

/** Whose account magic setup has found, where it says so. */
function emailIn(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
