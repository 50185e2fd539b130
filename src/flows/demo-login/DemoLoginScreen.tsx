import { useMachine } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { readReadyAccount } from '../../device/readyAccount.ts'
import { readWrongCodes, storeWrongCodes } from '../../device/wrongCodes.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import type { LinkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { DemoLoginView } from './DemoLoginView.tsx'
import { signOutOnThisDevice } from './demoLogin.actors.ts'
import { liveDemoLogin } from './liveDemoLogin.ts'

export interface DemoLoginScreenProps {
  /** The salted hash of the master access code; empty if there is none. */
  accessCodeHash: string
  /** Content above the form. */
  extras?: ReactNode
}

const loadSecondFactor = () => import('../second-factor/SecondFactorScreen.tsx')
const SecondFactor = lazy(loadSecondFactor)

/** The sign-in screen. The route guard redirects after the sign-in. */
export default function DemoLoginScreen({ accessCodeHash, extras }: DemoLoginScreenProps) {
  const session = useSessionActor()
  const { email, setupToken = null } = (useLocation().state ?? {}) as Partial<LinkSignInState>
  const [state, send, actor] = useMachine(liveDemoLogin, {
    input: {
      accessCodeHash,
      email: email || readReadyAccount() || '',
      setupToken,
      wrongCodes: readWrongCodes(),
    },
  })
  useEmitted(actor, {
    'wrongCodes.changed': ({ count }) => storeWrongCodes(count),
    'signIn.granted': ({ sessionEvent, notice }) => {
      session.send(sessionEvent)
      if (notice) toasts.warning(notice.title, notice.text)
    },
  })

  // Loads it before it is needed. If this fails, showing it tries again.
  useEffect(() => void loadSecondFactor().catch(() => {}), [])

  // Ends the provider session if the user leaves before the sign-in is complete.
  useEffect(
    () => () => {
      if (actor.getSnapshot().hasTag('hasProviderSession')) void signOutOnThisDevice()
    },
    [actor],
  )

  return (
    <DemoLoginView
      state={state}
      send={send}
      extras={extras}
      secondFactor={
        <Suspense fallback={null}>
          <SecondFactor
            onVerified={() => send({ type: 'secondFactor.verified' })}
            onCancel={() => send({ type: 'secondFactor.cancelled' })}
          />
        </Suspense>
      }
    />
  )
}
