import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { clearOnboardingProgress, readSetupData, storeSetupData } from '../../session/signUpStorage.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { MagicSetupView } from './MagicSetupView.tsx'
import { liveActors } from './magicSetup.actors.ts'
import { magicSetupMachine } from './magicSetup.machine.ts'

export interface MagicSetupScreenProps {
  /** Of the link; null where it has none. */
  token: string | null
  /** Where 'Contact Us' writes to. */
  contactEmail: string
}

const liveMachine = magicSetupMachine.provide({ actors: liveActors })

const onboardingWith = (token: string) => `${PATHS.onboarding}?setup_token=${token}`

/** The page of an approval's link: a password is chosen, and the person sent on to onboarding. */
export default function MagicSetupScreen({ token, contactEmail }: MagicSetupScreenProps) {
  const navigate = useNavigate()
  const [kept] = useState(readSetupData)
  const [state, send, actor] = useMachine(liveMachine, { input: { token } })
  // The link is spent by either: nobody comes back to it.
  useEmitted(actor, {
    'account.created': (created) => {
      storeSetupData(created.data)
      // Of somebody who was here before, and left in the middle.
      clearOnboardingProgress()
      navigate(onboardingWith(created.token), { replace: true })
    },
    'account.existed': (existed) => {
      toasts.warning('Account already exists', 'Please sign in with your existing credentials.')
      navigate(PATHS.register, {
        replace: true,
        state: { accountExists: true, setupToken: existed.token, email: state.context.person?.email },
      })
    },
  })
  const isTheirs = kept !== null && kept.email === state.context.person?.email
  return (
    <MagicSetupView
      state={state}
      send={send}
      contactEmail={contactEmail}
      onboardingPath={isTheirs && token !== null ? onboardingWith(token) : null}
    />
  )
}
