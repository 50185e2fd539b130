import { useMachine } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { clearOnboardingProgress, clearSecretAccess } from '../../session/signUpStorage.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { DirectSignupView } from './DirectSignupView.tsx'
import { liveActors } from './directSignup.actors.ts'
import { ACCOUNT_CREATED, FULL_ACCESS } from './directSignup.copy.ts'
import { directSignupMachine } from './directSignup.machine.ts'

const liveMachine = directSignupMachine.provide({ actors: liveActors })

/** /signup: an account without the waitlist, for tabs that the hidden shortcut has opened it to. */
export default function DirectSignupScreen() {
  const session = useSessionActor()
  const navigate = useNavigate()
  const [state, send, actor] = useMachine(liveMachine)
  const goOn = () => {
    clearSecretAccess()
    // Of somebody who was here before, and left in the middle.
    clearOnboardingProgress()
    navigate(PATHS.onboarding, { replace: true })
  }
  useEmitted(actor, {
    'access.denied': () => navigate(PATHS.home, { replace: true }),
    'account.connected': ({ grant, hostedUser }) => {
      session.send({ type: 'backend.granted', grant, hostedUser })
      toasts.success(ACCOUNT_CREATED, FULL_ACCESS)
      goOn()
    },
    'account.limited': ({ hostedUser, reason }) => {
      session.send({ type: 'hosted.granted', hostedUser })
      toasts.warning(LIMITED_FEATURES, reason)
      goOn()
    },
  })
  return <DirectSignupView state={state} send={send} />
}
