import { useMachine } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { SetupView } from './SetupView.tsx'
import { liveActors } from './setup.actors.ts'
import { setupMachine } from './setup.machine.ts'

export interface SetupScreenProps {
  /** Of the link; null where it has none. */
  token: string | null
  /** Where 'Contact Us' writes to. */
  contactEmail: string
}

const liveMachine = setupMachine.provide({ actors: liveActors })

/** The page of a setup link: a password is chosen, and the person sent to sign in with it. */
export default function SetupScreen({ token, contactEmail }: SetupScreenProps) {
  const navigate = useNavigate()
  const [state, send, actor] = useMachine(liveMachine, { input: { token } })
  useEmitted(actor, {
    'setup.finished': () => {
      toasts.success('Account created successfully! Please log in.')
      // The link is spent: nobody comes back to it.
      navigate(PATHS.demoLogin, { replace: true })
    },
  })
  return <SetupView state={state} send={send} contactEmail={contactEmail} />
}
