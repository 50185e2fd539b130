import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import SecondFactorScreen from '../second-factor/SecondFactorScreen.tsx'
import { PasswordResetView } from './PasswordResetView.tsx'
import { liveActors } from './passwordReset.actors.ts'
import { passwordResetMachine } from './passwordReset.machine.ts'
import { type PasswordResetState, useRecoveryLink } from './useRecoveryLink.ts'

const liveMachine = passwordResetMachine.provide({ actors: liveActors })

export default function PasswordResetScreen() {
  const { hash, linkNumber } = useRecoveryLink()
  return <PasswordReset key={linkNumber} hash={hash} />
}

function PasswordReset({ hash }: { hash: string }) {
  const { pathname, state: historyState } = useLocation()
  const navigate = useNavigate()
  const { email = '' } = (historyState ?? {}) as PasswordResetState
  const [state, send, actor] = useMachine(liveMachine, { input: { hash, email } })
  const isSaved = state.matches('saved')

  // The link's session has ended.
  useEffect(() => {
    if (isSaved) navigate(pathname, { replace: true, state: null })
  }, [isSaved, pathname, navigate])
  useEmitted(actor, { 'reset.abandoned': () => navigate(PATHS.demoLogin) })
  return (
    <PasswordResetView
      state={state}
      send={send}
      secondFactor={
        <SecondFactorScreen
          onVerified={() => send({ type: 'secondFactor.verified' })}
          onCancel={() => send({ type: 'secondFactor.cancelled' })}
        />
      }
    />
  )
}
