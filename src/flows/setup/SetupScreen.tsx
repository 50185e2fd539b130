import { useMachine } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import { storeReadyAccount } from '../../device/readyAccount.ts'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { SetupView } from './SetupView.tsx'
import { liveActors } from './setup.actors.ts'
import { setupMachine } from './setup.machine.ts'
import { SETUP_OUTCOMES } from './setupOutcomes.ts'

export interface SetupScreenProps {
  /** The setup token; null if the link has none. */
  token: string | null
}

const liveMachine = setupMachine.provide({ actors: liveActors })

/** /setup: an approved applicant chooses a password and is sent to the demo login. */
export default function SetupScreen({ token }: SetupScreenProps) {
  const navigate = useNavigate()
  const [state, send, actor] = useMachine(liveMachine, { input: { token } })
  useEmitted(actor, {
    'setup.finished': ({ outcome }) => {
      const { title, text } = SETUP_OUTCOMES[outcome]
      // Fills in the demo login.
      if (state.context.applicant !== null) storeReadyAccount(state.context.applicant.email)
      if (outcome === 'complete') toasts.success(title)
      else toasts.warning(title, text)
      // Replaces the history entry: the link works only once.
      navigate(PATHS.demoLogin, { replace: true })
    },
  })
  return <SetupView state={state} send={send} />
}
