import { useMachine } from '@xstate/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import SecondFactorScreen from '../second-factor/SecondFactorScreen.tsx'
import { PasswordResetView } from './PasswordResetView.tsx'
import { liveActors } from './passwordReset.actors.ts'
import { passwordResetMachine } from './passwordReset.machine.ts'
import { useRecoveryLink } from './useRecoveryLink.ts'

export interface PasswordResetScreenProps {
  contactEmail: string
}

const liveMachine = passwordResetMachine.provide({ actors: liveActors })

/** /reset-password: asks for the e-mail with the link, and takes the new password where one was opened. */
export default function PasswordResetScreen(props: PasswordResetScreenProps) {
  const { hash, visit } = useRecoveryLink()
  return <PasswordReset key={visit} hash={hash} {...props} />
}

function PasswordReset({ hash, contactEmail }: PasswordResetScreenProps & { hash: string }) {
  const { state: arrival } = useLocation()
  const navigate = useNavigate()
  // The sign-in screen hands on what was typed there.
  const email = (arrival as { email?: unknown } | null)?.email
  const [state, send, actor] = useMachine(liveMachine, {
    input: { hash, email: typeof email === 'string' ? email : '' },
  })
  useEmitted(actor, { 'reset.abandoned': () => navigate(PATHS.demoLogin) })
  return (
    <PasswordResetView
      state={state}
      send={send}
      contactEmail={contactEmail}
      secondFactor={
        <SecondFactorScreen
          onVerified={() => send({ type: 'secondFactor.verified' })}
          onCancel={() => send({ type: 'secondFactor.cancelled' })}
        />
      }
    />
  )
}
