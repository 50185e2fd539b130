import { useMachine } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { ACCOUNT_CREATED, FULL_ACCESS, LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { clearSecretAccess } from '../../session/signUpStorage.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { DirectSignupView } from './DirectSignupView.tsx'
import { liveActors } from './directSignup.actors.ts'
import { directSignupMachine } from './directSignup.machine.ts'

const liveMachine = directSignupMachine.provide({ actors: liveActors })

/** /signup: creates an account without the waitlist, in tabs to which the hidden shortcut has granted access. */
export default function DirectSignupScreen() {
  const session = useSessionActor()
  const navigate = useNavigate()
  const [state, send, actor] = useMachine(liveMachine)
  const openOnboarding = () => {
    clearSecretAccess()
    navigate(PATHS.onboarding, { replace: true })
  }
  useEmitted(actor, {
    'access.denied': () => navigate(PATHS.home, { replace: true }),
    'account.connected': ({ grant, hostedUser }) => {
      session.send({ type: 'backend.granted', grant, hostedUser })
      toasts.success(ACCOUNT_CREATED, FULL_ACCESS)
      openOnboarding()
    },
    'account.limited': ({ hostedUser, reason }) => {
      session.send({ type: 'hosted.granted', hostedUser })
      toasts.warning(LIMITED_FEATURES, reason)
      openOnboarding()
    },
  })
  return <DirectSignupView state={state} send={send} />
}
