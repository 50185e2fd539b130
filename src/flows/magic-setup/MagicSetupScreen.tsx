import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { readSetupData, storeSetupData } from '../../session/signUpStorage.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { MagicSetupView } from './MagicSetupView.tsx'
import { liveActors } from './magicSetup.actors.ts'
import { magicSetupMachine } from './magicSetup.machine.ts'

export interface MagicSetupScreenProps {
  /** The setup token; null if the link has none. */
  token: string | null
}

const liveMachine = magicSetupMachine.provide({ actors: liveActors })

const onboardingPath = (token: string) => `${PATHS.onboarding}?setup_token=${token}`

/** /magic-setup: an approved applicant chooses a password and continues to onboarding. */
export default function MagicSetupScreen({ token }: MagicSetupScreenProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const [setupData] = useState(readSetupData)
  const [state, send, actor] = useMachine(liveMachine, { input: { token } })
  // All replace the history entry: the link works only once.
  useEmitted(actor, {
    'account.created': ({ data, token }) => {
      storeSetupData(data)
      navigate(onboardingPath(token), { replace: true })
    },
    'account.opened': ({ grant, hostedUser }) => {
      session.send({ type: 'backend.granted', grant, hostedUser })
      navigate(PATHS.dashboard, { replace: true })
    },
    'account.existed': ({ token }) => {
      toasts.warning('Account already exists', 'Please sign in with your existing credentials.')
      navigate(PATHS.register, {
        replace: true,
        state: { accountExists: true, setupToken: token, email: state.context.applicant?.email },
      })
    },
  })
  const wasUsedInThisTab = setupData !== null && setupData.email === state.context.applicant?.email
  return (
    <MagicSetupView
      state={state}
      send={send}
      onboardingPath={wasUsedInThisTab && token !== null ? onboardingPath(token) : null}
    />
  )
}
